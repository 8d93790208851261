/**
 * The languages that Awning speaks: pages, islands, mails and the back office. Add one here, and the compiler asks for its texts
 * everywhere.
 */
export const languages = ['en', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];

/** The same texts in every language; the compiler reports a missing one. */
export type InLanguages<Texts> = Readonly<Record<Language, Texts>>;

/**
 * The language to speak: each one that is wanted, first as it is and then without its region, and English at last. A page is asked
 * for in its own language and in the default one of its website.
 *
 * @example
 * spokenLanguage('de-CH') // => 'de'
 * spokenLanguage('fr_CA', 'de') // => 'fr'
 * spokenLanguage('pt-BR', 'de') // => 'de'
 * spokenLanguage('pt', 'it') // => 'en'
 */
export function spokenLanguage(...wanted: readonly (string | null | undefined)[]): Language {
  return findLanguage(languages, ...wanted) ?? 'en';
}

/**
 * The texts to show, by the same rule.
 *
 * @example
 * inLanguage({ en: 'Cart', de: 'Warenkorb', fr: 'Panier' }, 'de-AT') // => 'Warenkorb'
 * inLanguage({ en: 'Cart', de: 'Warenkorb', fr: 'Panier' }, 'pt', 'fr') // => 'Panier'
 */
export function inLanguage<Texts>(texts: InLanguages<Texts>, ...wanted: readonly (string | null | undefined)[]): Texts {
  return texts[spokenLanguage(...wanted)];
}

/**
 * The first wanted language among those that there are, as it is or without its region; undefined if there is none.
 *
 * @example
 * findLanguage(['pt', 'de-CH'], 'de-CH') // => 'de-CH'
 * findLanguage(['pt', 'de'], 'it', 'de-CH') // => 'de'
 * findLanguage(['pt'], 'de') // => undefined
 */
export function findLanguage<Known extends string>(
  known: readonly Known[],
  ...wanted: readonly (string | null | undefined)[]
): Known | undefined {
  for (const tag of wanted) {
    if (known.includes(tag as Known)) return tag as Known;
    const [whole, base] = [plain(tag ?? ''), plain(tag ?? '').split('-')[0]];
    const found = known.find((one) => plain(one) === whole) ?? known.find((one) => plain(one) === base);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Scripts that are written from right to left. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/**
 * The direction in which a language is written, for the `dir` of a page.
 *
 * @example
 * textDirection('ar') // => 'rtl'
 * textDirection('de-CH') // => 'ltr'
 * textDirection('not a language') // => 'ltr'
 */
export function textDirection(tag: string): 'ltr' | 'rtl' {
  return isLanguageTag(tag) && rightToLeft.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/**
 * Whether a tag is well-formed; nobody needs to speak the language.
 *
 * @example
 * isLanguageTag('pt-BR') // => true
 * isLanguageTag('de-1') // => false
 */
export function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function plain(tag: string): string {
  return tag.replaceAll('_', '-').toLowerCase();
}
