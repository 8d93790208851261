import { allBlocks, definitionOf, type LayoutDocument } from '@awning/site-model';
import { plainText } from '../kit/editing/plain-text.ts';
import type { ByLanguage } from '../kit/editing/text-parts.ts';

export interface MissingTranslation {
  readonly language: string;
  /** Null for a text of the page itself, such as its title. */
  readonly block: string | null;
  /** The words that have no translation. */
  readonly words: string;
}

interface Written {
  /** Texts of the page itself: its title, the text of a post. */
  readonly texts: readonly ByLanguage[];
  readonly layout: LayoutDocument | null;
}

/** What is written in the first language and not in another one that visitors can choose. */
export function missingTranslations(
  { texts, layout }: Written,
  [primary = '', ...others]: readonly string[],
): readonly MissingTranslation[] {
  const own = others.flatMap((language) =>
    texts
      .filter((text) => isWritten(text[primary]) && !isWritten(text[language]))
      .map((text) => ({ language, block: null, words: plainText(text[primary] ?? '') })),
  );
  const blocks = layout ? allBlocks(layout.content) : [];
  const inBlocks = others.flatMap((language) =>
    blocks.flatMap(({ type, props: { id, languages } }) => {
      if (!layout || (Array.isArray(languages) && !languages.includes(language))) return [];
      const [written, translated] = [layout.texts[primary]?.[id] ?? {}, layout.texts[language]?.[id] ?? {}];
      const missing = spokenNames(type).filter((name) => isWritten(written[name]) && translated[name] === undefined);
      const [first] = missing;
      return first === undefined ? [] : [{ language, block: id, words: plainText(String(written[first])) }];
    }),
  );
  return [...own, ...inBlocks];
}

/** The settings that hold words. */
function spokenNames(type: string): readonly string[] {
  const spoken = new Set(['text', 'lines', 'html']);
  return Object.entries(definitionOf(type)?.fields ?? {})
    .filter(([, { holds, isTranslated }]) => isTranslated && spoken.has(holds))
    .map(([name]) => name);
}

function isWritten(text: unknown): boolean {
  return typeof text === 'string' && plainText(text).trim() !== '';
}
