/** Texts of one thing by language code: `{ en: { title: 'Home' }, de: { title: 'Start' } }`. */
export type Texts<Name extends string = string> = Readonly<Record<string, Readonly<Partial<Record<Name, string>>>>>;

export interface LanguageChoice {
  readonly language: string;
  readonly primaryLanguage: string;
}

/** A text in the requested language, else in the primary one. An empty translation counts as missing. */
export function textOf<Name extends string>(
  texts: Texts<Name>,
  name: Name,
  { language, primaryLanguage }: LanguageChoice,
): string | undefined {
  return texts[language]?.[name] || texts[primaryLanguage]?.[name] || undefined;
}
