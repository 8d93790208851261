import { recordTypes } from '@awning/site-model';
import { type Collection, type Item, textOf } from '../../content/index.ts';
import { languageChoice, type PageRequest, type Scope } from '../site.ts';
import { collectionUrl } from './collection-view.ts';
import type { ImageViews } from './image-view.ts';

/** A post or gallery picture as templates read it (THEME-FORMAT section 7.4). */
export function itemView(
  item: Item,
  collection: Collection,
  reader: Pick<PageRequest, 'website' | 'language'>,
  images: ImageViews,
): Scope {
  const language = languageChoice(reader);
  const image = item.mainImageId === null ? undefined : images.get(item.mainImageId);
  const publishOn = item.publishAt.getTime();
  return {
    ...image,
    id: item.id,
    collectionId: collection.id,
    urlId: item.urlId,
    fullUrl: itemUrl(collection, item.urlId, reader),
    recordType: item.recordType,
    recordTypeLabel: recordTypes.byCode(item.recordType).name,
    title: textOf(item.texts, 'title', language) ?? '',
    body: textOf(item.texts, 'body', language) ?? '',
    excerpt: textOf(item.texts, 'excerpt', language) ?? '',
    addedOn: item.createdAt.getTime(),
    publishOn,
    updatedOn: item.updatedAt.getTime(),
    categories: item.categories,
    tags: item.tags,
    starred: item.isStarred,
    featured: item.isStarred,
    commentState: 2,
    publicCommentCount: 0,
    likeCount: 0,
    ...(item.authorName === null ? {} : { author: { displayName: item.authorName } }),
    ...(image === undefined ? {} : { mainImage: image, mainImageId: item.mainImageId }),
    ...(Object.keys(item.customContent).length === 0 ? {} : { customContent: item.customContent as Scope }),
  };
}

export function itemUrl(
  collection: Collection,
  urlId: string,
  reader: Pick<PageRequest, 'website' | 'language'>,
): string {
  // A collection that is the homepage still has its own address for its items.
  return `${collectionUrl({ ...collection, isHomepage: false }, reader)}/${urlId}`;
}
