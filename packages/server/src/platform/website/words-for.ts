import { type InLanguages, type Language, spokenLanguage } from '@awning/formats';
import { primaryLanguage, type Website } from './website.ts';

interface Place {
  readonly website: Pick<Website, 'languages'>;
  readonly language: string;
}

/** The language of our own texts: that of the page or call, else the website's default one, else English. */
export function textLanguageOf({ website, language }: Place): Language {
  return spokenLanguage(language, primaryLanguage(website));
}

/** Our own texts for a page of a website, by the same rule. */
export function wordsFor<Texts>(place: Place, texts: InLanguages<Texts>): Texts {
  return texts[textLanguageOf(place)];
}
