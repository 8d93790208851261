import { PageType } from '@awning/site-model';
import { type Collection, type Item, type ItemFilter, Ordering, readItems } from '../../content/index.ts';
import { languageChoice, type Scope } from '../site.ts';
import { siteAssets } from '../site-memory.ts';
import type { Builder } from './builder.ts';
import { categoryName, collectionUrl, collectionView } from './collection-view.ts';
import { collectionHead } from './head.ts';
import { imageViews } from './image-view.ts';
import { itemView } from './item-view.ts';
import type { Page } from './page.ts';
import { collectionTemplate } from './templates.ts';

/** A blog, a gallery or another collection with its items. */
export async function listPage(builder: Builder, collection: Collection): Promise<Page> {
  const { request, base } = builder;
  const { items, pagination } = await readPart(builder, collection);
  const views = await itemViews(builder, collection, items, [collection.mainImageId]);
  const view = collectionView(collection, request, views.images);
  const { category, tag, author } = request.query;
  return {
    kind: 'page',
    pageType: PageType.collection,
    scope: {
      ...base,
      collection: view,
      items: views.items,
      ...(pagination === undefined ? {} : { pagination }),
      ...(category ? { categoryFilter: categoryName(collection, category, request) } : {}),
      ...(tag ? { tagFilter: tag } : {}),
      ...(author ? { authorFilter: author } : {}),
    },
    main: { kind: 'template', source: collectionTemplate(builder.theme, collection.typeName, 'list') },
    layouts: [collection.regionName, builder.theme.theme.collections.get(collection.typeName)?.conf.layout],
    pageId: `collection-${collection.id}`,
    classes: [`collection-type-${collection.typeName}`, `collection-${collection.id}`, 'view-list'],
    head: collectionHead(collection, request, view),
  };
}

/** Items with their pictures, read in one go. */
export async function itemViews(
  { connection, request, site }: Pick<Builder, 'connection' | 'request' | 'site'>,
  collection: Collection,
  items: readonly Item[],
  moreImages: readonly (string | null)[] = [],
) {
  const ids = [...moreImages, ...items.map(({ mainImageId }) => mainImageId)].filter((id) => id !== null);
  const images = imageViews(await siteAssets(connection, site, request.website.id, ids), languageChoice(request));
  return { images, items: items.map((item) => itemView(item, collection, request, images)) };
}

interface Part {
  readonly items: readonly Item[];
  readonly pagination: Scope | undefined;
}

async function readPart(builder: Builder, collection: Collection): Promise<Part> {
  const { request } = builder;
  const { category, tag, author } = request.query;
  const filter = {
    collectionId: collection.id,
    now: request.now,
    category,
    tag,
    author,
    limit: collection.pageSize + 1,
  };
  return collection.ordering === Ordering.chronological
    ? await chronologicalPart(builder, collection, filter)
    : await orderedPart(builder, collection, filter);
}

/** Addresses go on from the moment of the last item, so that a new post does not shift the pages. */
async function chronologicalPart(builder: Builder, collection: Collection, filter: ItemFilter): Promise<Part> {
  const { connection, request } = builder;
  const offset = Number(request.query['offset']);
  const from = Number.isFinite(offset) && offset > 0 && offset < latestMoment ? new Date(offset) : undefined;
  const isBack = request.query['reversePaginate'] === 'true' && from !== undefined;
  const found = await (isBack
    ? readItems(connection, request.website.id, 'oldest', { ...filter, after: from })
    : readItems(connection, request.website.id, 'newest', { ...filter, before: from }));
  const hasMore = found.length > collection.pageSize;
  const kept = found.slice(0, collection.pageSize);
  const items = isBack ? kept.toReversed() : kept;
  const [first, last] = [items[0], items.at(-1)];
  const url = (item: Item, back: string) => partUrl(builder, collection, `offset=${item.publishAt.getTime()}${back}`);
  return {
    items,
    pagination: pagination(
      last !== undefined && (isBack || hasMore) ? url(last, '') : undefined,
      first !== undefined && (isBack ? hasMore : from !== undefined) ? url(first, '&reversePaginate=true') : undefined,
    ),
  };
}

/** The last moment that a JavaScript date can name. */
const latestMoment = 8.64e15;

async function orderedPart(builder: Builder, collection: Collection, filter: ItemFilter): Promise<Part> {
  const { connection, request } = builder;
  const skip = Math.max(0, Math.min(Math.trunc(Number(request.query['offset'] ?? 0)) || 0, maxSkip));
  const found = await readItems(connection, request.website.id, 'position', { ...filter, skip });
  const size = collection.pageSize;
  return {
    items: found.slice(0, size),
    pagination: pagination(
      found.length > size ? partUrl(builder, collection, `offset=${skip + size}`) : undefined,
      skip > 0 ? partUrl(builder, collection, skip > size ? `offset=${skip - size}` : '') : undefined,
    ),
  };
}

const maxSkip = 1_000_000;

/** The list's address with its filters and another place to begin. */
export function partUrl({ request }: Pick<Builder, 'request'>, collection: Collection, place: string): string {
  const filters = (['category', 'tag', 'author'] as const).flatMap((name) => {
    const value = request.query[name];
    return value ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  const query = [...filters, place].filter(Boolean).join('&');
  return `${collectionUrl(collection, request)}${query === '' ? '' : `?${query}`}`;
}

export function pagination(nextPageUrl: string | undefined, prevPageUrl: string | undefined): Scope | undefined {
  return nextPageUrl === undefined && prevPageUrl === undefined
    ? undefined
    : {
        ...(nextPageUrl === undefined ? {} : { nextPage: true, nextPageUrl }),
        ...(prevPageUrl === undefined ? {} : { prevPage: true, prevPageUrl }),
      };
}
