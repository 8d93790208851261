import { skipHex } from './numbers.ts';

export type StringResult = { readonly value: string; readonly end: number } | { readonly error: string };

/** Reads a string literal whose opening quote is just before `start`. */
export function readString(text: string, start: number, quote: string): StringResult {
  let value = '';
  let at = start;
  while (at < text.length) {
    const char = text.charAt(at);
    if (char === '\\' && at + 1 < text.length) {
      const escape = readEscape(text, at + 1);
      if ('error' in escape) return escape;
      value += escape.value;
      at = escape.end;
    } else if (char === quote) {
      return { value, end: at + 1 };
    } else if (char === '\n' || char === '\r') {
      return { error: `Illegal bare ${characterName(char)} character in string literal` };
    } else {
      value += char;
      at++;
    }
  }
  return { error: 'Unterminated string' };
}

const SIMPLE_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['f', '\f'],
  ['r', '\r'],
]);

/** `at` is the position of the character after the backslash. */
function readEscape(text: string, at: number): StringResult {
  const letter = text.charAt(at);
  switch (letter) {
    case 'x': {
      // A closing quote must still follow, so two digits at the very end are not enough.
      const isComplete = at + 3 < text.length;
      return isComplete ? readCode(text, at + 1, 2, INVALID_HEX) : { error: INVALID_HEX };
    }
    case 'u':
      return readCode(text, at + 1, 4, INVALID_UNICODE);
    case 'U':
      return readCode(text, at + 1, 8, INVALID_UNICODE);
    default:
      return { value: SIMPLE_ESCAPES.get(letter) ?? letter, end: at + 1 };
  }
}

const INVALID_HEX = 'Invalid 2-char hex escape found';
const INVALID_UNICODE = 'Invalid unicode escape found';

function readCode(text: string, start: number, digits: number, error: string): StringResult {
  const end = start + digits;
  if (skipHex(text, start, Math.min(end, text.length)) !== end) return { error };
  const code = Number.parseInt(text.slice(start, end), 16);
  return { value: isPrintable(code) ? String.fromCodePoint(code) : ' ', end };
}

const LAST_CODE_POINT = 0x10ffff;

/** Most control characters and invalid code points become a space. */
function isPrintable(code: number): boolean {
  return !(code <= 0x08 || (code >= 0x0e && code < 0x20) || code > LAST_CODE_POINT);
}

const CHARACTER_NAMES: ReadonlyMap<string, string> = new Map([
  ['\b', 'backspace'],
  ['\f', 'form feed'],
  ['\n', 'line feed'],
  ['\r', 'carriage return'],
  ['\t', 'tab'],
]);

/** A character's name in messages. */
export function characterName(char: string): string {
  return CHARACTER_NAMES.get(char) ?? (char <= '\u001f' ? 'control character' : 'character');
}
