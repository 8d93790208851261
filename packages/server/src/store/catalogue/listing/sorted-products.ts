import type { Connection } from '../../../platform/database/index.ts';
import { type ProductPage, productsByIds } from '../products.ts';
import type { StoreWebsite } from '../record.ts';
import { readPlace, writePlace } from './place-text.ts';
import {
  type Bounds,
  endsOf,
  type ListOrder,
  listBounds,
  type Place,
  type PlaceQuery,
  selectFewSource,
  selectPlaces,
  selectWalkEnd,
  type Wanted,
} from './store.ts';

export interface SortedList {
  readonly collectionId: string;
  readonly limit: number;
  readonly order: ListOrder;
  readonly wanted: Wanted;
  readonly language?: string | undefined;
  /** A place from another page; at most one of the two. */
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

/**
 * A page of a store page's published products, sorted and filtered by a visitor. It looks at a limited number of
 * products, so in a large shop a page can have fewer products than there is room for, or none, and still a next page.
 */
export async function sortedProducts(
  connection: Connection,
  website: StoreWebsite,
  { collectionId, limit, order, wanted, language, ...from }: SortedList,
  bounds: Bounds = listBounds,
): Promise<ProductPage> {
  const before = readPlace(order, from.before);
  const after = before ? undefined : readPlace(order, from.after);
  const { first, last } = endsOf(order);
  const side = before ? 'before' : 'after';
  const place = before ?? after ?? first;
  const query: PlaceQuery = { collectionId, order, side, wanted, place, limit: limit + 1, bounds };
  const few = isFiltered(wanted)
    ? await selectFewSource(connection, website.id, collectionId, wanted, bounds)
    : undefined;
  const found = await selectPlaces(connection, website.id, query, few);
  const hasMore = found.length > limit;
  const isWhole = hasMore || few !== undefined || !isFiltered(wanted);
  const end = isWhole ? undefined : await selectWalkEnd(connection, website.id, query);
  const near = found.slice(0, limit);
  const shown = before ? near.toReversed() : near;
  const products = await productsByIds(
    connection,
    website,
    shown.map(({ id }) => id),
    language,
  );
  const cursor = (place: Place | undefined) => place && writePlace(order, place);
  // The way on goes from the last product, or from where the walk ended; the way back is open from every page but the first.
  const onward = hasMore ? near.at(-1) : end;
  const back = near[0] ?? end ?? (before ? first : last);
  return {
    isPicked: false,
    products,
    nextCursor: cursor(before ? (shown.at(-1) ?? back) : onward),
    previousCursor: cursor(before ? onward : after && back),
  };
}

function isFiltered({ marks, options, isInStock, minPrice, maxPrice }: Wanted): boolean {
  return marks.length > 0 || Object.keys(options).length > 0 || isInStock || minPrice !== null || maxPrice !== null;
}
