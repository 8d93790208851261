import type { LayoutDocument } from '../document.ts';

export type LayoutTexts = LayoutDocument['texts'];
type Settings = LayoutTexts[string][string];

/** The texts with one setting of one block changed; `undefined` removes it, and with it what would be left empty. */
export function withText(
  texts: LayoutTexts,
  { language, id, name, value }: { language: string; id: string; name: string; value: unknown },
): LayoutTexts {
  const { [name]: _former, ...others } = texts[language]?.[id] ?? {};
  return withSettings(texts, language, id, value === undefined ? others : { ...others, [name]: value });
}

/** Both texts; those of `more` belong to other blocks. */
export function joinTexts(texts: LayoutTexts, more: LayoutTexts): LayoutTexts {
  const entries = Object.entries(more).flatMap(([language, ofLanguage]) =>
    Object.entries(ofLanguage).map(([id, settings]) => ({ language, id, settings })),
  );
  return entries.reduce((joined, { language, id, settings }) => withSettings(joined, language, id, settings), texts);
}

/** The texts of some blocks, and those of all others. */
export function splitTexts(
  texts: LayoutTexts,
  ids: ReadonlySet<string>,
): { readonly theirs: LayoutTexts; readonly others: LayoutTexts } {
  return {
    theirs: filterTexts(texts, (id) => ids.has(id)),
    others: filterTexts(texts, (id) => !ids.has(id)),
  };
}

/** The texts without entries that hold nothing. */
export function tidyTexts(texts: LayoutTexts): LayoutTexts {
  return filterTexts(texts, () => true);
}

function filterTexts(texts: LayoutTexts, isKept: (id: string) => boolean): LayoutTexts {
  const languages = Object.entries(texts).map(([language, ofLanguage]) => {
    const kept = Object.entries(ofLanguage).filter(([id, settings]) => isKept(id) && !isEmpty(settings));
    return [language, Object.fromEntries(kept)] as const;
  });
  return Object.fromEntries(languages.filter(([, ofLanguage]) => !isEmpty(ofLanguage)));
}

function withSettings(texts: LayoutTexts, language: string, id: string, settings: Settings): LayoutTexts {
  const { [language]: ofLanguage = {}, ...otherLanguages } = texts;
  const { [id]: _former, ...otherBlocks } = ofLanguage;
  const next = isEmpty(settings) ? otherBlocks : { ...otherBlocks, [id]: settings };
  return isEmpty(next) ? otherLanguages : { ...otherLanguages, [language]: next };
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
