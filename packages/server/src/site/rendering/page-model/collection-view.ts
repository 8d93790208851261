import { CollectionType } from '@awning/site-model';
import { subjectOf } from '../../../platform/subjects/index.ts';
import { addressIn } from '../../../platform/website/index.ts';
import { type Collection, textOf } from '../../content/index.ts';
import { languageChoice, type PageRequest, type Scope } from '../site.ts';
import type { Sources } from '../sources.ts';
import type { ImageViews } from './image-view.ts';

type Reader = Pick<PageRequest, 'website' | 'language'>;

/** A collection as templates read it (THEME-FORMAT section 7.2). */
export function collectionView(
  collection: Collection,
  { request: reader, sources }: { readonly request: Reader; readonly sources: Sources },
  images?: ImageViews,
): Scope {
  sources.add(subjectOf.collection(collection.id));
  const language = languageChoice(reader);
  const title = textOf(collection.texts, 'title', language) ?? '';
  const mainImage = collection.mainImageId === null ? undefined : images?.get(collection.mainImageId);
  return {
    id: collection.id,
    websiteId: reader.website.id,
    title,
    navigationTitle: textOf(collection.texts, 'navigationTitle', language) ?? title,
    description: textOf(collection.texts, 'description', language) ?? '',
    urlId: collection.urlId,
    fullUrl: collectionUrl(collection, reader),
    typeName: collection.typeName,
    typeLabel: collection.typeName,
    type: collection.type,
    ordering: collection.ordering,
    pageSize: collection.pageSize,
    folder: collection.isFolder,
    index: collection.isIndex,
    homepage: collection.isHomepage,
    updatedOn: collection.updatedAt.getTime(),
    ...(collection.regionName === null ? {} : { regionName: collection.regionName }),
    ...(collection.isFolder ? { folderBehavior: collection.isIndex ? 1 : 2 } : {}),
    ...(mainImage === undefined ? {} : { mainImage, mainImageId: collection.mainImageId }),
  };
}

/** The name of a category in the reader's language. */
export function categoryName(collection: Collection, category: string, reader: Reader): string {
  return textOf(collection.texts, `category:${category}`, languageChoice(reader)) ?? category;
}

/** The address in the reader's language. */
export function collectionUrl(collection: Collection, { website, language }: Reader): string {
  return addressIn(website, language, collection.isHomepage ? '/' : `/${collection.urlId}`);
}

export function isStore(collection: Collection): boolean {
  return collection.type === CollectionType.products;
}
