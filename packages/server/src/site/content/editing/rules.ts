import { primaryLanguage, type Website } from '../../../platform/website/index.ts';
import { contentMessages } from '../messages.ts';
import type { Texts } from '../texts.ts';

/** The errors of a body, by field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Texts must be in languages of the website, and the primary one needs a title. */
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

/** The title where no language is requested. */
export function anyTitle(texts: Texts<'title'>): string {
  return Object.values(texts).find(({ title }) => title)?.title ?? '';
}
