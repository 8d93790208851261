import { PageType } from '@awning/site-model';
import { asText } from '@awning/template-engine';
import {
  type Collection,
  type Item,
  type Neighbour,
  Ordering,
  plainText,
  selectEventNeighbours,
  selectItem,
  selectItemsByIds,
  selectNeighbours,
  selectOrderedNeighbours,
} from '../../content/index.ts';
import type { PageRequest, Scope } from '../site.ts';
import type { Builder } from './builder.ts';
import { calendarFile } from './events/calendar-file.ts';
import { eventData } from './events/event-data.ts';
import { isCalendar } from './events/listed-events.ts';
import { feedOf, pictureOf } from './head.ts';
import { itemViews } from './list-page.ts';
import { noteList } from './listed-items.ts';
import type { Page } from './page.ts';
import { titleOf } from './page-title.ts';
import { shownCollection } from './shown-collection.ts';
import { collectionTemplate } from './templates.ts';

/** One post with the ones before and after it. */
export async function itemPage(builder: Builder, collection: Collection, urlId: string): Promise<Page | undefined> {
  const { connection, request, base, theme, blocks } = builder;
  const found = await selectItem(connection, request.website.id, collection.id, urlId, request.now);
  if (found === undefined) return undefined;
  const [neighbours, views, body, parts] = await Promise.all([
    neighboursOf(collection, found)(connection, request.website.id, found, request.now),
    itemViews(builder, collection, [found], [collection.mainImageId]),
    blocks.render(`item:${found.id}`, { id: `item-${found.id}`, type: 'page' }),
    Promise.all(builder.itemParts.map(async (part) => await part(builder, found))),
    noteList(builder, collection.id),
  ]);
  const beside = await neighbourViews(builder, collection, neighbours);
  const collectionScope = await shownCollection(builder, collection, views.images);
  const own: Scope = { ...views.items[0], ...(body === '' ? {} : { body }) };
  const item: Scope = {
    ...(Object.assign({}, ...parts.map(({ fields }) => fields)) as Scope),
    ...own,
    body: [asText(own['body']), ...parts.map(({ afterBody = '' }) => afterBody)].join(''),
    collection: collectionScope,
  };
  return {
    kind: 'page',
    pageType: PageType.contentItem,
    scope: { ...base, collection: collectionScope, item, pagination: beside },
    main: { kind: 'template', source: collectionTemplate(theme, collection.typeName, 'item') },
    layouts: [collection.regionName, theme.theme.collections.get(collection.typeName)?.conf.layout],
    pageId: `item-${found.id}`,
    classes: [`collection-type-${collection.typeName}`, `collection-${collection.id}`, 'view-item'],
    head: {
      title: titleOf(request, { item: asText(item['title']), collection: asText(collectionScope['title']) }),
      description: plainText(asText(own['excerpt'] || own['body']), DESCRIPTION_LENGTH),
      canonicalPath: `/${collection.urlId}/${found.urlId}`,
      kind: 'article',
      structuredData: eventData(found, item, request) ?? articleData(found, item, request),
      ...pictureOf(item),
      ...feedOf(collection, collectionScope),
    },
    ...(found.startAt && { calendarFile: () => calendarFile(builder, collection, [found], [own], found.urlId) }),
  };
}

/** The neighbours of an item are those that it has in its list. */
function neighboursOf(collection: Collection, { startAt }: Item) {
  if (isCalendar(collection) && startAt !== null) return selectEventNeighbours;
  return collection.ordering === Ordering.chronological ? selectNeighbours : selectOrderedNeighbours;
}

const DESCRIPTION_LENGTH = 160;

/** Newer is "previous" in the dialect, because lists have the newest first; so is what the owner put before. Neighbours have all fields of items. */
async function neighbourViews(
  builder: Builder,
  collection: Collection,
  neighbours: readonly Neighbour[],
): Promise<Scope> {
  const { connection, request } = builder;
  const ids = neighbours.map(({ id }) => id);
  const found = await selectItemsByIds(connection, request.website.id, ids, request.now);
  const { items } = await itemViews(builder, collection, found);
  const entry = (side: Neighbour['side'], name: string): Scope => {
    const neighbour = neighbours.find((candidate) => candidate.side === side);
    const view = items[found.findIndex(({ id }) => id === neighbour?.id)];
    return view === undefined ? {} : { [name]: view };
  };
  return { ...entry('newer', 'prevItem'), ...entry('older', 'nextItem') };
}

function articleData(item: Item, view: Scope, { website, language, origin }: PageRequest): Scope {
  const { imageUrl } = pictureOf(view);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: view['title'],
    mainEntityOfPage: `${origin}${asText(view['fullUrl'])}`,
    inLanguage: language,
    ...(imageUrl === undefined ? {} : { image: `${origin}${imageUrl}` }),
    datePublished: item.publishAt.toISOString(),
    dateModified: item.updatedAt.toISOString(),
    ...(item.authorName === null ? {} : { author: { '@type': 'Person', name: item.authorName } }),
    publisher: { '@type': 'Organization', name: website.name },
  };
}
