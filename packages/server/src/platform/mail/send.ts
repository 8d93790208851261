import { findLanguage, type Language, languages, spokenLanguage } from '@awning/formats';
import { checkEmail } from '@awning/site-model';
import { type Connection, newId } from '../database/index.ts';
import type { Parts } from '../parts.ts';
import { DELIVER_TASK, MAX_ATTEMPTS } from './deliver.ts';
import { messageIdOf } from './message-id.ts';
import { insertMail, selectMail, selectPrimaryLanguage } from './store.ts';
import { type MailData, type MailTemplate, oneLine, renderMail } from './template.ts';

export interface OutgoingMail<Data extends MailData> {
  readonly websiteId: string;
  readonly to: string;
  /** The recipient's language. */
  readonly language: string;
  readonly template: MailTemplate<Data>;
  readonly data: Data;
  /** The address for replies, such as the visitor who filled in a form; the sender by default. */
  readonly replyTo?: string;
  /** An address that ends the subscription by a bare POST (RFC 8058); mail programs offer it as a button. */
  readonly unsubscribeUrl?: string;
  /** What it is about, such as `order/0192…`, by which it is found again. */
  readonly about?: string;
  /** A file for calendars that is sent with it. */
  readonly calendar?: string;
}

/**
 * Writes a mail and the job that sends it into the outbox, in the caller's transaction: the mail exists if and only if
 * that transaction commits. Without a mail server the mail stays there to be read (D-167). Returns its id.
 */
export async function sendMail<Data extends MailData>(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs'>,
  connection: Connection,
  { websiteId, to, language, template, data, replyTo = '', unsubscribeUrl, about, calendar }: OutgoingMail<Data>,
): Promise<string> {
  const id = newId(parts.clock);
  const written = await languageOf(connection, websiteId, language);
  const status = await insertMail(connection, {
    websiteId,
    id,
    messageId: messageIdOf(id, parts.config.mailFrom),
    kind: template.kind,
    language: written,
    senderName: oneLine(data.websiteName),
    recipient: to,
    // Typed by a person: an invalid reply address must not stop the mail.
    replyTo: checkEmail(replyTo).ok ? replyTo : null,
    unsubscribeUrl: unsubscribeUrl ?? null,
    about: about ?? null,
    calendar: calendar ?? null,
    ...renderMail(template, written, data),
    isDelivered: parts.config.smtpUrl !== undefined,
    createdAt: parts.clock.now(),
  });
  if (status === 'waiting') await queueDelivery(parts, connection, websiteId, id);
  return id;
}

/**
 * Sends a mail again as it was, as a new one in the outbox, to the same recipient. Returns false if there is none about
 * this.
 */
export async function resendMail(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs'>,
  connection: Connection,
  websiteId: string,
  { id: formerId, about }: { readonly id: string; readonly about: string },
): Promise<boolean> {
  const former = await selectMail(connection, websiteId, formerId);
  if (former?.about !== about) return false;
  const id = newId(parts.clock);
  const status = await insertMail(connection, {
    ...former,
    id,
    messageId: messageIdOf(id, parts.config.mailFrom),
    isDelivered: parts.config.smtpUrl !== undefined,
    createdAt: parts.clock.now(),
  });
  if (status === 'waiting') await queueDelivery(parts, connection, websiteId, id);
  return true;
}

/** The website is asked for its default only for a language that there are no texts in. */
async function languageOf(connection: Connection, websiteId: string, language: string): Promise<Language> {
  return findLanguage(languages, language) ?? spokenLanguage(await selectPrimaryLanguage(connection, websiteId));
}

export async function queueDelivery(
  parts: Pick<Parts, 'jobs'>,
  connection: Connection,
  websiteId: string,
  mailId: string,
): Promise<void> {
  const payload = { websiteId, mailId };
  await parts.jobs.add(connection, DELIVER_TASK, payload, { key: `mail:${mailId}`, maxAttempts: MAX_ATTEMPTS });
}
