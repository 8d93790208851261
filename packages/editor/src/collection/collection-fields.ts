import type { DocumentField } from '../kit/editing/document.ts';
import type { EditedCollection } from './edited-collection.ts';
import { kindName } from './kind-name.ts';
import type { CollectionWords } from './messages.ts';

/** The parts of a blog or gallery as a comparison names them, in the order of the screen. */
export function collectionFields(
  words: CollectionWords,
  languages: readonly string[],
): readonly DocumentField<EditedCollection>[] {
  const each = (text: (language: string) => string | undefined) =>
    languages.flatMap((language) => text(language)?.trim() || []).join('\n');
  return [
    { label: words.name, names: ['titles'], text: ({ titles }) => each((code) => titles[code]) },
    {
      label: words.description,
      names: ['descriptions'],
      text: ({ descriptions }) => each((code) => descriptions[code]),
    },
    { label: words.kind, names: ['typeName'], text: ({ typeName }) => kindName(typeName, words) },
    { label: words.address, names: ['slug'], text: ({ slug }) => `/${slug}` },
    { label: words.ordering, names: ['ordering'], text: ({ ordering }) => words.orderings[ordering] },
    { label: words.pageSize, names: ['pageSize'], text: ({ pageSize }) => pageSize },
    {
      label: words.categoryCard,
      names: ['categoryNames'],
      text: ({ categoryNames }) =>
        each((code) =>
          Object.entries(categoryNames[code] ?? {})
            .map((pair) => pair.join(': '))
            .join('\n'),
        ),
    },
    { label: words.searchTitle, names: ['seoTitles'], text: ({ seoTitles }) => each((code) => seoTitles[code]) },
    {
      label: words.searchDescription,
      names: ['seoDescriptions'],
      text: ({ seoDescriptions }) => each((code) => seoDescriptions[code]),
    },
    {
      label: words.visibility,
      names: ['isEnabled'],
      text: ({ isEnabled }) => (isEnabled ? words.shown : words.hidden),
    },
  ];
}
