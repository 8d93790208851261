import { type Connection, statement } from '../database/index.ts';
import { MAIL_SERVER_SECRET } from './server/mail-server.ts';

export const mailStatuses = ['waiting', 'held', 'sent', 'bounced', 'failed'] as const;
/** `waiting`: a job will send it; `held`: there is no mail server; `bounced`: refused for good; `failed`: given up. */
export type MailStatus = (typeof mailStatuses)[number];

/** Those that did not reach their recipient and never will by themselves. */
export const undeliveredStatuses = ['bounced', 'failed'] as const satisfies readonly MailStatus[];

export interface Mail {
  readonly id: string;
  readonly websiteId: string;
  readonly messageId: string;
  readonly kind: string;
  readonly language: string;
  readonly senderName: string;
  readonly recipient: string;
  readonly replyTo: string | null;
  readonly unsubscribeUrl: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** A file for calendars that is sent with it. */
  readonly calendar: string | null;
  readonly status: MailStatus;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly about: string | null;
}

export interface NewMail extends Omit<Mail, 'attempts' | 'lastError' | 'sentAt' | 'status'> {
  /** The environment has a mail server; otherwise the website may have one. */
  readonly isDelivered: boolean;
}

export type ListedMail = Omit<
  Mail,
  'html' | 'text' | 'messageId' | 'websiteId' | 'senderName' | 'replyTo' | 'unsubscribeUrl' | 'about' | 'calendar'
>;

const primaryLanguage = statement<{ code: string }>(
  'mail-primary-language',
  `select language ->> 'code' as code from website, jsonb_array_elements(languages) as language
   where website.id = $1 and (language ->> 'isPrimary')::boolean`,
);

/** The default language of the website that sends. */
export async function selectPrimaryLanguage(connection: Connection, websiteId: string): Promise<string | undefined> {
  const [row] = await connection.run(primaryLanguage, [websiteId]);
  return row?.code;
}

const writeMail = statement<{ status: MailStatus }>(
  'mail-write',
  `insert into mail (website_id, id, message_id, kind, language, sender_name, recipient, reply_to, unsubscribe_url, subject, html,
     text, status, created_at, about, calendar)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
     case when $13 or exists (select from website_secret where website_id = $1 and name = '${MAIL_SERVER_SECRET}')
       then 'waiting' else 'held' end, $14, $15, $16)
   returning status`,
);

/** Returns `waiting` if a mail server can take it, and `held` otherwise. */
export async function insertMail(connection: Connection, mail: NewMail): Promise<MailStatus> {
  const [written] = await connection.run(writeMail, [
    mail.websiteId,
    mail.id,
    mail.messageId,
    mail.kind,
    mail.language,
    mail.senderName,
    mail.recipient,
    mail.replyTo,
    mail.unsubscribeUrl,
    mail.subject,
    mail.html,
    mail.text,
    mail.isDelivered,
    mail.createdAt,
    mail.about,
    mail.calendar,
  ]);
  return written?.status ?? 'held';
}

export async function selectMail(connection: Connection, websiteId: string, id: string): Promise<Mail | undefined> {
  const row = await connection.kysely
    .selectFrom('mail')
    .select([
      ...listedColumns,
      'website_id',
      'message_id',
      'sender_name',
      'reply_to',
      'unsubscribe_url',
      'html',
      'text',
      'about',
      'calendar',
    ])
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { message_id: messageId, sender_name: senderName, reply_to: replyTo, unsubscribe_url: unsubscribeUrl } = row;
  const { html, text, about, calendar } = row;
  const sent = { messageId, senderName, replyTo, unsubscribeUrl, html, text, about, calendar };
  return { ...asListed(row), websiteId: row.website_id, ...sent };
}

export type AboutMail = Pick<Mail, 'id' | 'kind' | 'subject' | 'status' | 'createdAt'>;

const mailsAbout = statement<AboutMail>(
  'mails-about',
  `select id, kind, subject, status, created_at as "createdAt" from mail where website_id = $1 and about = $2 order by id`,
);

/** Oldest first. */
export async function selectMailsAbout(connection: Connection, websiteId: string, about: string): Promise<AboutMail[]> {
  return await connection.run(mailsAbout, [websiteId, about]);
}

/** The result of an attempt to send. A mail that was sent meanwhile stays sent. */
export interface Attempt {
  readonly status: MailStatus;
  readonly error: string | null;
  readonly at: Date;
  /** The new content of the mail, if a part of it is removed. */
  readonly html?: string;
  readonly text?: string;
}

export async function recordAttempt(
  connection: Connection,
  websiteId: string,
  id: string,
  attempt: Attempt,
): Promise<void> {
  await connection.kysely
    .updateTable('mail')
    .set((mail) => ({
      status: attempt.status,
      last_error: attempt.error,
      attempts: mail('attempts', '+', 1),
      ...(attempt.status === 'sent' ? { sent_at: attempt.at } : {}),
      ...(attempt.html === undefined ? {} : { html: attempt.html }),
      ...(attempt.text === undefined ? {} : { text: attempt.text }),
    }))
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('status', '<>', 'sent')
    .execute();
}

/** Returns true if the mail had one of these states before. */
export async function moveMail(
  connection: Connection,
  websiteId: string,
  id: string,
  from: readonly MailStatus[],
  to: MailStatus,
): Promise<boolean> {
  const moved = await connection.kysely
    .updateTable('mail')
    .set({ status: to })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}

export interface MailPage {
  /** All if undefined. */
  readonly statuses: readonly MailStatus[] | undefined;
  /** The id of the last mail on the previous page. */
  readonly after: string | undefined;
  readonly limit: number;
}

/** The latest first: ids sort by creation time. */
export async function selectMails(
  connection: Connection,
  websiteId: string,
  page: MailPage,
): Promise<readonly ListedMail[]> {
  let query = connection.kysely
    .selectFrom('mail')
    .select(listedColumns)
    .where('website_id', '=', websiteId)
    .orderBy('id', 'desc')
    .limit(page.limit);
  if (page.statuses !== undefined) query = query.where('status', 'in', page.statuses);
  if (page.after !== undefined) query = query.where('id', '<', page.after);
  return (await query.execute()).map(asListed);
}

/** Counts up to `most`. */
export async function countMails(
  connection: Connection,
  websiteId: string,
  status: readonly MailStatus[],
  most: number,
): Promise<number> {
  const found = await connection.kysely
    .selectFrom('mail')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('status', 'in', status)
    .limit(most)
    .execute();
  return found.length;
}

/** Deletes mails together with their subject; a job that would still send one finds nothing and ends. */
export async function deleteMails(connection: Connection, websiteId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await connection.kysely.deleteFrom('mail').where('website_id', '=', websiteId).where('id', 'in', ids).execute();
}

const removeMailsBefore = statement<{ id: string }>(
  'mail-delete-before',
  `delete from mail where website_id = $1 and id in (
     select id from mail where website_id = $1 and id < $2 and status <> 'waiting' order by id limit $3
   ) returning id`,
);

/** Deletes the oldest mails written before an id that are not waiting to be sent. Returns how many were deleted. */
export async function deleteMailsBefore(
  connection: Connection,
  websiteId: string,
  id: string,
  limit: number,
): Promise<number> {
  return (await connection.run(removeMailsBefore, [websiteId, id, limit])).length;
}

const removeKindsBefore = statement(
  'mail-delete-kinds',
  `delete from mail where website_id = $1 and kind = any($2::text[]) and id < $3 and status <> 'waiting'`,
);

/** For kinds of mails that are kept for a shorter time than others. */
export async function deleteKindsBefore(
  connection: Connection,
  websiteId: string,
  kinds: readonly string[],
  id: string,
): Promise<void> {
  await connection.run(removeKindsBefore, [websiteId, kinds, id]);
}

const removeMailsOfAccount = statement(
  'mail-delete-of-account',
  `delete from mail
    where website_id = $1 and lower(recipient) = lower($2) and (kind like 'site-user-%' or kind like 'newsletter-%')`,
);

/** Mails caused by an account and its newsletter; those of orders stay with the orders. */
export async function deleteMailsOfAccount(connection: Connection, websiteId: string, email: string): Promise<void> {
  await connection.run(removeMailsOfAccount, [websiteId, email]);
}

const listedColumns = [
  'id',
  'kind',
  'language',
  'recipient',
  'subject',
  'status',
  'attempts',
  'last_error',
  'created_at',
  'sent_at',
] as const;

interface ListedRow {
  readonly id: string;
  readonly kind: string;
  readonly language: string;
  readonly recipient: string;
  readonly subject: string;
  readonly status: string;
  readonly attempts: number;
  readonly last_error: string | null;
  readonly created_at: Date;
  readonly sent_at: Date | null;
}

function asListed(row: ListedRow): ListedMail {
  return {
    id: row.id,
    kind: row.kind,
    language: row.language,
    recipient: row.recipient,
    subject: row.subject,
    status: row.status as MailStatus,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at,
    sentAt: row.sent_at,
  };
}
