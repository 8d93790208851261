/** A text of a document that is written once for each language. */
export interface TextPlace {
  /** Where its translations are in the body, from name to name; `*` stands for the language. */
  readonly path: readonly string[];
  /** `list` is several texts whose number must stay the same, one a line. */
  readonly holds: 'text' | 'lines' | 'html' | 'list';
  /** What it says in the main language; never empty. */
  readonly source: string;
  /** Whether a language can do without it, such as the name of a size that is the same everywhere. */
  readonly isOptional?: true;
  /** The type of the block that it belongs to. */
  readonly block?: string;
  /** The languages in which it is shown; absent means all. */
  readonly languages?: readonly string[];
}

/**
 * One name for a place, the same in every language.
 *
 * @example
 * textPlaceName({ path: ['texts', '*', 'title'] }) // => 'texts.*.title'
 * textPlaceName({ path: ['texts', '*', 'options', 'No. 5'] }) // => 'texts.*.options.No%2E 5'
 */
export function textPlaceName({ path }: Pick<TextPlace, 'path'>): string {
  return path.map((name) => name.replaceAll('.', '%2E')).join('.');
}

/**
 * Where the translation into a language is in the body, as errors name it.
 *
 * @example
 * textPlacePath({ path: ['texts', '*', 'title'] }, 'de') // => ['texts', 'de', 'title']
 */
export function textPlacePath({ path }: Pick<TextPlace, 'path'>, language: string): readonly string[] {
  return path.map((name) => (name === '*' ? language : name));
}

/**
 * The translation as it is stored; undefined if there is none.
 *
 * @example
 * translationAt({ texts: { de: { title: 'Zeiten' } } }, { path: ['texts', '*', 'title'] }, 'de') // => 'Zeiten'
 * translationAt({ texts: {} }, { path: ['texts', '*', 'title'] }, 'de') // => undefined
 * translationAt({ texts: { de: { options: ['Rot', 'Blau'] } } }, { path: ['texts', '*', 'options'] }, 'de') // => 'Rot\nBlau'
 */
export function translationAt(body: unknown, place: Pick<TextPlace, 'path'>, language: string): string | undefined {
  let value = body;
  for (const name of textPlacePath(place, language)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' ? value : undefined;
}

/**
 * The body with another translation. An empty one is taken away, so that the main language is shown.
 *
 * @example
 * withTranslation({ texts: {} }, { path: ['texts', '*', 'title'], holds: 'text' }, 'de', 'Zeiten') // => { texts: { de: { title: 'Zeiten' } } }
 * withTranslation({ texts: { de: { title: 'Zeiten' } } }, { path: ['texts', '*', 'title'], holds: 'text' }, 'de', ' ') // => { texts: { de: {} } }
 */
export function withTranslation<Body extends object>(
  body: Body,
  place: Pick<TextPlace, 'path' | 'holds'>,
  language: string,
  text: string,
): Body {
  const isEmpty = !hasWords(text);
  const value = place.holds === 'list' ? text.trim().split('\n') : text;
  return withValue(body, textPlacePath(place, language), isEmpty ? undefined : value) as Body;
}

function withValue(value: unknown, [name, ...rest]: readonly string[], set: unknown): unknown {
  if (name === undefined) return set;
  const isObject = typeof value === 'object' && value !== null;
  const members: Readonly<Record<string, unknown>> = isObject ? (value as Readonly<Record<string, unknown>>) : {};
  const { [name]: former, ...others } = members;
  // What is not there need not be made to be taken away.
  if (set === undefined && former === undefined) return value;
  const next = withValue(former, rest, set);
  return next === undefined ? others : { ...members, [name]: next };
}

/**
 * Whether a text says anything. HTML without words, such as an empty paragraph, does not, unless it shows a picture.
 *
 * @example
 * hasWords('<p> </p>') // => false
 * hasWords('<p><img src="/a.png"></p>') // => true
 * hasWords(undefined) // => false
 */
export function hasWords(text: string | undefined): boolean {
  return (text ?? '').replaceAll(/<(?!img\b)[^>]*>/gi, '').trim() !== '';
}
