import { CollectionType } from '@awning/site-model';
import type { Collection } from '../../content/index.ts';
import { decoded } from '../guarded-pages.ts';
import type { Site } from '../site.ts';
import { forcedPageSize } from '../theme/new-collection.ts';
import type { Builder } from './builder.ts';
import { collectionUrl } from './collection-view.ts';
import { listedInOrder } from './events/listed-events.ts';
import { indexPage } from './index-page.ts';
import { itemKindOf } from './item-kinds.ts';
import { itemPage } from './item-page.ts';
import { listPage } from './list-page.ts';
import { movedPage } from './moved-page.ts';
import { ordinaryPage } from './ordinary-page.ts';
import type { Page, Redirect } from './page.ts';
import { redirected } from './redirected.ts';
import { staticPage, themePage } from './theme-page.ts';

/** The collection whose own page is at a path. */
export function collectionAt(site: Pick<Site, 'homepage' | 'byUrlId'>, path: string): Collection | undefined {
  const [urlId, ...rest] = path.split('/').filter(Boolean).map(decoded);
  if (urlId === undefined) return site.homepage;
  return rest.length === 0 ? site.byUrlId.get(urlId) : undefined;
}

/** The page at the requested address, or the way to where it is now; `undefined` if there is none. */
export async function resolvePage(builder: Builder): Promise<Page | Redirect | undefined> {
  const segments = builder.request.path.split('/').filter(Boolean).map(decoded);
  return (
    (await presentPage(builder, segments)) ??
    (await redirected(builder, segments)) ??
    (await movedPage(builder, segments))
  );
}

async function presentPage(
  builder: Builder,
  [urlId = '', ...rest]: readonly string[],
): Promise<Page | Redirect | undefined> {
  const { site } = builder;
  if (urlId === '') return site.homepage === undefined ? undefined : await collectionPage(builder, site.homepage);
  const collection = site.byUrlId.get(urlId);
  if (collection === undefined) return rest.length === 0 ? themePage(builder, urlId) : undefined;
  return rest.length === 0 ? await collectionPage(builder, collection) : await entryPage(builder, collection, rest);
}

async function collectionPage(builder: Builder, found: Collection): Promise<Page | Redirect | undefined> {
  const { theme } = builder.theme;
  const collection = { ...found, pageSize: forcedPageSize(theme, found.typeName) ?? found.pageSize };
  if (found.type === CollectionType['template-page']) return staticPage(builder, found);
  if (collection.isFolder) {
    return collection.isIndex ? await indexPage(builder, collection) : firstChild(builder, collection);
  }
  const kind = itemKindOf(builder, collection);
  if (kind !== undefined) return await kind.listPage(builder, collection);
  return collection.type === CollectionType.page || collection.type === CollectionType['splash-page']
    ? await ordinaryPage(builder, collection)
    : ((await firstItemPage(builder, collection)) ?? (await listPage(builder, collection)));
}

/**
 * A collection whose theme has a template for its items only shows its first item in place of a list. Of the types that
 * the host has templates for, such as blogs, a theme may replace one view and keep the other.
 */
async function firstItemPage(builder: Builder, collection: Collection): Promise<Page | undefined> {
  const { theme, system } = builder.theme;
  const own = theme.collections.get(collection.typeName);
  const list = own?.list ?? system.collections.get(collection.typeName)?.list;
  if (own?.item === undefined || list !== undefined) return undefined;
  const [first] = await listedInOrder(builder, collection, { collectionId: collection.id, limit: 1 });
  return first === undefined ? undefined : await itemPage(builder, collection, first.urlId);
}

async function entryPage(builder: Builder, collection: Collection, rest: readonly string[]): Promise<Page | undefined> {
  const kind = itemKindOf(builder, collection);
  if (kind !== undefined) return await kind.itemPage(builder, collection, rest);
  return collection.isFolder ? undefined : await itemPage(builder, collection, rest.join('/'));
}

function firstChild({ site, request }: Builder, folder: Collection): Redirect | undefined {
  const child = site.collections.find(({ parentId }) => parentId === folder.id);
  // Browsers encode addresses in a page, but not in a header.
  return child === undefined
    ? undefined
    : { kind: 'redirect', status: 302, location: encodeURI(collectionUrl(child, request)) };
}
