import { memoizeByLocale } from './locale.ts';

/**
 * Joins words into a list by the rules of a locale.
 *
 * @example
 * listText(['Size', 'Color'], 'en') // => 'Size and Color'
 * listText(['Size', 'Color', 'Material'], 'en') // => 'Size, Color, and Material'
 */
export function listText(words: readonly string[], locale: string, type: 'and' | 'or' = 'and'): string {
  return listFormat(locale, type).format(words);
}

const listFormat = memoizeByLocale(
  (locale, type) => new Intl.ListFormat(locale, { type: type === 'or' ? 'disjunction' : 'conjunction' }),
);
