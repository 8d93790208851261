import { type InLanguages, inLanguage } from '@awning/formats';
import { primaryLanguage, type Website } from './website.ts';

/** Our own texts for a page of a website: in its language, else in the website's default one, else in English. */
export function wordsFor<Texts>(
  { website, language }: { readonly website: Pick<Website, 'languages'>; readonly language: string },
  texts: InLanguages<Texts>,
): Texts {
  return inLanguage(texts, language, primaryLanguage(website));
}
