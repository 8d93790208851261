import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';
import type { Asked } from '../kit/list/list-address.ts';

export type CountedLanguage = Answer<'GET /api/multilingual/counts'>['languages'][number];
export type WebsiteLanguage = Omit<CountedLanguage, 'kinds'>;
export type Languages = readonly WebsiteLanguage[];
export type ListedTranslation = Answer<'GET /api/multilingual/translations'>['rows'][number];
export type Translation = Answer<'GET /api/multilingual/translation'>;
export type TranslatedText = Translation['texts'][number];

export const languagesPath = '/config/settings/languages';
export const translationsPath = '/config/translations';

/** What is out of date after a language or a translation has changed. */
export const languagesKey = ['languages'] as const;

const lookAgainMs = 2000;

/** The languages of the website with how far each is translated. */
export const languagesQuery = queryOptions({
  queryKey: [...languagesKey, 'counts'],
  queryFn: () => call('GET /api/multilingual/counts', {}),
  staleTime: 0,
  // After a language was added, documents are looked at in the background.
  refetchInterval: ({ state: { data } }) => (data?.isComplete === false ? lookAgainMs : false),
});

/** Reads the languages and stores what has become of them, so that what a colleague has just changed is kept. */
export async function changeLanguages(change: (languages: Languages) => Languages): Promise<Languages> {
  const { languages } = await call('GET /api/multilingual/counts', {});
  const newest = languages.map(({ kinds: _kinds, ...language }) => language);
  const body = { languages: [...change(newest)] };
  return (await call('PUT /api/multilingual/languages', { body })).languages;
}

export const translatedKinds = [
  'page',
  'product',
  'item',
  'collection',
  'form',
  'header-footer',
  'popup',
  'announcement-bar',
  'identity',
] as const;
export type TranslatedKind = (typeof translatedKinds)[number];

export const listedStates = ['missing', 'changed', 'complete'] as const;
export type ListedState = (typeof listedStates)[number];

export const translationChoices = {
  kind: translatedKinds,
  state: listedStates,
  language: (value: string) => /^[A-Za-z-]{2,35}$/.test(value),
} as const;

export interface WantedTranslations {
  readonly language: string;
  readonly state: ListedState;
  readonly kind: Asked<typeof translationChoices>['kind'];
}

export function translationsQuery({ language, state, kind }: WantedTranslations) {
  return {
    key: [...languagesKey, 'list', language, state, kind ?? ''],
    load: (after: string | undefined) =>
      call('GET /api/multilingual/translations', {
        query: {
          language,
          state,
          ...(kind === undefined ? {} : { kind }),
          ...(after === undefined ? {} : { after }),
        },
      }),
  };
}

/** Where a document is translated. The state says which documents come next. */
export function translationAddress(
  { language, state }: Pick<WantedTranslations, 'language' | 'state'>,
  row: Pick<ListedTranslation, 'kind' | 'documentId'>,
): string {
  return `${translationsPath}/${[language, state, row.kind, row.documentId].join('.')}`;
}
