import { PageType } from '@awning/site-model';
import { subjectOf } from '../../../platform/subjects/index.ts';
import {
  type Collection,
  commentsEnd,
  customImageIds,
  type Item,
  type ItemFilter,
  type ItemPlace,
  Ordering,
} from '../../content/index.ts';
import { languageChoice, type PageRequest, type Scope } from '../site.ts';
import { type Asking, siteAssets } from '../site-memory.ts';
import type { Builder } from './builder.ts';
import { categoryName } from './collection-view.ts';
import { calendarFile } from './events/calendar-file.ts';
import { eventPart } from './events/event-part.ts';
import { isCalendar } from './events/listed-events.ts';
import { periodOf, readMonth } from './events/month.ts';
import { titleOf } from './events/month-view.ts';
import { collectionHead, feedOf } from './head.ts';
import { imageViews } from './image-view.ts';
import { authorView, itemView } from './item-view.ts';
import { listedItems } from './listed-items.ts';
import type { Page } from './page.ts';
import { ownPath, pagination, partUrl, readPlace } from './part-address.ts';
import { shownCollection } from './shown-collection.ts';
import { collectionTemplate } from './templates.ts';

/** A blog, a gallery or another collection with its items. */
export async function listPage(builder: Builder, collection: Collection): Promise<Page> {
  const { request, base } = builder;
  const { items, pagination, beside } = await readPart(builder, collection);
  const views = await itemViews(builder, collection, items, [collection.mainImageId]);
  const view = await shownCollection(builder, collection, views.images);
  const { category, tag, author } = request.query;
  return {
    kind: 'page',
    pageType: PageType.collection,
    scope: {
      ...base,
      collection: view,
      items: views.items,
      ...beside?.(views.items),
      ...(collection.typeName === 'gallery' ? { galleryHtml: builder.blocks.renderGallery(views.items) } : {}),
      ...(pagination === undefined ? {} : { pagination }),
      ...(category ? { categoryFilter: categoryName(collection, category, request) } : {}),
      ...(tag ? { tagFilter: tag } : {}),
      ...authorFilter(author, items),
    },
    main: { kind: 'template', source: collectionTemplate(builder.theme, collection.typeName, 'list') },
    layouts: [collection.regionName, builder.theme.theme.collections.get(collection.typeName)?.conf.layout],
    pageId: `collection-${collection.id}`,
    classes: [`collection-type-${collection.typeName}`, `collection-${collection.id}`, 'view-list'],
    head: {
      ...collectionHead(collection, request, view),
      ...(items.length > 0 && ownPath(collection, request, pagination)),
      ...feedOf(collection, view, request.query),
    },
    ...(isCalendar(collection) && { calendarFile: () => calendarFile(builder, collection, items, views.items) }),
  };
}

/** Every item of the list has that author, so the first one has the name. */
function authorFilter(author: string | undefined, [first]: readonly Item[]): Scope {
  return author && first?.authorName ? { authorFilter: authorView(first.authorName) } : {};
}

/** Items with their pictures, read in one query. */
export async function itemViews(
  asking: Asking & Pick<Builder, 'request' | 'theme'>,
  collection: Collection,
  items: readonly Item[],
  moreImages: readonly (string | null)[] = [],
) {
  const { customTypes } = asking.theme.theme;
  const named = items.flatMap(({ mainImageId, customContent }) => [mainImageId, ...customImageIds(customContent)]);
  const ids = [...moreImages, ...named].filter((id) => id !== null);
  const { request, sources } = asking;
  sources.add(...items.flatMap(({ id }) => [subjectOf.item(id), subjectOf.itemCounts(id)]));
  const ends = items.map((item) => commentsEnd(item, request.website.settings));
  for (const end of ends.filter((moment) => moment > request.now.getTime())) sources.holdsUntil(end);
  const images = imageViews(await siteAssets(asking, ids), languageChoice(request));
  return { images, items: items.map((item) => itemView(item, collection, request, images, customTypes)) };
}

type ListFilter = Omit<ItemFilter, 'now'>;

interface Part {
  readonly items: readonly Item[];
  readonly pagination: Scope | undefined;
  /** What a page with events has beside them. */
  readonly beside?: (views: readonly Scope[]) => Scope;
}

async function readPart(builder: Builder, collection: Collection): Promise<Part> {
  const { request } = builder;
  const { category, tag, author } = request.query;
  const filter = {
    collectionId: collection.id,
    category,
    tag,
    author,
    limit: collection.pageSize + 1,
  };
  if (isCalendar(collection)) return await eventPart(builder, collection, filter);
  return collection.ordering === Ordering.chronological
    ? await chronologicalPart(builder, collection, filter)
    : await orderedPart(builder, collection, filter);
}

/** Addresses continue from the position of the last item, so that a new post does not shift the pages. */
async function chronologicalPart(builder: Builder, collection: Collection, filter: ListFilter): Promise<Part> {
  const { request } = builder;
  const place = readPlace(request.query['offset']);
  const month = askedMonth(request);
  const from = place && isWithin(month, place.at) ? { publishAt: place.at, id: place.id } : undefined;
  const isBack = request.query['reversePaginate'] === 'true' && from !== undefined;
  const found = await (isBack
    ? listedItems(builder, 'oldest', { ...filter, after: from, before: month?.end })
    : listedItems(builder, 'newest', { ...filter, before: from ?? month?.end, after: month?.start }));
  const hasMore = found.length > collection.pageSize;
  const kept = found.slice(0, collection.pageSize);
  const items = isBack ? kept.toReversed() : kept;
  const [first, last] = [items[0], items.at(-1)];
  const url = (item: Item, back: string) =>
    partUrl(builder, collection, `offset=${item.publishAt.getTime()}-${item.id}${back}`);
  return {
    items,
    pagination: pagination(
      last !== undefined && (isBack || hasMore) ? url(last, '') : undefined,
      first !== undefined && (isBack ? hasMore : from !== undefined) ? url(first, '&reversePaginate=true') : undefined,
    ),
    ...(month === undefined ? {} : { beside: () => ({ monthFilter: month.title }) }),
  };
}

interface AskedMonth {
  readonly title: string;
  /** The places just before and just after its items. */
  readonly start: ItemPlace;
  readonly end: ItemPlace;
}

function askedMonth({ query, language, website }: PageRequest): AskedMonth | undefined {
  const month = readMonth(query['month']);
  if (month === undefined) return undefined;
  const { from, to } = periodOf(month, website.settings.timeZone);
  return {
    title: titleOf(month, language),
    start: { publishAt: new Date(from.getTime() - 1) },
    end: { publishAt: to },
  };
}

/** Whether a place in the list is one of the month that is asked for. */
function isWithin(month: AskedMonth | undefined, at: Date): boolean {
  return month === undefined || (at > month.start.publishAt && at < month.end.publishAt);
}

async function orderedPart(builder: Builder, collection: Collection, filter: ListFilter): Promise<Part> {
  const { request } = builder;
  const skip = Math.max(0, Math.min(Math.trunc(Number(request.query['offset'] ?? 0)) || 0, MAX_SKIP));
  const found = await listedItems(builder, 'position', { ...filter, skip });
  const size = collection.pageSize;
  return {
    items: found.slice(0, size),
    pagination: pagination(
      found.length > size ? partUrl(builder, collection, `offset=${skip + size}`) : undefined,
      skip > 0 ? partUrl(builder, collection, skip > size ? `offset=${skip - size}` : '') : undefined,
    ),
  };
}

const MAX_SKIP = 1_000_000;
