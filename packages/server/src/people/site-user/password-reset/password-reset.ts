import { emailKey } from '@awning/site-model';
import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { PasswordHasher } from '../../../platform/password/index.ts';
import { tokenHash } from '../../../platform/token.ts';
import { makeLink, openLink } from '../link/link.ts';
import { deleteLinksOf, takeLink } from '../link/store.ts';
import { type Caller, type OpenedSession, openSession } from '../session/session.ts';
import type { CarryIntoAccount } from '../session/sign-in.ts';
import { deleteSessionsOf } from '../session/store.ts';
import {
  lockSiteUser,
  type StoredSiteUser,
  selectSiteUserByEmail,
  selectSiteUserById,
  updatePassword,
} from '../store.ts';

/** Writes the mail with the link, in the transaction that stores the link's hash. */
export type SendReset = (connection: Connection, token: string, user: StoredSiteUser) => Promise<void>;

/** Does nothing for an address without an account; only the mailbox's owner learns the difference. */
export async function offerReset(
  parts: Pick<Parts, 'database' | 'clock'>,
  asked: { readonly websiteId: string; readonly email: string },
  send: SendReset,
): Promise<void> {
  const { websiteId } = asked;
  await parts.database.transaction(async (connection) => {
    const known = await selectSiteUserByEmail(connection, websiteId, emailKey(asked.email));
    // Locked, so that concurrent requests count each other.
    const user = known && (await lockSiteUser(connection, websiteId, known.id));
    if (user === undefined) return;
    const token = await makeLink(connection, parts.clock, { websiteId, siteUserId: user.id, kind: 'password-reset' });
    if (token !== undefined) await send(connection, token, user);
  });
}

/** The site user whose password this link may set, while it is valid. */
export async function openReset(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  websiteId: string,
  token: string,
): Promise<StoredSiteUser | undefined> {
  const link = await openLink(database, websiteId, token, { kind: 'password-reset', at: clock.now() });
  return link && (await selectSiteUserById(database, websiteId, link.siteUserId));
}

export type ResetOutcome<Taken> =
  | { readonly ok: true; readonly session: OpenedSession; readonly taken: Taken }
  | { readonly ok: false; readonly reason: 'gone' | 'busy' };

/** Sets the password, ends all sessions of the site user and opens one for the caller. */
export async function resetPassword<Taken>(
  parts: Pick<Parts, 'database' | 'clock'>,
  passwords: PasswordHasher,
  { id, websiteId }: StoredSiteUser,
  reset: { readonly token: string; readonly password: string; readonly caller: Caller },
  carryIntoAccount: CarryIntoAccount<Taken>,
): Promise<ResetOutcome<Taken>> {
  const hashed = await passwords.make(reset.password);
  if (!hashed.ok) return hashed;
  return parts.database.transaction(async (connection) => {
    // Locks the site user first, like every change of an account, so that two links used at once cannot deadlock.
    const user = await lockSiteUser(connection, websiteId, id);
    const isTaken = user !== undefined && (await takeLink(connection, websiteId, tokenHash(reset.token)));
    if (!isTaken) return { ok: false, reason: 'gone' };
    await updatePassword(connection, websiteId, id, { passwordHash: hashed.value, at: parts.clock.now() });
    await deleteLinksOf(connection, websiteId, id);
    await deleteSessionsOf(connection, websiteId, id);
    const { caller } = reset;
    const session = await openSession(connection, parts.clock, user, { caller, isRemembered: false });
    return { ok: true, session, taken: await carryIntoAccount(connection, id) };
  });
}
