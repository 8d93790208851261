/**
 * A text of several lines as it is counted, compared and stored: every line end is one newline (D-068). U+0000 and half of a surrogate
 * pair, which PostgreSQL cannot store, become U+FFFD, as a browser shows them; the length stays the same.
 *
 * @example
 * cleanLines('one\r\ntwo\rthree') // => 'one\ntwo\nthree'
 * cleanLines('a\u0000b') // => 'a\ufffdb'
 */
export function cleanLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unstorable, '\ufffd');
}

/**
 * A text of one line. Line ends are dropped, as an `<input>` drops them.
 *
 * @example
 * cleanLine('one\r\ntwo') // => 'onetwo'
 * cleanLine(' blanks stay ') // => ' blanks stay '
 */
export function cleanLine(text: string): string {
  return text.replace(/[\r\n]/g, '').replace(unstorable, '\ufffd');
}

/**
 * Whether a text has nothing visible.
 *
 * @example
 * isBlank(' \n') // => true
 * isBlank('0') // => false
 */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}

// With the flag u, \p{Surrogate} matches only a surrogate without its other half.
const unstorable = /[\0\p{Surrogate}]/gu;
