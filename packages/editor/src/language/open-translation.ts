import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { type OpenTranslation, openTranslation } from './edited-translation.ts';
import { type ListedState, languagesKey, type TranslatedKind, type Translation } from './queries.ts';
import { type AnyStored, kindsOfTranslation } from './translation-kinds.ts';

/** What an address of the screen names. */
export interface TranslationPlace {
  readonly kind: TranslatedKind;
  readonly id: string;
  readonly language: string;
  /** Of the list that led here. */
  readonly state: ListedState;
}

export function translationQuery(place: TranslationPlace) {
  return queryOptions({
    queryKey: [...languagesKey, 'one', place.kind, place.id, place.language],
    queryFn: () => readTranslation(place),
    // Read again whenever the window is: what a colleague has changed is seen before it is in the way.
    staleTime: 0,
  });
}

const mostTries = 3;

/** A document with what is known of its texts, both of the same version. `stored` is one that was just saved. */
export async function readTranslation(place: TranslationPlace, stored?: AnyStored): Promise<OpenTranslation> {
  const { kind, id, language } = place;
  for (let tries = 1; ; tries += 1) {
    const [document, translation] = await Promise.all([
      stored && tries === 1 ? stored : kindsOfTranslation[kind].calls.read(id),
      readTexts(place),
    ]);
    if (document.version === translation.version || tries === mostTries) {
      return openTranslation(document, translation, language);
    }
  }
}

function readTexts({ kind, id, language }: TranslationPlace): Promise<Translation> {
  return call('GET /api/multilingual/translation', { query: { kind, id, language } });
}
