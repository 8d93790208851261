import { isDigit } from '../syntax/characters.ts';

const DOT = 0x2e;
const UPPER_E = 0x45;
const LOWER_E = 0x65;
const PLUS = 0x2b;
const MINUS = 0x2d;

/** Where a number ends, or why it is invalid. */
export type NumberScan = { readonly end: number } | { readonly error: string };

/** Scans a decimal number that starts with a digit at `start`. */
export function scanDecimal(text: string, start: number): NumberScan {
  let hasPoint = false;
  let hasExponent = false;
  let hasSign = false;
  let needsDigit = false;
  let at = start;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) {
      needsDigit = false;
    } else if (code === DOT) {
      if (hasPoint) return { error: 'Duplicate decimal point in number' };
      if (hasExponent) return { error: 'Unexpected decimal point in exponent' };
      hasPoint = true;
    } else if ((code === LOWER_E || code === UPPER_E) && !hasExponent) {
      hasExponent = true;
      needsDigit = true;
    } else if ((code === PLUS || code === MINUS) && needsDigit && !hasSign) {
      hasSign = true;
    } else {
      break;
    }
  }
  return needsDigit ? { error: 'Expected a digit after exponent in decimal number' } : { end: at };
}

/** The end of a sequence of hexadecimal digits, at most `limit`. */
export function skipHex(text: string, start: number, limit: number): number {
  let at = start;
  while (at < limit && isHexDigit(text.charCodeAt(at))) at++;
  return at;
}

function isHexDigit(code: number): boolean {
  return isDigit(code) || (code >= 0x41 && code <= 0x46) || (code >= 0x61 && code <= 0x66);
}

/** Whether a hexadecimal number starts at `at`. */
export function startsHex(text: string, at: number): boolean {
  return text.startsWith('0x', at) || text.startsWith('0X', at);
}
