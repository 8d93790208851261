import { CommentState, RecordType, readVideoAddress, recordTypes, safeLink } from '@awning/site-model';
import {
  areCommentsOpen,
  authorId,
  type Collection,
  type CustomContent,
  type Item,
  textOf,
} from '../../content/index.ts';
import { escapeAttribute } from '../escape.ts';
import { languageChoice, type PageRequest, type Scope } from '../site.ts';
import type { CustomType } from '../theme/theme.ts';
import { collectionUrl } from './collection-view.ts';
import { eventView } from './events/event-view.ts';
import type { ImageViews } from './image-view.ts';

type CustomTypes = ReadonlyMap<string, Pick<CustomType, 'base'>>;

/** A post or gallery picture as templates read it (THEME-FORMAT section 7.4). */
export function itemView(
  item: Item,
  collection: Collection,
  reader: Pick<PageRequest, 'website' | 'language' | 'now'>,
  images: ImageViews,
  customTypes: CustomTypes = noTypes,
): Scope {
  const recordType = baseOf(item, customTypes);
  const language = languageChoice(reader);
  const image = item.mainImageId === null ? undefined : images.get(item.mainImageId);
  const publishOn = item.publishAt.getTime();
  return {
    ...image,
    id: item.id,
    collectionId: collection.id,
    urlId: item.urlId,
    fullUrl: itemUrl(collection, item.urlId, reader),
    recordType,
    recordTypeLabel: recordTypes.byCode(recordType).name,
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
    commentState: areCommentsOpen(item, reader.website.settings, reader.now) ? CommentState.open : CommentState.closed,
    publicCommentCount: item.commentCount,
    likeCount: item.likeCount,
    ...(item.authorName === null ? {} : { author: authorView(item.authorName) }),
    ...(image === undefined ? {} : { mainImage: image, mainImageId: item.mainImageId }),
    ...eventView(item, reader),
    ...linksOf(item),
    ...(recordType === RecordType.video ? videoOf(item, image) : {}),
    ...(recordType === RecordType.audio ? soundOf(item) : {}),
    ...(Object.keys(item.customContent).length === 0 ? {} : { customContent: customView(item.customContent, images) }),
  };
}

export function authorView(name: string): Scope {
  const [firstName = '', ...rest] = name.split(' ');
  return { id: authorId(name), displayName: name, firstName, lastName: rest.join(' ') };
}

const noTypes: CustomTypes = new Map();

/** An entry of a custom type is of the kind that the type is based on. */
function baseOf({ customContent, recordType }: Item, customTypes: CustomTypes): number {
  const { customType } = customContent;
  const base = typeof customType === 'string' ? customTypes.get(customType)?.base : undefined;
  return (base === undefined ? undefined : baseTypes.get(base)) ?? recordType;
}

const baseTypes: ReadonlyMap<string, number> = new Map([
  ['text', RecordType.text],
  ['image', RecordType.image],
  ['video', RecordType.video],
  ['event', RecordType.event],
  ['audio', RecordType.audio],
]);

/** A template prints addresses as they come. */
function linksOf({ sourceUrl, isPassthrough, clickthroughUrl }: Item): Scope {
  const [source, clickthrough] = [safeLink(sourceUrl), safeLink(clickthroughUrl)];
  return {
    ...(source === '' ? {} : { sourceUrl: source, passthrough: isPassthrough }),
    ...(clickthrough === '' ? {} : { clickthroughUrl: clickthrough }),
  };
}

/**
 * Where a video elsewhere is played, as the formatter `video` prints it for scripts. Its size is the usual one, as nobody
 * is asked; the picture of the item stands before it.
 */
function videoOf({ sourceUrl }: Item, image: Scope | undefined): Scope {
  const player = readVideoAddress(sourceUrl);
  if (player === undefined) return {};
  const { provider, pageUrl, playerUrl } = player;
  const [width, height] = [1280, 720];
  const html = `<iframe src="${escapeAttribute(playerUrl)}" width="${width}" height="${height}" allowfullscreen></iframe>`;
  return {
    oembed: { html, url: pageUrl, width, height, resolvedBy: 'awning', providerName: provider },
    ...(image === undefined ? {} : { overlay: true }),
  };
}

/** A track whose source is a file of sound. */
function soundOf({ sourceUrl }: Item): Scope {
  const audioAssetUrl = safeLink(sourceUrl);
  return /\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac)(?:$|\?)/i.test(audioAssetUrl)
    ? { audioAssetUrl, structuredContent: { audioAssetUrl } }
    : {};
}

function customView(content: CustomContent, images: ImageViews): Scope {
  return Object.fromEntries(
    Object.entries(content).flatMap(([name, value]): [string, Scope[string]][] => {
      if (typeof value !== 'object' || value === null || 'html' in value) return [[name, value]];
      if ('imageIds' in value) return [[name, value.imageIds.flatMap((id) => images.get(id) ?? [])]];
      const image = images.get(value.imageId);
      return image === undefined ? [] : [[name, image]];
    }),
  );
}

export function itemUrl(
  collection: Collection,
  urlId: string,
  reader: Pick<PageRequest, 'website' | 'language'>,
): string {
  // A collection that is the homepage still has its own address for its items.
  return `${collectionUrl({ ...collection, isHomepage: false }, reader)}/${urlId}`;
}
