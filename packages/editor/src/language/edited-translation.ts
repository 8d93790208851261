import { textPlacePath, translationAt, withTranslation } from '@awning/site-model';
import type { TranslatedText, Translation } from './queries.ts';
import type { AnyStored } from './translation-kinds.ts';

/**
 * A document divided into its translations into one language, by name, and the rest: somebody else can change the rest, or
 * other texts, while one of them is translated.
 */
export interface EditedTranslation {
  readonly rest: object;
  [name: string]: unknown;
}

/** A document with what is known of its texts, as its screen holds it. */
export interface OpenTranslation extends Omit<AnyStored, 'body'> {
  readonly body: EditedTranslation;
  readonly title: string | null;
  readonly texts: readonly TranslatedText[];
}

export function openTranslation(stored: AnyStored, translation: Translation, language: string): OpenTranslation {
  const { texts, title } = translation;
  const rest = texts.reduce((body, text) => withTranslation(body, text, language, ''), stored.body);
  const named = texts.map((text) => [text.name, translationAt(stored.body, text, language) ?? '']);
  return { ...stored, title, texts, body: { rest, ...(Object.fromEntries(named) as Record<string, string>) } };
}

/** The body to save. */
export function translatedBody(edited: EditedTranslation, texts: readonly TranslatedText[], language: string): object {
  return texts.reduce((body, text) => withTranslation(body, text, language, textOf(edited, text)), edited.rest);
}

export function textOf(edited: EditedTranslation, { name }: Pick<TranslatedText, 'name'>): string {
  const text = edited[name];
  return typeof text === 'string' ? text : '';
}

/** The rules that can be told before anything is sent: of several texts in one there must be as many as before. */
export function checkTranslation(
  edited: EditedTranslation,
  texts: readonly TranslatedText[],
  words: { readonly lineCount: (count: number) => string },
): Record<string, string> {
  const faults = texts.flatMap((text): [string, string][] => {
    const lines = linesOf(textOf(edited, text));
    const wanted = linesOf(text.source).length;
    return text.holds === 'list' && lines.length > 0 && lines.length !== wanted
      ? [[text.name, words.lineCount(wanted)]]
      : [];
  });
  return Object.fromEntries(faults);
}

/** The name of a text for each path by which the server may refuse it. */
export function refusedName(path: string, texts: readonly TranslatedText[], language: string): string | undefined {
  return texts.find((text) => {
    const own = textPlacePath(text, language).join('.');
    return path === own || path.startsWith(`${own}.`);
  })?.name;
}

/** How a text is while it is edited: what was typed counts at once. */
export function stateNow(edited: EditedTranslation, text: TranslatedText): TranslatedText['state'] {
  const now = textOf(edited, text).trim();
  if (now === '') return 'missing';
  return text.state === 'changed' && now === (text.text ?? '').trim() ? 'changed' : 'written';
}

/** Whether there is something to do. */
export function isOpen(edited: EditedTranslation, text: TranslatedText): boolean {
  const state = stateNow(edited, text);
  return state === 'changed' || (state === 'missing' && !text.isOptional);
}

function linesOf(text: string): readonly string[] {
  return text.trim() === '' ? [] : text.trim().split('\n');
}
