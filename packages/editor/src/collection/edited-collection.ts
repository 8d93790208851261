import { checkSlug } from '@awning/site-model';
import { type ByLanguage, joinTexts, otherTexts, textPart } from '../kit/editing/text-parts.ts';
import type { CollectionWords } from './messages.ts';
import type { CollectionBody, StoredCollection } from './queries.ts';

const parts = {
  titles: 'title',
  descriptions: 'description',
  seoTitles: 'seoTitle',
  seoDescriptions: 'seoDescription',
} as const;
type Part = keyof typeof parts;

/** A page that lists items, divided into parts that two people can change side by side. */
export interface EditedCollection
  extends Omit<CollectionBody, 'texts' | 'pageSize'>,
    Readonly<Record<Part, ByLanguage>> {
  /** As it is typed. */
  readonly pageSize: string;
  /** Texts that this screen does not show. */
  readonly otherTexts: CollectionBody['texts'];
  [name: string]: unknown;
}

/** It as its screen holds it. */
export type OpenCollection = Omit<StoredCollection, 'body'> & { readonly body: EditedCollection };

export function openCollection(collection: StoredCollection): OpenCollection {
  return { ...collection, body: editedCollection(collection.body) };
}

export function editedCollection({ texts, pageSize, ...same }: CollectionBody): EditedCollection {
  return {
    ...same,
    pageSize: String(pageSize),
    titles: textPart(texts, parts.titles),
    descriptions: textPart(texts, parts.descriptions),
    seoTitles: textPart(texts, parts.seoTitles),
    seoDescriptions: textPart(texts, parts.seoDescriptions),
    otherTexts: otherTexts(texts, Object.values(parts)),
  };
}

/** The body to save. */
export function collectionBody(edited: EditedCollection): CollectionBody {
  const { slug, typeName, ordering, pageSize, isEnabled, regionName, parentId, mainImageId, categoryNames } = edited;
  const { titles: title, descriptions: description, seoTitles: seoTitle, seoDescriptions: seoDescription } = edited;
  return {
    slug: slug.trim(),
    typeName,
    ordering,
    pageSize: Number(pageSize),
    isEnabled,
    regionName,
    parentId,
    mainImageId,
    categoryNames,
    texts: joinTexts({ title, description, seoTitle, seoDescription }, edited.otherTexts),
  };
}

/** What an owner makes; the theme may know further kinds, which stay as they are. */
export const madeKinds = ['blog', 'gallery', 'events'] as const;

/** Blogs show the newest first, galleries what was added first, and pages of events what is next. */
export function orderingOf(typeName: string): CollectionBody['ordering'] {
  if (typeName === 'events') return 3;
  return typeName === 'gallery' ? 2 : 1;
}

export function newCollection(): EditedCollection {
  return editedCollection({
    slug: '',
    typeName: 'blog',
    ordering: orderingOf('blog'),
    pageSize: 20,
    isEnabled: true,
    regionName: null,
    parentId: null,
    mainImageId: null,
    texts: {},
    categoryNames: {},
  });
}

const MAX_PAGE_SIZE = 200;

/** The rules that the server has, too, so that most faults are told before anything is sent. */
export function checkCollection(
  { titles, slug, pageSize }: EditedCollection,
  { faults, languages }: { readonly faults: CollectionWords['faults']; readonly languages: readonly string[] },
): Record<string, string> {
  const primary = languages[0] ?? 'en';
  const address = checkSlug(slug.trim(), { isRoot: true, languages });
  const size = Number(pageSize);
  const isSize = pageSize.trim() !== '' && Number.isInteger(size) && size >= 1 && size <= MAX_PAGE_SIZE;
  return {
    ...((titles[primary] ?? '').trim() === '' && { [`titles.${primary}`]: faults.title }),
    ...(!address.ok && { slug: faults.slug[address.reason] }),
    ...(!isSize && { pageSize: faults.pageSize }),
  };
}
