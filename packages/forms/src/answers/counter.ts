import { cleanLines } from '../text/clean-text.ts';

/**
 * The length of a text in UTF-16 units after every line end became one newline, the same in browser and server (D-068).
 *
 * @example
 * textLength('one\r\ntwo') // => 7
 * textLength('🙂') // => 2
 */
export function textLength(text: string): number {
  return cleanLines(text).length;
}

/**
 * The counter below a text area, or null without a maximum or with maximum 0.
 *
 * @example
 * counter('Hello, world', 200) // => { text: '12 / 200', isOver: false }
 * counter('Hello', 4) // => { text: '5 / 4', isOver: true }
 * counter('Hello', 0) // => null
 */
export function counter(
  text: string,
  maxLength: number | undefined,
): { readonly text: string; readonly isOver: boolean } | null {
  if (!maxLength) return null;
  const length = textLength(text);
  return { text: `${length} / ${maxLength}`, isOver: length > maxLength };
}
