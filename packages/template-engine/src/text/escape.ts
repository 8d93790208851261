import type { Budget } from '../budget/budget.ts';
import { escapeDense } from './escape-dense.ts';

/**
 * Escapes text for element content: `&`, `<` and `>`. Empty if the budget does not allow the result.
 * @example
 * escapeHtml('a < "b"') // => 'a &lt; "b"'
 */
export function escapeHtml(text: string, budget?: Budget): string {
  if (text.length < SHORT) return isClean(text, false) ? text : escapeFrom(text, false, budget);
  // Three built-in searches are faster than one regular expression, and than a loop here.
  return text.includes('&') || text.includes('<') || text.includes('>') ? escapeFrom(text, false, budget) : text;
}

/**
 * Escapes text for a double-quoted attribute: `&`, `<`, `>` and `"`. Single quotes stay, as in the dialect. Empty if the budget
 * does not allow the result.
 * @example
 * escapeAttribute('a < "b"') // => 'a &lt; &quot;b&quot;'
 */
export function escapeAttribute(text: string, budget?: Budget): string {
  if (text.length < SHORT) return isClean(text, true) ? text : escapeFrom(text, true, budget);
  return text.includes('&') || text.includes('"') || text.includes('<') || text.includes('>')
    ? escapeFrom(text, true, budget)
    : text;
}

/** Starting a search costs more than reading a few characters. */
const SHORT = 10;

function isClean(text: string, quotes: boolean): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    // Letters are above all four, so one comparison is enough for most characters.
    if (code <= GREATER && isSpecial(code, quotes)) return false;
  }
  return true;
}

const QUOTE = 0x22;
const AMPERSAND = 0x26;
const LESS = 0x3c;
const GREATER = 0x3e;

function isSpecial(code: number, quotes: boolean): boolean {
  return code === LESS || code === GREATER || code === AMPERSAND || (quotes && code === QUOTE);
}

/** Copies the text between hits instead of single characters; most text has few hits. */
function escapeFrom(text: string, quotes: boolean, budget: Budget | undefined): string {
  let ampersand = position(text, '&', 0);
  let less = position(text, '<', 0);
  let greater = position(text, '>', 0);
  let quote = quotes ? position(text, '"', 0) : NOWHERE;
  let escaped = '';
  let copied = 0;
  for (let hits = 0; hits < MANY_HITS; hits++) {
    const at = Math.min(ampersand, less, greater, quote);
    if (at === NOWHERE) return escaped + text.slice(copied);
    escaped += text.slice(copied, at);
    copied = at + 1;
    if (at === ampersand) {
      escaped += '&amp;';
      ampersand = position(text, '&', copied);
    } else if (at === less) {
      escaped += '&lt;';
      less = position(text, '<', copied);
    } else if (at === greater) {
      escaped += '&gt;';
      greater = position(text, '>', copied);
    } else {
      escaped += '&quot;';
      quote = position(text, '"', copied);
    }
  }
  return escaped + escapeDense(text, copied, quotes, budget);
}

/** Text with this many hits is probably JSON, with a quote every few characters. */
const MANY_HITS = 8;

/** After the end of any text. */
const NOWHERE = 0x3fffffff;

function position(text: string, character: string, from: number): number {
  const at = text.indexOf(character, from);
  return at === -1 ? NOWHERE : at;
}
