import { escapeDense } from './escape-dense.ts';

const HTML = /[&<>]/;
const ATTRIBUTE = /[&<>"]/;

/**
 * Escapes text for element content: `&`, `<` and `>`.
 * @example
 * escapeHtml('a < "b"') // => 'a &lt; "b"'
 */
export function escapeHtml(text: string): string {
  const first = text.length < SHORT ? firstSpecial(text, 0, false) : text.search(HTML);
  return first === -1 ? text : escapeFrom(text, first, false);
}

/**
 * Escapes text for a double-quoted attribute: `&`, `<`, `>` and `"`. Single quotes stay, as the dialect has it.
 * @example
 * escapeAttribute('a < "b"') // => 'a &lt; &quot;b&quot;'
 */
export function escapeAttribute(text: string): string {
  const first = text.length < SHORT ? firstSpecial(text, 0, true) : text.search(ATTRIBUTE);
  return first === -1 ? text : escapeFrom(text, first, true);
}

/** Starting a pattern costs more than looking at a few characters. */
const SHORT = 12;

/** Copies the stretches between hits instead of single characters; most text has few hits. */
function escapeFrom(text: string, first: number, quotes: boolean): string {
  let escaped = '';
  let copied = 0;
  let hits = 0;
  for (let at = first; at !== -1; at = firstSpecial(text, copied, quotes)) {
    if (++hits > MANY_HITS) {
      return escaped + escapeDense(text, copied, quotes);
    }
    escaped += text.slice(copied, at) + entityOf(text.charCodeAt(at));
    copied = at + 1;
  }
  return escaped + text.slice(copied);
}

/** Text with so many hits is probably JSON, with a quote every few characters. */
const MANY_HITS = 8;

const QUOTE = 0x22;
const AMPERSAND = 0x26;
const LESS = 0x3c;
const GREATER = 0x3e;

function firstSpecial(text: string, start: number, quotes: boolean): number {
  for (let i = start; i < text.length; i++) {
    const code = text.charCodeAt(i);
    // Letters are above all of the four, so one comparison settles most characters.
    if (code <= GREATER && isSpecial(code, quotes)) {
      return i;
    }
  }
  return -1;
}

function isSpecial(code: number, quotes: boolean): boolean {
  return code === LESS || code === GREATER || code === AMPERSAND || (quotes && code === QUOTE);
}

function entityOf(code: number): string {
  switch (code) {
    case AMPERSAND:
      return '&amp;';
    case LESS:
      return '&lt;';
    case GREATER:
      return '&gt;';
    default:
      return '&quot;';
  }
}
