import { memoizeByLocale } from './locale.ts';

/**
 * Sorts texts as a reader of the locale expects, numbers by their value.
 *
 * @example
 * ['10', '9', 'Öl', 'Salz'].toSorted((one, other) => compareTexts(one, other, 'de')) // => ['9', '10', 'Öl', 'Salz']
 */
export function compareTexts(one: string, other: string, locale: string): number {
  return collator(locale, '').compare(one, other);
}

const collator = memoizeByLocale((locale) => new Intl.Collator(locale, { numeric: true }));
