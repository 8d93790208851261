import type { Languages, WebsiteLanguage } from './queries.ts';

/** The languages with one of them before another, or last without one. The main language is always the first. */
export function moveBefore(languages: Languages, code: string, before: string | undefined): Languages {
  const moved = languages.find((language) => language.code === code);
  if (!moved || code === before) return languages;
  const others = languages.filter((language) => language !== moved);
  const found = others.findIndex((language) => language.code === before);
  const place = found === -1 ? others.length : Math.max(found, others[0]?.isPrimary ? 1 : 0);
  return others.toSpliced(place, 0, moved);
}

/** The languages with one of them changed. */
export function withLanguage(languages: Languages, code: string, change: Partial<WebsiteLanguage>): Languages {
  return languages.map((language) => (language.code === code ? { ...language, ...change } : language));
}

/** The languages with another main one, which comes first and is shown to visitors. */
export function withMain(languages: Languages, code: string): Languages {
  return languages
    .map((language) => ({
      ...language,
      isPrimary: language.code === code,
      enabled: language.enabled || language.code === code,
    }))
    .toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary));
}
