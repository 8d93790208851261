import { checkEmail } from '@awning/site-model';
import { type Connection, newId } from '../database/index.ts';
import type { Parts } from '../parts.ts';
import { DELIVER_TASK, MAX_ATTEMPTS } from './deliver.ts';
import { mailbox } from './mailbox.ts';
import { insertMail } from './store.ts';
import { type MailData, type MailTemplate, mailLanguage, oneLine, renderMail } from './template.ts';

export interface OutgoingMail<Data extends MailData> {
  readonly websiteId: string;
  readonly to: string;
  /** Of whoever receives it; see `mailLanguage`. */
  readonly language: string;
  readonly template: MailTemplate<Data>;
  readonly data: Data;
  /** Where an answer goes, such as to whoever filled in the form; without it to the sender. */
  readonly replyTo?: string;
  /** A call that ends the subscription by a bare POST (RFC 8058); mail programs offer it as a button. */
  readonly unsubscribeUrl?: string;
}

/**
 * Writes a mail into the outbox, with the job that sends it, by the caller's own transaction: the mail exists if and only if
 * what it speaks of does. Without a mail server it stays there to be read (D-167). Answers its id.
 */
export async function sendMail<Data extends MailData>(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs'>,
  connection: Connection,
  { websiteId, to, language, template, data, replyTo = '', unsubscribeUrl }: OutgoingMail<Data>,
): Promise<string> {
  const id = newId(parts.clock);
  const written = mailLanguage(language);
  const isDelivered = parts.config.smtpUrl !== undefined;
  await insertMail(connection, {
    websiteId,
    id,
    messageId: `<${id}@${senderDomain(parts.config)}>`,
    kind: template.kind,
    language: written,
    senderName: oneLine(data.websiteName),
    recipient: to,
    // Typed by somebody: an address that cannot be answered must not keep the mail from going out.
    replyTo: checkEmail(replyTo).ok ? replyTo : null,
    unsubscribeUrl: unsubscribeUrl ?? null,
    ...renderMail(template, written, data),
    status: isDelivered ? 'waiting' : 'held',
    createdAt: parts.clock.now(),
  });
  if (isDelivered) await queueDelivery(parts, connection, websiteId, id);
  return id;
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

function senderDomain({ mailFrom }: Pick<Parts['config'], 'mailFrom'>): string {
  return mailbox(mailFrom ?? '').address.split('@')[1] ?? 'awning.invalid';
}
