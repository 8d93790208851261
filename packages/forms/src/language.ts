/** The supported languages. */
export const formLanguages = ['en', 'de', 'fr'] as const;
export type FormLanguage = (typeof formLanguages)[number];

/** The same texts in every language; the compiler reports a missing one. */
export type InLanguages<Texts> = Readonly<Record<FormLanguage, Texts>>;

/**
 * The language of a locale if supported, otherwise English.
 *
 * @example
 * formLanguage('de-AT') // => 'de'
 * formLanguage('fr_CA') // => 'fr'
 * formLanguage('pt') // => 'en'
 */
export function formLanguage(locale: string): FormLanguage {
  const main = locale.split(/[-_]/)[0]?.toLowerCase();
  return formLanguages.find((language) => language === main) ?? 'en';
}
