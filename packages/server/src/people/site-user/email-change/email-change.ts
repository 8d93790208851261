import { emailKey } from '@awning/site-model';
import { type Connection, isDuplicate } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { PasswordHasher } from '../../../platform/password/index.ts';
import { tokenHash } from '../../../platform/token.ts';
import { makeLink, openLink } from '../link/link.ts';
import { deleteLinksOf, takeLink } from '../link/store.ts';
import { joinOrders } from '../order/store.ts';
import { deleteRegistrationsOf } from '../registration/store.ts';
import { lockSiteUser, type StoredSiteUser, siteUserByEmail, siteUserById, updateEmail } from '../store.ts';

/** The mails of a change, each written in the transaction that makes it true. */
export interface ChangeMails {
  /** To the new address. */
  confirm(connection: Connection, token: string, user: StoredSiteUser, email: string): Promise<void>;
  /** To whoever has the new address already. */
  alreadyThere(connection: Connection, owner: StoredSiteUser): Promise<void>;
  /** To the old address, when the change is done. */
  changed(connection: Connection, user: StoredSiteUser, email: string): Promise<void>;
}

/** Runs after the answer has gone out: whether another account has the address must not show. */
export async function offerEmailChange(
  parts: Pick<Parts, 'database' | 'clock'>,
  asked: { readonly websiteId: string; readonly siteUserId: string; readonly email: string },
  mails: ChangeMails,
): Promise<void> {
  const { websiteId, siteUserId, email } = asked;
  await parts.database.transaction(async (connection) => {
    const user = await lockSiteUser(connection, websiteId, siteUserId);
    if (user === undefined) return;
    const token = await makeLink(connection, parts.clock, { websiteId, siteUserId, kind: 'email-change', email });
    if (token === undefined) return;
    const owner = await siteUserByEmail(connection, websiteId, emailKey(email));
    await (owner === undefined || owner.id === siteUserId
      ? mails.confirm(connection, token, user, email)
      : mails.alreadyThere(connection, owner));
  });
}

export type EmailChangeOutcome =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly reason: 'gone' | 'wrong' | 'busy' };

/**
 * Whoever opens the link holds the new mailbox, and whoever knows the password has asked for the change: a stranger's account
 * must not get the address, and what was bought with it, by a click of its owner. The old mailbox is told.
 */
export async function confirmEmailChange(
  parts: Pick<Parts, 'database' | 'clock'>,
  passwords: PasswordHasher,
  websiteId: string,
  { token, password }: { readonly token: string; readonly password: string },
  mails: Pick<ChangeMails, 'changed'>,
): Promise<EmailChangeOutcome> {
  const link = await openLink(parts.database, websiteId, token, { kind: 'email-change', at: parts.clock.now() });
  const asking = link && (await siteUserById(parts.database, websiteId, link.siteUserId));
  if (asking === undefined || link?.email == null) return { ok: false, reason: 'gone' };
  const { email } = link;
  const matches = await passwords.matches(password, asking.passwordHash);
  if (!matches.ok) return matches;
  if (!matches.value) return { ok: false, reason: 'wrong' };
  try {
    return await parts.database.transaction(async (connection) => {
      const user = await lockSiteUser(connection, websiteId, asking.id);
      const isSame = user?.passwordHash === asking.passwordHash;
      const isTaken = isSame && (await takeLink(connection, websiteId, tokenHash(token)));
      if (user === undefined || !isTaken) return { ok: false, reason: 'gone' };
      const key = emailKey(email);
      await updateEmail(connection, websiteId, user.id, { email, emailKey: key });
      await deleteLinksOf(connection, websiteId, user.id);
      await deleteRegistrationsOf(connection, websiteId, key);
      await joinOrders(connection, { websiteId, id: user.id, emailKey: key });
      await mails.changed(connection, user, email);
      return { ok: true, email };
    });
  } catch (error) {
    // Somebody else has confirmed the same address meanwhile.
    if (isDuplicate(error)) return { ok: false, reason: 'gone' };
    throw error;
  }
}
