import type { SendMailOptions, Transporter } from 'nodemailer';
import type { Connection } from '../database/index.ts';
import { resolveHost } from '../outgoing/index.ts';
import type { Parts } from '../parts.ts';
import { mailbox } from './mailbox.ts';
import { NO_DOMAIN } from './message-id.ts';
import { type FailureReason, failureReason, reasonText } from './server/failure.ts';
import { connectionOptions, findMailServer, senderDomain, type WebsiteMailServer } from './server/mail-server.ts';
import { safeOptions, smtpOptions } from './smtp-options.ts';
import type { Mail } from './store.ts';

export type SendOutcome =
  /** With the last reply of the mail server. */
  | { readonly kind: 'sent'; readonly answer: string }
  /** Permanent: the same mail would be refused again. */
  | { readonly kind: 'refused'; readonly error: string; readonly reason: FailureReason }
  /** Temporary: no connection, a full mailbox, a wrong password of ours. */
  | { readonly kind: 'unavailable'; readonly error: string; readonly reason: FailureReason }
  | { readonly kind: 'none' };

type SentMail = Pick<
  Mail,
  'messageId' | 'senderName' | 'recipient' | 'replyTo' | 'unsubscribeUrl' | 'subject' | 'html' | 'text' | 'calendar'
>;

export interface Transport {
  send(connection: Connection, websiteId: string, mail: SentMail): Promise<SendOutcome>;
}

const UNREADABLE = 'The password of the mail server cannot be read any more. Enter it again.';

/** Hands mails to the mail server of the environment, or else to the one that the website entered. */
export function createTransport(parts: Pick<Parts, 'config'>): Transport {
  let ofEnvironment: Promise<Transporter> | undefined;
  return {
    async send(connection, websiteId, mail) {
      const server = await findMailServer(parts, connection, websiteId);
      if (server === undefined) return { kind: 'none' };
      // The general check accepts these characters (D-066), and the library would write to another address than the
      // typed one.
      if (/[<>]/.test(mail.recipient)) {
        return { kind: 'refused', error: 'Nobody can have this address.', reason: 'recipient' };
      }
      if (server.source === 'website') return deliverToWebsiteServer(parts, server.server, mail);
      if (server.source === 'unreadable') return { kind: 'unavailable', error: UNREADABLE, reason: 'unreadable' };
      ofEnvironment ??= openSmtp(smtpOptions(server.smtpUrl));
      return deliver(await ofEnvironment, mail, server.from);
    },
  };
}

async function deliverToWebsiteServer(
  { config }: Pick<Parts, 'config'>,
  server: WebsiteMailServer,
  mail: SentMail,
): Promise<SendOutcome> {
  const found = await resolveHost(server.host, { allowsPrivate: config.privateWebhooks === 'allow' });
  if (!found.ok) {
    const reason = found.reason === 'forbidden' ? 'private' : 'unknownHost';
    return { kind: 'unavailable', error: found.detail, reason };
  }
  const smtp = await openSmtp({ ...safeOptions, ...connectionOptions(server, found.address) });
  return deliver(smtp, mail, server.from);
}

async function deliver(smtp: Transporter, mail: SentMail, from: string): Promise<SendOutcome> {
  try {
    const { response } = (await smtp.sendMail(message(mail, from))) as { response?: string };
    return { kind: 'sent', answer: response ?? '' };
  } catch (error) {
    return {
      kind: isRefusal(error) ? 'refused' : 'unavailable',
      error: reasonText(error),
      reason: failureReason(error),
    };
  }
}

/** Loaded with the first mail, because it would add a tenth of a second to every start. */
async function openSmtp(options: object): Promise<Transporter> {
  const nodemailer = await import('nodemailer');
  return nodemailer.createTransport(options);
}

/**
 * Name and address are passed separately: in a single text, a typed comma or bracket would split one address into two.
 */
function message(mail: SentMail, from: string): SendMailOptions {
  const { messageId, senderName, recipient, replyTo, unsubscribeUrl, subject, html, text, calendar } = mail;
  const sender = mailbox(from);
  return {
    from: { name: sender.name || senderName, address: sender.address },
    to: { name: '', address: recipient },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    // The sender of a website's own server is not known when the mail is written.
    messageId: messageId.replace(`@${NO_DOMAIN}>`, `@${senderDomain(from) ?? NO_DOMAIN}>`),
    subject,
    html,
    text,
    ...(calendar === null ? {} : { attachments: [calendarFile(calendar)] }),
    // Prevents automatic replies, such as absence notes.
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl === null ? {} : oneClick(unsubscribeUrl)) },
  };
}

/** Mail programs offer to add it to the reader's calendar. */
function calendarFile(content: string) {
  return { filename: 'event.ics', contentType: 'text/calendar; charset=utf-8', content };
}

/** RFC 8058: the mail program posts to the address itself, without showing a page. */
function oneClick(unsubscribeUrl: string) {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${new URL(unsubscribeUrl).href}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/**
 * A 5xx reply to the address or the message itself, or an address that cannot be written into an envelope at all. A 5xx
 * that asks for authentication is not about the mail.
 */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  return responseCode === undefined || (responseCode >= 500 && !signInAnswers.has(responseCode));
}

const signInAnswers: ReadonlySet<number> = new Set([530, 534, 535, 538]);
