import { createContext, useContext } from 'react';

export const languages = ['en', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];

/** The texts of a feature in every language; TypeScript sees to it that none is missing. */
export type Texts<T> = Readonly<Record<Language, T>>;

export function defineTexts<T>(texts: { readonly en: T; readonly de: NoInfer<T>; readonly fr: NoInfer<T> }): Texts<T> {
  return texts;
}

export const LanguageContext = createContext<Language>('en');

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** The texts of a feature in the language of the member. */
export function useTexts<T>(texts: Texts<T>): T {
  return texts[useLanguage()];
}

/** The member's choice, else the first language of the browser that there are texts in, else English. */
export function chooseLanguage(chosen: string | null | undefined, browser: readonly string[]): Language {
  const wanted = chosen ? [chosen, ...browser] : browser;
  const known = wanted.map((tag) => languages.find((language) => language === tag.toLowerCase().split('-')[0]));
  return known.find((language) => language !== undefined) ?? 'en';
}
