import { emailLength } from './limits.ts';

export type EmailReason = 'not-text' | 'length' | 'format';

/**
 * The general e-mail check, wherever an address is typed (D-066). Length comes first; then one @, no blanks, something before the
 * @, and a final part of letters: 2 to 63 of them or an `xn--` ending. The site setting `strictEmailEndings` allows only 2 to 4.
 *
 * @example
 * checkEmail('name@studio.photography') // => { ok: true, value: 'name@studio.photography' }
 * checkEmail('name@studio.photography', { strictEmailEndings: true }) // => { ok: false, reason: 'format' }
 * checkEmail('a@') // => { ok: false, reason: 'length' }
 * checkEmail(7) // => { ok: false, reason: 'not-text' }
 */
export function checkEmail(
  value: unknown,
  settings: EmailSettings = {},
): { readonly ok: true; readonly value: string } | { readonly ok: false; readonly reason: EmailReason } {
  if (typeof value !== 'string') return { ok: false, reason: 'not-text' };
  if (value.length < emailLength.min || value.length > emailLength.max) return { ok: false, reason: 'length' };
  const shape = settings.strictEmailEndings === true ? strictShape : openShape;
  return shape.test(value) ? { ok: true, value } : { ok: false, reason: 'format' };
}

/** The part of the website's settings that the check reads. */
export type EmailSettings = { readonly strictEmailEndings?: boolean };

// Control characters count as blanks: nobody sees them, and one of them must not get into the head of a mail.
const openShape = /^[^\s\p{Cc}@]+@(?:[^\s\p{Cc}@.]+\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/iu;
const strictShape = /^[^\s\p{Cc}@]+@(?:[^\s\p{Cc}@.]+\.)+\p{L}{2,4}$/u;

/**
 * The form an address is compared by: people write the same one in several ways.
 *
 * @example
 * emailKey(' Ada@Example.com ') // => 'ada@example.com'
 */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
