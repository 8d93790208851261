import type { CollectionBody } from './schema.ts';
import type { CollectionRow } from './store.ts';

const prefix = 'category:';

type Texts = Pick<CollectionBody, 'texts' | 'categoryNames'>;

/** The table keeps the names of categories among the texts, as `category:Tableware`. */
export function splitTexts(stored: CollectionRow['texts']): Texts {
  const languages = Object.entries(stored).map(([code, fields]) => {
    const [names, texts] = [true, false].map((isName) =>
      Object.entries(fields).filter(([field]) => field.startsWith(prefix) === isName),
    ) as [[string, string][], [string, string][]];
    const named = names.map(([field, name]) => [field.slice(prefix.length), name] as const);
    return { code, texts: Object.fromEntries(texts), names: Object.fromEntries(named) };
  });
  return {
    texts: Object.fromEntries(languages.map(({ code, texts }) => [code, texts])),
    categoryNames: Object.fromEntries(
      languages.flatMap(({ code, names }) => (Object.keys(names).length > 0 ? [[code, names]] : [])),
    ),
  };
}

export function joinTexts({ texts, categoryNames }: Texts): CollectionRow['texts'] {
  const codes = new Set([...Object.keys(texts), ...Object.keys(categoryNames)]);
  return Object.fromEntries(
    [...codes].map((code) => {
      const names = Object.entries(categoryNames[code] ?? {}).map(([category, name]) => [prefix + category, name]);
      return [code, { ...texts[code], ...Object.fromEntries(names) }];
    }),
  );
}
