import { maxCartLines, quantityLimits } from '@awning/site-model';
import type { CartEntry, Catalogue } from './cart.ts';

/** A message after two carts were merged: how many of a product were wanted and how many could be kept. */
export interface MergeNotice {
  readonly title: string;
  readonly wanted: number;
  readonly kept: number;
}

export interface MergedEntries {
  readonly entries: readonly CartEntry[];
  readonly notices: readonly MergeNotice[];
}

/**
 * Merges the entries of a visitor's cart into the cart of their account (D-040). Equal entries become one; others are added after
 * the account's. The quantities of a variant that the visitor brings are limited by stock, the account's entries first, and an entry
 * by 9999, until the cart is full. A notice reports whatever was left out. Products that are no longer sold are kept, because the cart
 * marks them.
 *
 * @example
 * mergeEntries([{ id: 'e1', itemId: 'a', variantId: 'a1', quantity: 2, additionalFields: null }],
 *   [{ id: 'g1', itemId: 'a', variantId: 'a1', quantity: 3, additionalFields: null }],
 *   new Map([['a1', { title: 'Bowl', stock: { unlimited: false, qtyInStock: 4 } }]])).notices
 *   // => [{ title: 'Bowl', wanted: 5, kept: 4 }]
 */
export function mergeEntries(
  account: readonly CartEntry[],
  visitor: readonly CartEntry[],
  catalogue: Catalogue,
): MergedEntries {
  const joined = visitor.reduce<readonly CartEntry[]>(joinOne, account);
  const brought = new Set(visitor.map(({ variantId }) => variantId));
  const room = new Map<string, number>();
  const entries = joined.slice(0, Math.max(account.length, maxCartLines)).flatMap((entry) => {
    if (!brought.has(entry.variantId)) return [entry];
    const left = room.get(entry.variantId) ?? available(entry.variantId, catalogue);
    const quantity = Math.min(entry.quantity, quantityLimits.highest, left);
    room.set(entry.variantId, left - quantity);
    return quantity < quantityLimits.lowest ? [] : [{ ...entry, quantity }];
  });
  return { entries, notices: noticesOf([...brought], joined, entries, catalogue) };
}

function joinOne(entries: readonly CartEntry[], added: CartEntry): readonly CartEntry[] {
  const same = entries.find(
    ({ variantId, additionalFields }) => variantId === added.variantId && additionalFields === added.additionalFields,
  );
  if (!same) return [...entries, added];
  return entries.map((entry) => (entry === same ? { ...entry, quantity: entry.quantity + added.quantity } : entry));
}

function available(variantId: string, catalogue: Catalogue): number {
  const stock = catalogue.get(variantId)?.stock;
  return !stock || stock.unlimited ? Number.POSITIVE_INFINITY : stock.qtyInStock;
}

function noticesOf(
  variantIds: readonly string[],
  wantedEntries: readonly CartEntry[],
  keptEntries: readonly CartEntry[],
  catalogue: Catalogue,
): readonly MergeNotice[] {
  const total = (entries: readonly CartEntry[], id: string) =>
    entries.filter(({ variantId }) => variantId === id).reduce((sum, { quantity }) => sum + quantity, 0);
  return variantIds.flatMap((id) => {
    const [wanted, kept] = [total(wantedEntries, id), total(keptEntries, id)];
    return kept === wanted ? [] : [{ title: catalogue.get(id)?.title ?? '', wanted, kept }];
  });
}
