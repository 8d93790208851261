import type { SendMailOptions, Transporter } from 'nodemailer';
import { mailbox } from './mailbox.ts';
import { smtpOptions } from './smtp-options.ts';
import type { Mail } from './store.ts';

type SendOutcome =
  | { readonly kind: 'sent' }
  /** Permanent: the same mail would be refused again. */
  | { readonly kind: 'refused'; readonly error: string }
  /** Temporary: no connection, a full mailbox, a wrong password of ours. */
  | { readonly kind: 'unavailable'; readonly error: string };

type SentMail = Pick<
  Mail,
  'messageId' | 'senderName' | 'recipient' | 'replyTo' | 'unsubscribeUrl' | 'subject' | 'html' | 'text'
>;

export interface Transport {
  send(mail: SentMail): Promise<SendOutcome>;
}

export function smtpTransport(smtpUrl: string, from: string): Transport {
  let smtp: Promise<Transporter> | undefined;
  return {
    async send(mail) {
      // The general check accepts these characters (D-066), and the library would write to another address than the
      // typed one.
      if (/[<>]/.test(mail.recipient)) return { kind: 'refused', error: 'Nobody can have this address.' };
      smtp ??= openSmtp(smtpUrl);
      try {
        await (await smtp).sendMail(message(mail, from));
        return { kind: 'sent' };
      } catch (error) {
        return { kind: isRefusal(error) ? 'refused' : 'unavailable', error: reasonOf(error) };
      }
    },
  };
}

/** Loaded with the first mail, because it would add a tenth of a second to every start. */
async function openSmtp(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport(smtpOptions(smtpUrl));
}

/**
 * Name and address are passed separately: in a single text, a typed comma or bracket would split one address into two.
 */
function message(mail: SentMail, from: string): SendMailOptions {
  const { messageId, senderName, recipient, replyTo, unsubscribeUrl, subject, html, text } = mail;
  const sender = mailbox(from);
  return {
    from: { name: sender.name || senderName, address: sender.address },
    to: { name: '', address: recipient },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    messageId,
    subject,
    html,
    text,
    // Prevents automatic replies, such as absence notes.
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl === null ? {} : oneClick(unsubscribeUrl)) },
  };
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

function reasonOf(error: unknown): string {
  const { response, message: said } = error as { response?: string; message?: string };
  return (response ?? said ?? 'unknown').slice(0, 500);
}
