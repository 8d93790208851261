import { sql } from 'kysely';
import { type Connection, statement } from '../../platform/database/index.ts';

export const contactStatuses = ['pending', 'subscribed', 'unsubscribed'] as const;
/** `pending`: has not confirmed yet and gets no newsletter. */
type ContactStatus = (typeof contactStatuses)[number];

export interface Contact {
  readonly id: string;
  readonly email: string;
  readonly status: ContactStatus;
  readonly language: string;
  readonly source: string;
  readonly confirmExpiresAt: Date | null;
  readonly confirmMailedAt: Date | null;
  readonly createdAt: Date;
  readonly subscribedAt: Date | null;
  readonly unsubscribedAt: Date | null;
}

const columns = `
  id, email, status, language, source, confirm_expires_at as "confirmExpiresAt", confirm_mailed_at as "confirmMailedAt",
  created_at as "createdAt", subscribed_at as "subscribedAt", unsubscribed_at as "unsubscribedAt"`;

const writeContact = statement(
  'newsletter-contact-insert',
  `insert into newsletter_contact (website_id, id, email, email_key, status, language, source, created_at)
   values ($1, $2, $3, $4, 'pending', $5, $6, $7) on conflict (website_id, email_key) do nothing`,
);

const lockedContact = statement<Contact>(
  'newsletter-contact-lock',
  `select ${columns} from newsletter_contact where website_id = $1 and email_key = $2 for update`,
);

export interface NewContact {
  readonly id: string;
  readonly email: string;
  readonly emailKey: string;
  readonly language: string;
  readonly source: string;
  readonly at: Date;
}

/**
 * Returns the contact of an address, created if absent, and locks it: each of several concurrent sign-ups sees the
 * result of the previous one.
 */
export async function lockContact(connection: Connection, websiteId: string, contact: NewContact): Promise<Contact> {
  const { id, email, emailKey, language, source, at } = contact;
  await connection.run(writeContact, [websiteId, id, email, emailKey, language, source, at]);
  const [row] = await connection.run(lockedContact, [websiteId, emailKey]);
  if (row === undefined) throw new Error('A newsletter contact vanished while it was locked');
  return row;
}

// An earlier unsubscription stays recorded until the contact confirms again.
const askAgain = statement(
  'newsletter-contact-ask',
  `update newsletter_contact set status = 'pending', email = $3, language = $4, source = $5, confirm_hash = $6, confirm_expires_at = $7,
     confirm_mailed_at = $8
    where website_id = $1 and id = $2`,
);

export async function markAsked(
  connection: Connection,
  websiteId: string,
  id: string,
  asked: Pick<NewContact, 'email' | 'language' | 'source' | 'at'> & { readonly hash: Buffer; readonly expiresAt: Date },
): Promise<void> {
  const { email, language, source, hash, expiresAt, at } = asked;
  await connection.run(askAgain, [websiteId, id, email, language, source, hash, expiresAt, at]);
}

const subscribe = statement(
  'newsletter-contact-subscribe',
  `update newsletter_contact set status = 'subscribed', subscribed_at = $3, unsubscribed_at = null
    where website_id = $1 and id = $2`,
);

export async function markSubscribed(connection: Connection, websiteId: string, id: string, at: Date): Promise<void> {
  await connection.run(subscribe, [websiteId, id, at]);
}

const unsubscribe = statement<Contact>(
  'newsletter-contact-unsubscribe',
  `update newsletter_contact set status = 'unsubscribed', unsubscribed_at = coalesce(unsubscribed_at, $3), confirm_hash = null
    where website_id = $1 and id = $2 returning ${columns}`,
);

/** Returns the contact, unsubscribed now or before; `undefined` if there is none. */
export async function markUnsubscribed(
  connection: Connection,
  websiteId: string,
  id: string,
  at: Date,
): Promise<Contact | undefined> {
  return (await connection.run(unsubscribe, [websiteId, id, at]))[0];
}

const contactOfHash = statement<Contact>(
  'newsletter-contact-by-hash',
  `select ${columns} from newsletter_contact where website_id = $1 and confirm_hash = $2 for update`,
);

export async function lockContactByHash(
  connection: Connection,
  websiteId: string,
  hash: Buffer,
): Promise<Contact | undefined> {
  return (await connection.run(contactOfHash, [websiteId, hash]))[0];
}

const contactOfId = statement<Contact>(
  'newsletter-contact-read',
  `select ${columns} from newsletter_contact where website_id = $1 and id = $2`,
);

export async function selectContact(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<Contact | undefined> {
  return (await connection.run(contactOfId, [websiteId, id]))[0];
}

const contactOfEmail = statement<Contact>(
  'newsletter-contact-of-email',
  `select ${columns} from newsletter_contact where website_id = $1 and email_key = $2`,
);

export async function selectContactOf(
  connection: Connection,
  websiteId: string,
  emailKey: string,
): Promise<Contact | undefined> {
  return (await connection.run(contactOfEmail, [websiteId, emailKey]))[0];
}

export interface ContactPage {
  /** The id of the last contact on the previous page. */
  readonly after: string | undefined;
  readonly status: ContactStatus | undefined;
  /** Part of the address, in lower case. */
  readonly search: string | undefined;
  readonly limit: number;
}

/** The latest first. Planned for each text: a frequent part is met soon in the order of the list, a rare one is found by its letters. */
export async function selectContacts(
  { kysely }: Connection,
  websiteId: string,
  { after, status, search, limit }: ContactPage,
): Promise<Contact[]> {
  const pattern = `%${search?.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const wanted = [
    sql`website_id = ${websiteId}`,
    ...(after === undefined ? [] : [sql`id < ${after}`]),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(search === undefined ? [] : [sql`email_key like ${pattern}`]),
  ];
  const { rows } = await sql<Contact>`
    select ${sql.raw(columns)} from newsletter_contact where ${sql.join(wanted, sql` and `)}
     order by id desc limit ${limit}`.execute(kysely);
  return rows;
}

const removeContact = statement<{ id: string }>(
  'newsletter-contact-delete',
  'delete from newsletter_contact where website_id = $1 and id = $2 returning id',
);

export async function deleteContact(connection: Connection, websiteId: string, id: string): Promise<boolean> {
  return (await connection.run(removeContact, [websiteId, id])).length === 1;
}

const removeContactOf = statement(
  'newsletter-contact-delete-of-email',
  'delete from newsletter_contact where website_id = $1 and email_key = $2',
);

export async function deleteContactOf(connection: Connection, websiteId: string, emailKey: string): Promise<void> {
  await connection.run(removeContactOf, [websiteId, emailKey]);
}

const leaveAgain = statement(
  'newsletter-contact-leave-again',
  `update newsletter_contact set status = 'unsubscribed', confirm_hash = null, confirm_expires_at = null
    where status = 'pending' and confirm_expires_at <= $1 and unsubscribed_at is not null
   /* all websites: whoever left and did not come back has still left */`,
);

const forgetUnconfirmed = statement(
  'newsletter-contact-forget',
  `delete from newsletter_contact where status = 'pending' and confirm_expires_at <= $1
   /* all websites: whoever never confirmed did not want to be here */`,
);

/** Contacts that unsubscribed before are kept, so that typing in the address again cannot erase their decision. */
export async function deleteUnconfirmed(connection: Connection, now: Date): Promise<void> {
  await connection.run(leaveAgain, [now]);
  await connection.run(forgetUnconfirmed, [now]);
}
