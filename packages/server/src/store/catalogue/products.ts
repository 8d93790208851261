import type { Connection } from '../../platform/database/index.ts';
import { primaryLanguage } from '../../platform/website/index.ts';
import { type Cursor, readCursor, writeCursor } from './list-cursor.ts';
import { type ProductRecord, productRecord, type StoreWebsite } from './record.ts';
import {
  type Languages,
  type ListedRow,
  type ListFilter,
  listStart,
  type OpenedRow,
  selectByIds,
  selectBySlug,
  selectListed,
  selectPicked,
} from './store.ts';

export interface ProductList extends ListFilter {
  readonly language?: string | undefined;
  /** A cursor of another page; at most one of the two. */
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

export interface ProductPage {
  /** Whether these are products that the owner has picked for the page. */
  readonly isPicked: boolean;
  readonly products: readonly ProductRecord[];
  readonly nextCursor: string | undefined;
  readonly previousCursor: string | undefined;
}

/**
 * A page of a store page's published products, in the owner's order. Every page costs the same, however long the list
 * is. A page without products of its own shows those that the owner has picked for it.
 */
export async function productsForPage(
  connection: Connection,
  website: StoreWebsite,
  list: ProductList,
): Promise<ProductPage> {
  const before = readCursor(list.before);
  const after = before ? undefined : readCursor(list.after);
  const key: Cursor = before ?? after ?? listStart;
  const side = before ? 'before' : 'after';
  const oneMore = { ...list, limit: list.limit + 1 };
  const languages = languagesOf(website, list.language);
  const own = key.isPicked ? [] : await selectListed(connection, website.id, oneMore, side, key, languages);
  const isPicked = own.length === 0 && (key.isPicked === true || (key === listStart && !list.category && !list.tag));
  const rows = isPicked ? await selectPicked(connection, website.id, oneMore, side, key, languages) : own;
  const hasMore = rows.length > list.limit;
  const shown = hasMore ? (before ? rows.slice(1) : rows.slice(0, list.limit)) : rows;
  const cursor = (row: ListedRow | undefined) => row && writeCursor({ position: row.position, id: row.id, isPicked });
  return {
    isPicked,
    products: shown.map((row) => productRecord(row, website, languages[0])),
    nextCursor: before || hasMore ? cursor(shown.at(-1)) : undefined,
    previousCursor: (before ? hasMore : after !== undefined) ? cursor(shown[0]) : undefined,
  };
}

/** A product with what only its own page shows. */
export type OpenedProduct = ProductRecord & Pick<OpenedRow, 'shareImageId' | 'relatedIds' | 'ratings'>;

export async function productBySlug(
  connection: Connection,
  website: StoreWebsite,
  collectionId: string,
  slug: string,
  language?: string,
): Promise<OpenedProduct | undefined> {
  const languages = languagesOf(website, language);
  const { reviewsEnabled } = website.settings.storeSettings;
  const row = await selectBySlug(connection, website.id, collectionId, slug, languages, reviewsEnabled);
  if (!row) return undefined;
  const { shareImageId, relatedIds, ratings } = row;
  return { ...productRecord(row, website, languages[0]), shareImageId, relatedIds, ratings };
}

/** The published products among the ids, in the order of the ids. */
export async function productsByIds(
  connection: Connection,
  website: StoreWebsite,
  ids: readonly string[],
  language?: string,
): Promise<ProductRecord[]> {
  const languages = languagesOf(website, language);
  const rows = await selectByIds(connection, website.id, ids, languages);
  const ordered = ids.flatMap((id) => rows.filter((row) => row.id === id));
  return ordered.map((row) => productRecord(row, website, languages[0]));
}

function languagesOf(website: StoreWebsite, language = primaryLanguage(website)): Languages {
  return [language, primaryLanguage(website)];
}
