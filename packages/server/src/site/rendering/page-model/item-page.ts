import { PageType } from '@awning/site-model';
import { asText } from '@awning/template-engine';
import { subjectOf } from '../../../platform/subjects/index.ts';
import {
  type Collection,
  type Item,
  type Neighbour,
  plainText,
  selectItem,
  selectNeighbours,
  textOf,
} from '../../content/index.ts';
import { languageChoice, type Scope } from '../site.ts';
import type { Builder } from './builder.ts';
import { collectionView } from './collection-view.ts';
import { pictureOf } from './head.ts';
import { itemUrl } from './item-view.ts';
import { itemViews } from './list-page.ts';
import { noteList } from './listed-items.ts';
import type { Page } from './page.ts';
import { collectionTemplate } from './templates.ts';

/** One post with the ones before and after it. */
export async function itemPage(builder: Builder, collection: Collection, urlId: string): Promise<Page | undefined> {
  const { connection, request, base, theme, blocks, sources } = builder;
  const found = await selectItem(connection, request.website.id, collection.id, urlId, request.now);
  if (found === undefined) return undefined;
  const [neighbours, views, body] = await Promise.all([
    selectNeighbours(connection, request.website.id, found, request.now),
    itemViews(builder, collection, [found], [collection.mainImageId]),
    blocks.render(`item:${found.id}`, { id: `item-${found.id}`, type: 'page' }),
    noteList(builder, collection.id),
  ]);
  sources.add(...neighbours.map(({ id }) => subjectOf.item(id)));
  const collectionScope = collectionView(collection, builder, views.images);
  const item: Scope = { ...views.items[0], ...(body === '' ? {} : { body }), collection: collectionScope };
  return {
    kind: 'page',
    pageType: PageType.contentItem,
    scope: { ...base, collection: collectionScope, item, pagination: neighbourScope(builder, collection, neighbours) },
    main: { kind: 'template', source: collectionTemplate(theme, collection.typeName, 'item') },
    layouts: [collection.regionName, theme.theme.collections.get(collection.typeName)?.conf.layout],
    pageId: `item-${found.id}`,
    classes: [`collection-type-${collection.typeName}`, `collection-${collection.id}`, 'view-item'],
    head: {
      title: `${asText(item['title'])} — ${request.website.name}`,
      description: plainText(asText(item['excerpt'] || item['body']), DESCRIPTION_LENGTH),
      canonicalPath: `/${collection.urlId}/${found.urlId}`,
      kind: 'article',
      structuredData: articleData(found, item, request.website.name),
      ...pictureOf(item),
    },
  };
}

const DESCRIPTION_LENGTH = 160;

/** Newer is "previous" in the dialect, because lists have the newest first. */
function neighbourScope({ request }: Builder, collection: Collection, neighbours: readonly Neighbour[]): Scope {
  const entry = (side: Neighbour['side'], name: string): Scope => {
    const neighbour = neighbours.find((candidate) => candidate.side === side);
    return neighbour === undefined
      ? {}
      : {
          [name]: {
            id: neighbour.id,
            title: textOf(neighbour.texts, 'title', languageChoice(request)) ?? '',
            fullUrl: itemUrl(collection, neighbour.urlId, request),
            addedOn: neighbour.publishAt.getTime(),
          },
        };
  };
  return { ...entry('newer', 'prevItem'), ...entry('older', 'nextItem') };
}

function articleData(item: Item, view: Scope, publisher: string): Scope {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: view['title'],
    datePublished: item.publishAt.toISOString(),
    dateModified: item.updatedAt.toISOString(),
    ...(item.authorName === null ? {} : { author: { '@type': 'Person', name: item.authorName } }),
    publisher: { '@type': 'Organization', name: publisher },
  };
}
