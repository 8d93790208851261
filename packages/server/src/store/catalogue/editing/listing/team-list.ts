import type { Connection } from '../../../../platform/database/index.ts';
import type { Condition } from '../../walk/condition.ts';
import { selectFitting, selectTyped, type TypedText } from '../../walk/store.ts';
import { type WalkBounds, walkProducts } from '../../walk/walk-products.ts';
import { type ListedProductRow, selectNewest, selectPicked } from './store.ts';

export interface TeamListQuery {
  readonly after: string | undefined;
  readonly language: string;
  readonly search: string | undefined;
  /** These products only, whatever else is asked for. */
  readonly ids?: readonly string[] | undefined;
  /** What it is narrowed to, such as `status:Draft` or `tag:mug`. */
  readonly marks: readonly string[];
  /** How one of its variants is in stock. */
  readonly stock: 'out' | 'low' | 'in' | undefined;
  /** Whether what is in the archive is listed instead. */
  readonly isArchive: boolean;
  readonly limit: number;
  readonly bounds?: WalkBounds;
}

export interface TeamList {
  readonly rows: readonly ListedProductRow[];
  /** The product up to which the walk has come without filling the page; null if the page is full or there are no more. */
  readonly walkedTo: string | null;
}

/** The newest first; the search matches the beginnings of words in the name, or a whole SKU. */
export async function teamList(connection: Connection, websiteId: string, query: TeamListQuery): Promise<TeamList> {
  const { after, language, search, ids, marks, stock, isArchive, limit } = query;
  if (ids !== undefined) {
    const wanted = ids.filter((id) => after === undefined || id < after);
    return {
      rows: await selectPicked(connection, websiteId, { ids: wanted, language, isArchive: true }),
      walkedTo: null,
    };
  }
  const shelf = isArchive ? 'archived:' : '';
  const filters: Condition[] = [
    ...marks.map((mark) => ({ kind: 'mark', mark: `${shelf}${mark}` }) as const),
    ...(stock === undefined ? [] : [{ kind: 'stock', mark: `${shelf}${stock}` } as const]),
  ];
  const typed = search === undefined ? undefined : await selectTyped(connection, websiteId, search, shelf);
  if (typed === undefined && filters.length === 0) {
    return { rows: await selectNewest(connection, websiteId, { after, language, limit }), walkedTo: null };
  }
  const found = await findIds(connection, websiteId, { query, filters, typed });
  const rows = await selectPicked(connection, websiteId, { ids: found.ids, language, isArchive });
  // One that has gone meanwhile must not end the list.
  const isCut = rows.length < limit && found.ids.length === limit;
  return { rows, walkedTo: isCut ? (found.ids.at(-1) ?? null) : found.end };
}

interface Asked {
  readonly query: TeamListQuery;
  readonly filters: readonly Condition[];
  readonly typed: TypedText | undefined;
}

async function findIds(connection: Connection, websiteId: string, { query, filters, typed }: Asked) {
  const words = typed?.words.map((word) => ({ kind: 'word', ...word }) as const) ?? [];
  // A text without any word may still be a SKU.
  const isNamed = typed === undefined || words.length > 0;
  const found = isNamed
    ? await walkProducts(connection, websiteId, [...words, ...filters], query)
    : { ids: [], end: null };
  const coded = typed?.productId ?? null;
  if (coded === null || found.ids.includes(coded) || !isOnPage(coded, query.after, found.end)) return found;
  const fitting = await selectFitting(connection, websiteId, [coded], filters);
  const ids = [...found.ids, ...fitting].toSorted((one, other) => (one < other ? 1 : -1));
  return { ids: ids.slice(0, query.limit), end: found.end };
}

/** Whether a product lies between the last one of the page before and the end of the walk. */
function isOnPage(id: string, after: string | undefined, end: string | null): boolean {
  return (after === undefined || id < after) && (end === null || id >= end);
}
