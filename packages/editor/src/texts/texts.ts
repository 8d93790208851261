import { type InLanguages, type Language, spokenLanguage } from '@awning/formats';
import { createContext, useContext } from 'react';

/** The texts of a feature in every language; TypeScript sees to it that none is missing. */
export type Texts<T> = InLanguages<T>;

export function defineTexts<T>(
  texts: { readonly en: T } & { readonly [Other in Exclude<Language, 'en'>]: NoInfer<T> },
): Texts<T> {
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

interface Wanted {
  readonly chosen: string | null | undefined;
  readonly browser: readonly string[];
  readonly website: string;
}

/**
 * The member's choice, else the first language of the browser that there are texts in, else the website's default one,
 * else English.
 */
export function chooseLanguage({ chosen, browser, website }: Wanted): Language {
  return spokenLanguage(chosen, ...browser, website);
}
