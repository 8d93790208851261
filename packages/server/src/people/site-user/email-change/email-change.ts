import { emailKey } from '@awning/site-model';
import { type Connection, isDuplicate } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { PasswordHasher } from '../../../platform/password/index.ts';
import { tokenHash } from '../../../platform/token.ts';
import { makeLink, openLink } from '../link/link.ts';
import { deleteLinksOf, takeLink } from '../link/store.ts';
import { joinOrders } from '../order/store.ts';
import { deleteRegistrationsOf } from '../registration/store.ts';
import { lockSiteUser, type StoredSiteUser, selectSiteUserByEmail, selectSiteUserById, updateEmail } from '../store.ts';

/** The mails of a change, each written in the transaction of its cause. */
export interface ChangeMails {
  /** To the new address. */
  confirm(connection: Connection, token: string, user: StoredSiteUser, email: string): Promise<void>;
  /** To the account that already has the new address. */
  alreadyThere(connection: Connection, owner: StoredSiteUser): Promise<void>;
  /** To the old address, after the change. */
  changed(connection: Connection, user: StoredSiteUser, email: string): Promise<void>;
}

/** Runs after the response was sent: the response time must not reveal whether another account has the address. */
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
    const owner = await selectSiteUserByEmail(connection, websiteId, emailKey(email));
    await (owner === undefined || owner.id === siteUserId
      ? mails.confirm(connection, token, user, email)
      : mails.alreadyThere(connection, owner));
  });
}

export type EmailChangeOutcome =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly reason: 'gone' | 'wrong' | 'busy' };

/**
 * The link proves access to the new mailbox, and the password proves that the same person asked for the change: a click
 * by the mailbox's owner must not give their address, and the orders made with it, to a stranger's account. The old
 * mailbox gets a mail.
 */
export async function confirmEmailChange(
  parts: Pick<Parts, 'database' | 'clock'>,
  passwords: PasswordHasher,
  websiteId: string,
  { token, password }: { readonly token: string; readonly password: string },
  mails: Pick<ChangeMails, 'changed'>,
): Promise<EmailChangeOutcome> {
  const link = await openLink(parts.database, websiteId, token, { kind: 'email-change', at: parts.clock.now() });
  const asking = link && (await selectSiteUserById(parts.database, websiteId, link.siteUserId));
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
    // Another account has confirmed the same address meanwhile.
    if (isDuplicate(error)) return { ok: false, reason: 'gone' };
    throw error;
  }
}
