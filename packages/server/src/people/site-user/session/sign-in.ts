import { emailKey } from '@awning/site-model';
import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { HeldTry, PasswordComparer } from '../../password-guard/index.ts';
import { joinOrders } from '../order/store.ts';
import { lockSiteUser, type StoredSiteUser, siteUserByEmail } from '../store.ts';
import { type Caller, endSession, type OpenedSession, openSession } from './session.ts';

export interface Credentials {
  readonly websiteId: string;
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
  /** The session the browser had before; it ends, whoever it belonged to. */
  readonly formerToken: string | undefined;
}

/** What else belongs into the transaction that opens a session: the visitor's cart comes along. */
export type TakeAlong<Taken> = (connection: Connection, siteUserId: string) => Promise<Taken>;

export type SignInOutcome<Taken> =
  | { readonly ok: true; readonly user: StoredSiteUser; readonly session: OpenedSession; readonly taken: Taken }
  | { readonly ok: false; readonly reason: 'wrong' }
  | HeldTry;

export async function signIn<Taken>(
  parts: Pick<Parts, 'database' | 'clock'>,
  passwords: PasswordComparer,
  credentials: Credentials,
  caller: Caller,
  takeAlong: TakeAlong<Taken>,
): Promise<SignInOutcome<Taken>> {
  const { websiteId } = credentials;
  const found = await siteUserByEmail(parts.database, websiteId, emailKey(credentials.email));
  const matches = await passwords.matches(credentials.password, found?.passwordHash);
  if (!matches.ok) return matches;
  if (!matches.value || found === undefined) return { ok: false, reason: 'wrong' };
  return parts.database.transaction(async (connection) => {
    const user = await lockSiteUser(connection, websiteId, found.id);
    // Somebody changed the password while it was being compared: the compared one no longer opens anything.
    if (user?.passwordHash !== found.passwordHash) return { ok: false, reason: 'wrong' };
    if (credentials.formerToken !== undefined) await endSession(connection, websiteId, credentials.formerToken);
    const isRemembered = credentials.rememberMe;
    const session = await openSession(connection, parts.clock, user, { caller, isRemembered });
    const taken = await takeAlong(connection, user.id);
    // Bought meanwhile without signing in. After the carts, because everybody locks carts before orders.
    await joinOrders(connection, user);
    return { ok: true, user, session, taken };
  });
}
