import { memoizeByLocale } from './locale.ts';

/** A text per plural form of the language, and for single numbers such as `=0`. `#` stands for the number. */
export type PluralForms = Readonly<Record<string, string>>;

/**
 * The text for a number. Invalid forms throw for every number, so that any test finds them.
 *
 * @example
 * pluralText(1, { one: '# item', other: '# items' }, 'en') // => '1 item'
 * pluralText(0, { '=0': 'nothing', other: '# items' }, 'en') // => 'nothing'
 * pluralText(1, { one: 'an item' }, 'en') // throws "The 'other' form is required"
 */
export function pluralText(n: number, forms: PluralForms, locale: string): string {
  if (typeof n !== 'number' || Number.isNaN(n)) throw new Error('n must be a number');
  if (forms['other'] === undefined) throw new Error("The 'other' form is required");
  checkPluralKeys(Object.keys(forms), 'n', locale);
  const text = forms[`=${n}`] ?? forms[pluralCategory(n, locale)] ?? forms['other'];
  return text.replaceAll('#', () => localNumber(n, locale));
}

/**
 * The plural form that a language uses for a number.
 *
 * @example
 * pluralCategory(1, 'en') // => 'one'
 * pluralCategory(2, 'en', 'ordinal') // => 'two'
 */
export function pluralCategory(n: number, locale: string, type: 'cardinal' | 'ordinal' = 'cardinal'): string {
  return pluralRules(locale, type).select(n);
}

/** Throws for a key that is neither a plural form of the language nor an explicit number such as `=0`. */
export function checkPluralKeys(
  keys: readonly string[],
  argument: string,
  locale: string,
  type: 'cardinal' | 'ordinal' = 'cardinal',
): void {
  const categories: readonly string[] = pluralRules(locale, type).resolvedOptions().pluralCategories;
  const wrong = keys.find((key) => !categories.includes(key) && !/^=\d+$/.test(key));
  if (wrong === undefined) return;
  const valid = categories.map((category) => `\`${category}\``).join(', ');
  throw new Error(
    `Invalid key \`${wrong}\` for argument \`${argument}\`. Valid plural keys for this locale are ${valid} and explicit keys like \`=0\`.`,
  );
}

/** Formats a number for a locale. */
export function localNumber(n: number, locale: string): string {
  return numberFormat(locale, '').format(n);
}

const pluralRules = memoizeByLocale(
  (locale, type) => new Intl.PluralRules(locale, { type: type === 'ordinal' ? 'ordinal' : 'cardinal' }),
);

const numberFormat = memoizeByLocale((locale) => new Intl.NumberFormat(locale));
