import { searchQuery } from '../content/index.ts';
import type { Connection } from '../database/index.ts';
import { primaryLanguage } from '../website/index.ts';
import { readCursor, writeCursor } from './list-cursor.ts';
import { type ProductRecord, type ProductRow, productRecord, type StoreWebsite } from './record.ts';
import {
  type ListFilter,
  selectAfter,
  selectBefore,
  selectByIds,
  selectBySlug,
  selectFirst,
  selectFound,
} from './store.ts';

export interface ProductList extends ListFilter {
  readonly language?: string | undefined;
  /** A cursor of another page; at most one of the two. */
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

export interface ProductPage {
  readonly products: readonly ProductRecord[];
  readonly nextCursor: string | undefined;
  readonly previousCursor: string | undefined;
}

/** A page of the published products of a store page, in the owner's order. Every page costs the same, however long the list is. */
export async function productsForPage(
  connection: Connection,
  website: StoreWebsite,
  list: ProductList,
): Promise<ProductPage> {
  const oneMore = { ...list, limit: list.limit + 1 };
  const before = readCursor(list.before);
  if (before) {
    const rows = await selectBefore(connection, website.id, oneMore, before);
    const hasMore = rows.length > list.limit;
    return page(website, list, hasMore ? rows.slice(1) : rows, { hasPrevious: hasMore, hasNext: true });
  }
  const after = readCursor(list.after);
  const rows = after
    ? await selectAfter(connection, website.id, oneMore, after)
    : await selectFirst(connection, website.id, oneMore);
  const hasNext = rows.length > list.limit;
  return page(website, list, rows.slice(0, list.limit), { hasPrevious: after !== undefined, hasNext });
}

export async function productBySlug(
  connection: Connection,
  website: StoreWebsite,
  collectionId: string,
  slug: string,
  language?: string,
): Promise<ProductRecord | undefined> {
  const row = await selectBySlug(connection, website.id, collectionId, slug);
  return row && productRecord(row, website, language ?? primaryLanguage(website));
}

/** The published ones among the ids, in the order of the ids. */
export async function productsByIds(
  connection: Connection,
  website: StoreWebsite,
  ids: readonly string[],
  language?: string,
): Promise<ProductRecord[]> {
  const rows = await selectByIds(connection, website.id, ids);
  const ordered = ids.flatMap((id) => rows.filter((row) => row.id === id));
  return ordered.map((row) => productRecord(row, website, language ?? primaryLanguage(website)));
}

/** What a visitor typed, looked for in all languages of the texts, tags and categories. */
export async function searchProducts(
  connection: Connection,
  website: StoreWebsite,
  typed: string,
  limit: number,
  language?: string,
): Promise<ProductRecord[]> {
  const query = searchQuery(typed);
  const rows = query === undefined ? [] : await selectFound(connection, website.id, query, limit);
  return rows.map((row) => productRecord(row, website, language ?? primaryLanguage(website)));
}

function page(
  website: StoreWebsite,
  list: ProductList,
  rows: readonly ProductRow[],
  { hasPrevious, hasNext }: { hasPrevious: boolean; hasNext: boolean },
): ProductPage {
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    products: rows.map((row) => productRecord(row, website, list.language ?? primaryLanguage(website))),
    nextCursor: hasNext && last ? writeCursor(last) : undefined,
    previousCursor: hasPrevious && first ? writeCursor(first) : undefined,
  };
}
