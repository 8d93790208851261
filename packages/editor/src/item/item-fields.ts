import type { DocumentField } from '../kit/editing/document.ts';
import { plainText } from '../kit/editing/plain-text.ts';
import type { EditedSignUp } from './edited-event.ts';
import type { EditedItem } from './edited-item.ts';
import type { ItemWords } from './messages.ts';

interface FieldContext {
  readonly words: ItemWords;
  readonly languages: readonly string[];
  readonly moment: (iso: string) => string;
  readonly pageName: (id: string) => string;
}

/** The parts of an item as a comparison names them, in the order of the screen. */
export function itemFields({ words, languages, moment, pageName }: FieldContext): readonly DocumentField<EditedItem>[] {
  const each = (text: (language: string) => string | undefined) =>
    languages.flatMap((language) => text(language)?.trim() || []).join('\n');
  return [
    { label: words.name, names: ['titles'], text: ({ titles }) => each((code) => titles[code]) },
    { label: words.body, names: ['bodies'], text: ({ bodies }) => each((code) => plainText(bodies[code] ?? '')) },
    {
      label: words.excerpt,
      names: ['excerpts'],
      text: ({ excerpts }) => each((code) => plainText(excerpts[code] ?? '')),
    },
    {
      label: words.picture,
      names: ['mainImageId'],
      text: ({ mainImageId }) => (mainImageId === null ? words.noPicture : words.withPicture),
    },
    { label: words.blocks, names: ['layout'], text: ({ layout }) => (layout === null ? '' : words.madeOfBlocks) },
    {
      label: words.eventCard,
      names: ['event'],
      text: ({ event }) =>
        event === null || event.startAt === '' || event.endAt === ''
          ? ''
          : [
              `${moment(event.startAt)} – ${moment(event.endAt)}`,
              ...Object.values(event.location),
              ...signUpLines(event.signUp, words, moment),
            ]
              .filter(Boolean)
              .join('\n'),
    },
    { label: words.address, names: ['slug'], text: ({ slug }) => slug },
    { label: words.audience, names: ['status'], text: ({ status }) => words.audiences[status] },
    { label: words.publishAt, names: ['publishAt'], text: ({ publishAt }) => moment(publishAt) },
    { label: words.collection, names: ['collectionId'], text: ({ collectionId }) => pageName(collectionId) },
    { label: words.categories, names: ['categories'], text: ({ categories }) => categories.join(', ') },
    { label: words.tags, names: ['tags'], text: ({ tags }) => tags.join(', ') },
    { label: words.author, names: ['authorName'], text: ({ authorName }) => authorName ?? '' },
    { label: words.featured, names: ['isStarred'], text: ({ isStarred }) => (isStarred ? words.yes : words.no) },
    {
      label: words.openComments,
      names: ['hasOpenComments'],
      text: ({ hasOpenComments }) => (hasOpenComments ? words.yes : words.no),
    },
  ];
}

function signUpLines(
  { isOn, places, placesEach, until }: EditedSignUp,
  words: ItemWords,
  moment: FieldContext['moment'],
) {
  if (!isOn) return [];
  return [
    words.signUp,
    places && `${words.places}: ${places}`,
    `${words.placesEach}: ${placesEach}`,
    until && `${words.signUpUntil}: ${moment(until)}`,
  ];
}
