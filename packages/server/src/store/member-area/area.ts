import type { LanguageChoice } from '../../site/content/index.ts';

/** By language. */
export type AreaTexts = Readonly<Record<string, AreaText>>;

export interface AreaText {
  readonly name: string;
  /** Plain text; an empty line begins a paragraph. */
  readonly description: string;
}

/** In the language, or else in the primary one of the website. */
export function areaText(
  texts: AreaTexts,
  name: keyof AreaText,
  { language, primaryLanguage }: LanguageChoice,
): string {
  return texts[language]?.[name] || texts[primaryLanguage]?.[name] || '';
}
