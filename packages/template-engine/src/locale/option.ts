/** An argument of a locale formatter: `name` or `name:value`. */
export interface Option {
  readonly name: string;
  /** Empty when the argument is a bare word. */
  readonly value: string;
}

/**
 * Splits arguments at their first colon.
 * @example
 * readOptions(['group', 'style:short']) // => [{ name: 'group', value: '' }, { name: 'style', value: 'short' }]
 */
export function readOptions(words: readonly string[]): readonly Option[] {
  return words.map(readOption);
}

function readOption(word: string): Option {
  const colon = word.indexOf(':');
  return colon === -1 ? { name: word, value: '' } : { name: word.slice(0, colon), value: word.slice(colon + 1) };
}
