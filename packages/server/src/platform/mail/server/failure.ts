export const failureReasons = [
  'private',
  'unknownHost',
  'unreachable',
  'certificate',
  'security',
  'signIn',
  'sender',
  'recipient',
  'unreadable',
  'refused',
] as const;

/** Why a mail server did not take a mail, as far as it helps to correct the settings. */
export type FailureReason = (typeof failureReasons)[number];

interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
  readonly message?: string;
}

/** Reads an error of the mail library. */
export function failureReason(error: unknown): FailureReason {
  const { code = '', command = '', responseCode = 0, message = '' } = error as SmtpError;
  if (/certificate|altnames|self.signed/i.test(message)) return 'certificate';
  const isMismatch = /wrong version number|ssl routines|packet length too long/i.test(message);
  if (code === 'ETLS' || code === 'EREQUIRETLS' || isMismatch) return 'security';
  if (code === 'EAUTH' || code === 'ENOAUTH' || [530, 534, 535, 538].includes(responseCode)) return 'signIn';
  if (code === 'EDNS') return 'unknownHost';
  if (['ECONNECTION', 'ETIMEDOUT', 'ESOCKET'].includes(code)) return 'unreachable';
  if (command === 'MAIL FROM') return 'sender';
  if (command === 'RCPT TO' || code === 'EENVELOPE') return 'recipient';
  return 'refused';
}

/** What the server said, or else what the library did. */
export function reasonText(error: unknown): string {
  const { response, message } = error as SmtpError;
  return (response ?? message ?? 'unknown').slice(0, 500);
}
