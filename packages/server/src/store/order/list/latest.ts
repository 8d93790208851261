import type { Connection } from '../../../platform/database/index.ts';
import { type ListedOrder, type OrderFilter, selectFound, selectLatest, statesOf } from './store.ts';
import {
  type Slice,
  type SliceSize,
  selectMatching,
  selectOfState,
  selectStateSlice,
  selectWordSlice,
} from './walk/store.ts';

/** So many orders of a state are looked through as a whole. */
const MAX_RARE = 200;

/** The orders that one slice of a walk looks at. */
const SLICE_LENGTH = 1000;

export interface LatestOrders {
  readonly rows: readonly ListedOrder[];
  /** The order up to which the walk has come without filling the page; null if the page is full or there are no more. */
  readonly walkedTo: string | null;
}

interface PageSize {
  readonly limit: number;
  /** Of the walk; an export has no bound. */
  readonly maxSlices: number;
}

/**
 * Placed orders, newest first. No index serves two words, or a word and a state, at once: these are found by walking along one of them. The
 * walk is bounded, so that a page costs the same however many orders there are; it may be short, and the next one goes on from there.
 */
export async function latestOrders(
  connection: Connection,
  websiteId: string,
  filter: OrderFilter,
  size: PageSize,
): Promise<LatestOrders> {
  if (!filter.search && statesOf(filter).length < 2) {
    return { rows: await selectLatest(connection, websiteId, filter, size.limit), walkedTo: null };
  }
  const { ids, end } = await findIds(connection, websiteId, filter, size);
  return { rows: await selectFound(connection, websiteId, ids, filter.search !== undefined), walkedTo: end };
}

async function findIds(
  connection: Connection,
  websiteId: string,
  filter: OrderFilter,
  { limit, maxSlices }: PageSize,
): Promise<Slice> {
  const rare = await rareOrders(connection, websiteId, filter);
  if (rare) return { ids: await selectMatching(connection, websiteId, filter, rare, limit), end: null };
  const found: string[] = [];
  let { after } = filter;
  for (let slice = 0; slice < maxSlices; slice += 1) {
    // Most searches fill the page at once.
    const length = slice === 0 ? limit : SLICE_LENGTH;
    const { ids, end } = await walk(
      connection,
      websiteId,
      { ...filter, after },
      { length, limit: limit - found.length },
    );
    found.push(...ids);
    if (end === null || found.length >= limit) return { ids: found, end: null };
    after = end;
  }
  return { ids: found, end: after ?? null };
}

/** All orders of one of the states, if they are few. */
async function rareOrders(
  connection: Connection,
  websiteId: string,
  filter: OrderFilter,
): Promise<readonly string[] | undefined> {
  for (const { is, isCommon } of statesOf(filter)) {
    if (isCommon) continue;
    const ids = await selectOfState(connection, websiteId, is, MAX_RARE + 1);
    if (ids.length <= MAX_RARE) return ids;
  }
  return undefined;
}

async function walk(
  connection: Connection,
  websiteId: string,
  { search, ...filter }: OrderFilter,
  { length, limit }: SliceSize,
): Promise<Slice> {
  if (!search) return await selectStateSlice(connection, websiteId, { search, ...filter }, { length, limit });
  const words = (search.groups[0]?.length ?? 0) + search.phrase.length;
  if (words === 0 && search.number === null) return { ids: [], end: null };
  const ofEach = Math.min(length, Math.max(limit, Math.floor(length / Math.max(words, 1))));
  return await selectWordSlice(connection, websiteId, { search, ...filter }, { length: ofEach, limit });
}
