import type { Transporter } from 'nodemailer';
import type { Mail } from './store.ts';

type SendOutcome =
  | { readonly kind: 'sent' }
  /** For good: sending the same again would be refused again. */
  | { readonly kind: 'refused'; readonly error: string }
  /** For now: no connection, a full mailbox, a wrong password of ours. */
  | { readonly kind: 'unavailable'; readonly error: string };

export interface Transport {
  send(mail: Pick<Mail, 'messageId' | 'recipient' | 'subject' | 'html' | 'text'>): Promise<SendOutcome>;
}

export function smtpTransport(smtpUrl: string, from: string): Transport {
  let smtp: Promise<Transporter> | undefined;
  return {
    async send({ messageId, recipient, subject, html, text }) {
      smtp ??= openSmtp(smtpUrl);
      try {
        await (await smtp).sendMail({ from, to: { name: '', address: recipient }, messageId, subject, html, text });
        return { kind: 'sent' };
      } catch (error) {
        return { kind: isRefusal(error) ? 'refused' : 'unavailable', error: reasonOf(error) };
      }
    },
  };
}

/** Loaded with the first mail: it would cost every start a tenth of a second. */
async function openSmtp(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A mail is text and nothing else; no value in it may make the library read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** A 5xx answer to the address or the message itself. A 5xx to our sign-in (EAUTH) says nothing about the mail. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}

function reasonOf(error: unknown): string {
  const { response, message } = error as { response?: string; message?: string };
  return (response ?? message ?? 'unknown').slice(0, 500);
}
