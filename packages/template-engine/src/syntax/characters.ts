/*
 * Lexical classes of section 2.4. Each function takes the position where the class should start and returns the
 * position after it, or the same position if the class does not start there. None looks back, so reading a tag takes
 * linear time.
 */

const UPPER_A = 0x41;
const UPPER_Z = 0x5a;
const LOWER_A = 0x61;
const LOWER_Z = 0x7a;
const ZERO = 0x30;
const NINE = 0x39;
const UNDERSCORE = 0x5f;
const DASH = 0x2d;
const DOT = 0x2e;
const SLASH = 0x2f;
const AT = 0x40;
const DOLLAR = 0x24;
const SPACE = 0x20;

export function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

function isLetter(code: number): boolean {
  return (code >= LOWER_A && code <= LOWER_Z) || (code >= UPPER_A && code <= UPPER_Z);
}

function isWordPart(code: number): boolean {
  return isLetter(code) || isDigit(code) || code === UNDERSCORE || code === DASH;
}

/** Space, tab, newline, vertical tab, form feed, carriage return. */
function isWhiteSpace(code: number): boolean {
  return code === SPACE || (code >= 0x09 && code <= 0x0d);
}

export function skipWhiteSpace(text: string, start: number): number {
  let at = start;
  while (isWhiteSpace(text.charCodeAt(at))) at++;
  return at;
}

export function skipSpaces(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) === SPACE) at++;
  return at;
}

/** A letter, then letters, digits, `_` and `-`. */
export function skipWord(text: string, start: number): number {
  if (!isLetter(text.charCodeAt(start))) return start;
  let at = start + 1;
  while (isWordPart(text.charCodeAt(at))) at++;
  return at;
}

/** Segments joined by dots. A dot without a following segment is not included. */
export function skipReference(text: string, start: number): number {
  let end = skipSegment(text, start);
  if (end === start) return start;
  while (text.charCodeAt(end) === DOT) {
    const next = skipSegment(text, end + 1);
    if (next === end + 1) break;
    end = next;
  }
  return end;
}

/** Digits; a word with an optional `@` or `$` before it; or a lone `@`. */
function skipSegment(text: string, start: number): number {
  const first = text.charCodeAt(start);
  if (isDigit(first)) {
    let at = start + 1;
    while (isDigit(text.charCodeAt(at))) at++;
    return at;
  }
  if (first !== AT && first !== DOLLAR) return skipWord(text, start);
  const end = skipWord(text, start + 1);
  if (end > start + 1) return end;
  return first === AT ? start + 1 : start;
}

/** `@` and a word. */
export function skipLocalName(text: string, start: number): number {
  if (text.charCodeAt(start) !== AT) return start;
  const end = skipWord(text, start + 1);
  return end === start + 1 ? start : end;
}

/** Letters, digits, `.`, `/`, `_` and `-`. */
export function skipPath(text: string, start: number): number {
  let at = start;
  for (;;) {
    const code = text.charCodeAt(at);
    if (!isWordPart(code) && code !== DOT && code !== SLASH) return at;
    at++;
  }
}
