import type { Connection } from '../../../../platform/database/index.ts';
import {
  type Condition,
  selectFitting,
  selectTyped,
  type TypedText,
  type WalkBounds,
  walkProducts,
} from '../../../catalogue/index.ts';
import {
  type InventoryPlace,
  type InventoryRow,
  selectNewestProducts,
  selectOfProduct,
  selectPlace,
  selectVariants,
} from './store.ts';

export interface InventoryQuery {
  readonly after: string | undefined;
  readonly language: string;
  readonly limit: number;
  readonly search: string | undefined;
  readonly stock: 'low' | 'out' | undefined;
  readonly productId: string | undefined;
  readonly bounds?: WalkBounds;
}

export interface InventoryList {
  readonly rows: readonly InventoryRow[];
  /** Where the list goes on if the page is short of rows; null if it is full or there are no more. */
  readonly walkedTo: string | null;
}

/** What each filter of the list is called among the marks of stock. */
const stockMarks = { low: 'few', out: 'none' } as const;

/**
 * The variants of the newest products first. The search matches the beginnings of words in the name, or a whole SKU. Products are found
 * first, so that the list costs the same however many variants there are.
 */
export async function inventoryList(
  connection: Connection,
  websiteId: string,
  query: InventoryQuery,
): Promise<InventoryList> {
  const { after, language, limit, search, stock, productId } = query;
  if (productId !== undefined) {
    return {
      rows: await selectOfProduct(connection, websiteId, productId, { after, language, limit }),
      walkedTo: null,
    };
  }
  const place = after === undefined ? undefined : await selectPlace(connection, websiteId, after);
  const typed = search === undefined ? undefined : await selectTyped(connection, websiteId, search, '');
  const { productIds, end } = await findProducts(connection, websiteId, { query, place, typed });
  const coded = typed?.productId ?? null;
  const variantId = coded !== null && (end === null || coded >= end) ? (typed?.variantId ?? null) : null;
  const rows = await selectVariants(connection, websiteId, { language, limit, productIds, variantId, place, stock });
  return { rows, walkedTo: rows.length < limit ? end : null };
}

interface Asked {
  readonly query: InventoryQuery;
  readonly place: InventoryPlace | undefined;
  readonly typed: TypedText | undefined;
}

interface FoundProducts {
  readonly productIds: readonly string[];
  /** The last product that was looked at; null if there are no more. */
  readonly end: string | null;
}

async function findProducts(connection: Connection, websiteId: string, asked: Asked): Promise<FoundProducts> {
  const { query, place, typed } = asked;
  const { stock, limit, bounds } = query;
  const conditions: Condition[] = [
    ...(typed?.words.map((word) => ({ kind: 'word', ...word }) as const) ?? []),
    ...(stock === undefined ? [] : [{ kind: 'stock', mark: stockMarks[stock] } as const]),
  ];
  // A text without any word may still be a SKU.
  if (typed?.words.length === 0) return { productIds: [], end: null };
  const after = place?.productId;
  // The page before may have ended among the variants of a product.
  const begun = place?.variantId ? [place.productId] : [];
  if (conditions.length === 0) {
    const ids = await selectNewestProducts(connection, websiteId, after, limit);
    return { productIds: [...begun, ...ids], end: endOf(ids, limit) };
  }
  const fitting = begun.length === 0 ? [] : await selectFitting(connection, websiteId, begun, conditions);
  const slice = await walkProducts(connection, websiteId, conditions, { after, limit, ...(bounds && { bounds }) });
  return { productIds: [...fitting, ...slice.ids], end: slice.end ?? endOf(slice.ids, limit) };
}

/** A full page may have products behind it. */
function endOf(ids: readonly string[], limit: number): string | null {
  return ids.length === limit ? (ids.at(-1) ?? null) : null;
}
