import { emailKey } from '@awning/site-model';
import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { HeldTry, PasswordComparer } from '../../password-guard/index.ts';
import { joinOrders } from '../order/store.ts';
import { lockSiteUser, type StoredSiteUser, selectSiteUserByEmail } from '../store.ts';
import { type Caller, endSession, type OpenedSession, openSession } from './session.ts';

export interface Credentials {
  readonly websiteId: string;
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
  /** The browser's previous session; it ends, whatever account it belongs to. */
  readonly formerToken: string | undefined;
}

/** Extra work in the transaction that opens a session: the visitor's cart moves into the account. */
export type CarryIntoAccount<Taken> = (connection: Connection, siteUserId: string) => Promise<Taken>;

export type SignInOutcome<Taken> =
  | { readonly ok: true; readonly user: StoredSiteUser; readonly session: OpenedSession; readonly taken: Taken }
  | { readonly ok: false; readonly reason: 'wrong' }
  | HeldTry;

export async function signIn<Taken>(
  parts: Pick<Parts, 'database' | 'clock'>,
  passwords: PasswordComparer,
  credentials: Credentials,
  caller: Caller,
  carryIntoAccount: CarryIntoAccount<Taken>,
): Promise<SignInOutcome<Taken>> {
  const { websiteId } = credentials;
  const found = await selectSiteUserByEmail(parts.database, websiteId, emailKey(credentials.email));
  const matches = await passwords.matches(credentials.password, found?.passwordHash);
  if (!matches.ok) return matches;
  if (!matches.value || found === undefined) return { ok: false, reason: 'wrong' };
  return parts.database.transaction(async (connection) => {
    const user = await lockSiteUser(connection, websiteId, found.id);
    // The password was changed while it was being compared.
    if (user?.passwordHash !== found.passwordHash) return { ok: false, reason: 'wrong' };
    if (credentials.formerToken !== undefined) await endSession(connection, websiteId, credentials.formerToken);
    const isRemembered = credentials.rememberMe;
    const session = await openSession(connection, parts.clock, user, { caller, isRemembered });
    const taken = await carryIntoAccount(connection, user.id);
    // Orders placed meanwhile without signing in. After the carts, because carts are always locked before orders.
    await joinOrders(connection, user);
    return { ok: true, user, session, taken };
  });
}
