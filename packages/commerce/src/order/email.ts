import { emailLength } from '@awning/site-model';

/**
 * Whether a text is an e-mail address by the general check (D-066): its length, one @, no blanks, a local part, and a final part
 * of letters: 2 to 63 of them or an `xn--` ending, with `isStrict` only 2 to 4.
 *
 * @example
 * isEmailAddress('mila@studio.photography') // => true
 * isEmailAddress('mila@studio.photography', true) // => false
 * isEmailAddress('mila@studio') // => false
 */
export function isEmailAddress(text: string, isStrict = false): boolean {
  if (text.length < emailLength.shortest || text.length > emailLength.longest) return false;
  return (isStrict ? strictShape : shape).test(text);
}

const shape = /^[^\s@]+@(?:[^\s@.]+\.)+(?:[\p{L}]{2,63}|xn--[a-z0-9-]{1,59})$/iu;
const strictShape = /^[^\s@]+@(?:[^\s@.]+\.)+[\p{L}]{2,4}$/u;
