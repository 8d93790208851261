import { primaryLanguage, type Website } from '../../../platform/website/index.ts';
import { contentMessages } from '../messages.ts';
import type { Texts } from '../texts.ts';

/** What is wrong with a body, by field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Texts are in languages of the website, and its primary one has a title. */
export function textErrors(website: Website, texts: Texts<'title'>, { needsTitle = true } = {}): FieldErrors {
  const known = new Set(website.languages.map(({ code }) => code));
  const primary = primaryLanguage(website);
  const unknown = Object.keys(texts).filter((language) => !known.has(language));
  const isUntitled = needsTitle && !texts[primary]?.title?.trim();
  return {
    ...Object.fromEntries(unknown.map((language) => [`texts.${language}`, contentMessages.unknownLanguage])),
    ...(isUntitled && { [`texts.${primary}.title`]: contentMessages.titleMissing }),
  };
}

/** What something is called where no language is asked for. */
export function anyTitle(texts: Texts<'title'>): string {
  return Object.values(texts).find(({ title }) => title)?.title ?? '';
}
