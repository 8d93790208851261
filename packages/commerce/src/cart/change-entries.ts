import { maxCartLines, quantityLimits } from '@awning/site-model';
import type { CartEntry, CatalogueVariant } from './cart.ts';
import { hasEnough, quantityInCart } from './stock.ts';

export type EntryRefusal = 'not-enough' | 'quantity-out-of-range' | 'cart-full';

export type EntryChange =
  | { readonly ok: true; readonly entry: CartEntry; readonly isNew: boolean }
  | { readonly ok: false; readonly reason: EntryRefusal };

/**
 * Adds to a cart. The same item, variant and extra answers increase the quantity of the existing entry; other answers create a new
 * one, so that no engraving is lost (D-020), until the cart is full. `newEntryId` is used only for a new entry.
 *
 * @example
 * addEntry([], { itemId: 'a', variantId: 'a1', stock: { unlimited: true } }, 2, null, 'e1')
 *   // => { ok: true, isNew: true, entry: { id: 'e1', itemId: 'a', variantId: 'a1', quantity: 2, additionalFields: null } }
 * addEntry([], { itemId: 'a', variantId: 'a1', stock: { unlimited: false, qtyInStock: 1 } }, 2, null, 'e1')
 *   // => { ok: false, reason: 'not-enough' }
 */
export function addEntry(
  entries: readonly CartEntry[],
  variant: Pick<CatalogueVariant, 'itemId' | 'variantId' | 'stock'>,
  quantity: number,
  additionalFields: string | null,
  newEntryId: string,
): EntryChange {
  const { itemId, variantId } = variant;
  const same = entries.find((entry) => entry.variantId === variantId && entry.additionalFields === additionalFields);
  if (same === undefined && entries.length >= maxCartLines) return { ok: false, reason: 'cart-full' };
  const entry = same
    ? { ...same, quantity: same.quantity + quantity }
    : { id: newEntryId, itemId, variantId, quantity, additionalFields };
  return checked(entry, quantityInCart(entries, itemId, variantId) + quantity, variant, same === undefined);
}

/**
 * Sets the quantity of an existing entry.
 *
 * @example
 * changeQuantity([{ id: 'e1', itemId: 'a', variantId: 'a1', quantity: 2, additionalFields: null }], 'e1', 5,
 *   { stock: { unlimited: true } }).entry.quantity // => 5
 */
export function changeQuantity(
  entries: readonly CartEntry[],
  entryId: string,
  quantity: number,
  variant: Pick<CatalogueVariant, 'stock'>,
): EntryChange {
  const entry = entries.find(({ id }) => id === entryId);
  if (!entry) throw new Error(`Cart entry ${entryId} is not in this cart`);
  const ofVariant = quantityInCart(entries, entry.itemId, entry.variantId) - entry.quantity + quantity;
  // A lower quantity is always allowed, even above the current stock: that is how a visitor corrects the cart.
  if (quantity <= entry.quantity) return { ok: true, entry: { ...entry, quantity }, isNew: false };
  return checked({ ...entry, quantity }, ofVariant, variant, false);
}

function checked(
  entry: CartEntry,
  ofVariant: number,
  { stock }: Pick<CatalogueVariant, 'stock'>,
  isNew: boolean,
): EntryChange {
  if (!hasEnough(stock, ofVariant)) return { ok: false, reason: 'not-enough' };
  if (entry.quantity > quantityLimits.highest) return { ok: false, reason: 'quantity-out-of-range' };
  return { ok: true, entry, isNew };
}
