import { createHash } from 'node:crypto';
import { hasWords, type TextPlace, textPlaceName, translationAt } from '@awning/site-model';

/**
 * What each translation of a document was made from, by the name of its place: a hash of the text in the main language,
 * a hash of the translation, and the version of the document in which the translation was last written.
 */
export type Marks = Readonly<Record<string, readonly [source: string, translation: string, no: number]>>;

/** `changed`: the main language says something else since it was translated. */
export type TranslationState = 'missing' | 'changed' | 'written';

export interface PlacedTranslation {
  readonly place: TextPlace;
  readonly text: string | undefined;
  readonly state: TranslationState;
}

export interface Translation {
  readonly texts: readonly PlacedTranslation[];
  readonly marks: Marks;
  readonly missing: number;
  readonly changed: number;
}

interface Asked {
  readonly body: unknown;
  readonly places: readonly TextPlace[];
  readonly language: string;
  /** What was known of the former version. */
  readonly former: Marks;
  readonly no: number;
}

/**
 * How far a body is translated. A translation that is new or says something else than before was made from what the
 * main language says now; any other one keeps what it was made from.
 */
export function translationOf({ body, places, language, former, no }: Asked): Translation {
  const marks: Record<string, Marks[string]> = {};
  const texts = places
    .filter(({ languages }) => languages === undefined || languages.includes(language))
    .map((place): PlacedTranslation => {
      const text = translationAt(body, place, language);
      if (text === undefined || !hasWords(text)) return { place, text: undefined, state: 'missing' };
      const name = textPlaceName(place);
      const [source, translation] = [hashOf(place.source), hashOf(text)];
      const known = Object.hasOwn(former, name) ? former[name] : undefined;
      const mark = known?.[1] === translation ? known : ([source, translation, no] as const);
      marks[name] = mark;
      return { place, text, state: mark[0] === source ? 'written' : 'changed' };
    });
  const isNeeded = ({ place, state }: PlacedTranslation) => state === 'missing' && place.isOptional === undefined;
  return {
    texts,
    marks,
    missing: texts.filter(isNeeded).length,
    changed: texts.filter(({ state }) => state === 'changed').length,
  };
}

/** The marks after somebody has said of these translations that they still fit. */
export function withFitting(translation: Translation, names: readonly string[], no: number): Marks {
  const fitting = translation.texts.flatMap(({ place, text }) => {
    const name = textPlaceName(place);
    return text !== undefined && names.includes(name)
      ? [[name, [hashOf(place.source), hashOf(text), no]] as const]
      : [];
  });
  return { ...translation.marks, ...(Object.fromEntries(fitting) as Marks) };
}

/** Enough to tell two texts of one place apart. */
const HASH_LENGTH = 16;

function hashOf(text: string): string {
  return createHash('sha256').update(text.trim()).digest('base64url').slice(0, HASH_LENGTH);
}
