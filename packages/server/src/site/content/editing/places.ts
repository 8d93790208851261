import { hasWords, type TextPlace } from '@awning/site-model';

type Texts = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
type Holds = TextPlace['holds'];

/** The fields of `texts.<language>` that the main language has, in the order of `fields`. */
export function textPlaces(
  texts: Texts,
  primary: string,
  fields: Readonly<Record<string, Holds>>,
): readonly TextPlace[] {
  return Object.entries(fields).flatMap(([name, holds]) => {
    const source = texts[primary]?.[name];
    return typeof source === 'string' && hasWords(source) ? [{ path: ['texts', '*', name], holds, source }] : [];
  });
}

/** The texts of everything that has its own address. */
export function addressedPlaces(texts: Texts, primary: string): readonly TextPlace[] {
  return textPlaces(texts, primary, {
    title: 'text',
    navigationTitle: 'text',
    description: 'lines',
    seoTitle: 'text',
    seoDescription: 'lines',
  });
}
