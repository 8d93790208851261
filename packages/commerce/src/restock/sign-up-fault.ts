import { checkEmail, type EmailSettings } from '@awning/site-model';

export type RestockFault = 'email-blank' | 'email-invalid' | 'captcha-incomplete';

export interface RestockEntry {
  readonly email: string;
  /** Null if no captcha is shown; empty while it is not completed. */
  readonly captchaToken: string | null;
}

/**
 * What is wrong with a restock sign-up, by the same rules in the browser and on the server; undefined if nothing is.
 *
 * @example
 * restockFault({ email: ' ', captchaToken: null }) // => 'email-blank'
 * restockFault({ email: 'ada@', captchaToken: null }) // => 'email-invalid'
 * restockFault({ email: 'ada@example.com', captchaToken: '' }) // => 'captcha-incomplete'
 * restockFault({ email: 'ada@example.com', captchaToken: null }) // => undefined
 */
export function restockFault(entry: RestockEntry, settings: EmailSettings = {}): RestockFault | undefined {
  const email = entry.email.trim();
  if (email === '') return 'email-blank';
  if (!checkEmail(email, settings).ok) return 'email-invalid';
  return entry.captchaToken === '' ? 'captcha-incomplete' : undefined;
}
