import { emailLength } from './limits.ts';

export type EmailReason = 'not-text' | 'length' | 'format';

/**
 * The general email check for every typed address (D-066). First the length; then one @, no spaces, something before the @,
 * and a last part of 2 to 63 letters or an `xn--` ending. The setting `strictEmailEndings` allows only 2 to 4 letters.
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

/** The website settings that the check reads. */
export interface EmailSettings {
  readonly strictEmailEndings?: boolean;
}

// Control characters count as spaces: they are invisible, and none may get into a mail header.
const openShape = /^[^\s\p{Cc}@]+@(?:[^\s\p{Cc}@.]+\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/iu;
const strictShape = /^[^\s\p{Cc}@]+@(?:[^\s\p{Cc}@.]+\.)+\p{L}{2,4}$/u;

/**
 * The normalized form by which addresses are compared: the same address is written in several ways.
 *
 * @example
 * emailKey(' Ada@Example.com ') // => 'ada@example.com'
 */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
