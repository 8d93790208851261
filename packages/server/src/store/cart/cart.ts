import { addEntry, type CartEntry, changeQuantity, couponKey, readQuantity } from '@awning/commerce';
import { newId } from '../../platform/database/index.ts';
import { readAnswers } from './answers.ts';
import { type CartAnswer, type CartParts, type Change, changeCart } from './change-cart.ts';
import { selectFormOfEntry } from './entry/store.ts';
import { findVariant, type WantedVariant } from './find-variant.ts';
import { type LoadedCart, toCatalogueVariant, withEntries } from './loaded-cart.ts';
import type { StoredPlace } from './store.ts';
import { languagesOf, type Visitor } from './visitor.ts';

export interface Addition extends WantedVariant {
  readonly quantity: unknown;
  readonly additionalFields: string | null;
}

export async function addToCart(parts: CartParts, visitor: Visitor, addition: Addition): Promise<CartAnswer> {
  const quantity = readQuantity(addition.quantity);
  if (!quantity.ok) return quantity;
  const found = await findVariant(parts.database, visitor, addition);
  if (!found.ok) return found;
  const answers = await readAnswers(parts.database, visitor, found.row, addition.additionalFields);
  if (!answers.ok) return answers;
  // Checked before a cart is created, so that a refusal leaves nothing behind.
  const variant = toCatalogueVariant(found.row, languagesOf(visitor));
  const additionalFields = answers.text;
  const alone = addEntry([], variant, quantity.quantity, additionalFields, newId(parts.clock));
  if (!alone.ok) return alone;
  return await changeCart(parts, visitor, { opens: true, grows: true }, (loaded) => {
    const change = addEntry(loaded.cart.entries, variant, quantity.quantity, additionalFields, newId(parts.clock));
    if (!change.ok) return change;
    const others = loaded.cart.entries.filter(({ id }) => id !== change.entry.id);
    const entries = change.isNew
      ? [...others, change.entry]
      : loaded.cart.entries.map((entry) => (entry.id === change.entry.id ? change.entry : entry));
    return {
      ok: true,
      loaded: withEntries(loaded, entries, languagesOf(visitor), found.row),
      entryId: change.entry.id,
    };
  });
}

/** An entry of a cart by its id. If item and sku are given, it must be of these. */
export interface NamedEntry {
  readonly entryId: string;
  readonly itemId?: string | undefined;
  readonly sku?: string | null | undefined;
}

function findEntry({ cart, rows }: LoadedCart, { entryId, itemId, sku }: NamedEntry): CartEntry | undefined {
  const entry = cart.entries.find(({ id }) => id === entryId);
  if (entry === undefined || (itemId ?? entry.itemId) !== entry.itemId) return undefined;
  return sku && sku !== rows.get(entry.variantId)?.sku ? undefined : entry;
}

/** Zero removes the entry (D-017). */
export async function setQuantity(
  parts: CartParts,
  visitor: Visitor,
  { quantity, ...named }: NamedEntry & { readonly quantity: unknown },
): Promise<CartAnswer> {
  const read = readQuantity(quantity, 0);
  if (!read.ok) return read;
  if (read.quantity === 0) return await removeFromCart(parts, visitor, named);
  const { entryId } = named;
  return await changeCart(parts, visitor, {}, (loaded) => {
    const entry = findEntry(loaded, named);
    if (!entry) return { ok: false, reason: 'unknown-entry' };
    const variant = loaded.catalogue.get(entry.variantId);
    if (!variant) return { ok: false, reason: 'variant-unavailable' };
    const change = changeQuantity(loaded.cart.entries, entryId, read.quantity, variant);
    if (!change.ok) return change;
    return { ok: true, loaded: replaceEntry(loaded, visitor, change.entry), entryId };
  });
}

export async function removeFromCart(parts: CartParts, visitor: Visitor, named: NamedEntry): Promise<CartAnswer> {
  return await changeCart(parts, visitor, {}, (loaded) => {
    const removed = findEntry(loaded, named);
    if (!removed) return { ok: false, reason: 'unknown-entry' };
    const entries = loaded.cart.entries.filter(({ id }) => id !== removed.id);
    return { ok: true, loaded: withEntries(loaded, entries, languagesOf(visitor)), entryId: undefined };
  });
}

export interface FieldChange extends NamedEntry {
  readonly additionalFields: string | null;
}

/** Changes the answers of a line; a line that becomes equal to another one is merged with it. */
export async function setAdditionalFields(
  parts: CartParts,
  visitor: Visitor,
  { additionalFields: given, ...named }: FieldChange,
): Promise<CartAnswer> {
  const { entryId } = named;
  const formId = await selectFormOfEntry(parts.database, visitor.website.id, entryId);
  const answers = await readAnswers(parts.database, visitor, { formId }, given);
  if (!answers.ok) return answers;
  const additionalFields = answers.text;
  return await changeCart(parts, visitor, { grows: true }, (loaded) => {
    const entry = findEntry(loaded, named);
    if (!entry) return { ok: false, reason: 'unknown-entry' };
    const twin = loaded.cart.entries.find(
      (other) =>
        other.id !== entryId && other.variantId === entry.variantId && other.additionalFields === additionalFields,
    );
    const quantity = entry.quantity + (twin?.quantity ?? 0);
    if (!readQuantity(quantity).ok) return { ok: false, reason: 'quantity-out-of-range' };
    const joined = replaceEntry(loaded, visitor, { ...entry, additionalFields, quantity });
    const entries = joined.cart.entries.filter(({ id }) => id !== twin?.id);
    return { ok: true, loaded: withEntries(joined, entries, languagesOf(visitor)), entryId };
  });
}

export async function setShippingLocation(parts: CartParts, visitor: Visitor, place: StoredPlace): Promise<CartAnswer> {
  return await changeCart(parts, visitor, { keepsNotices: true }, (loaded) => ({
    ok: true,
    loaded: { ...loaded, cart: { ...loaded.cart, shippingLocation: place } },
    entryId: undefined,
  }));
}

export async function selectShippingOption(parts: CartParts, visitor: Visitor, id: string | null): Promise<CartAnswer> {
  return await changeCart(parts, visitor, { keepsNotices: true }, (loaded) => ({
    ok: true,
    loaded: { ...loaded, cart: { ...loaded.cart, selectedShippingOption: id } },
    entryId: undefined,
  }));
}

/** Far more than anyone uses; a cart must not allow trying hundreds of codes. */
export const MAX_COUPONS = 10;

/** A code that does not apply now is kept and shown as such (D-023): it may apply after the next change. */
export async function addCoupon(parts: CartParts, visitor: Visitor, code: string): Promise<CartAnswer> {
  return await changeCart(parts, visitor, {}, (loaded) => {
    const { couponCodes } = loaded.cart;
    const isKnown = couponCodes.some((known) => couponKey(known) === couponKey(code));
    if (!isKnown && couponCodes.length >= MAX_COUPONS) return { ok: false, reason: 'too-many-coupons' };
    return withCoupons(loaded, isKnown ? couponCodes : [...couponCodes, code.trim()]);
  });
}

export async function removeCoupon(parts: CartParts, visitor: Visitor, code: string): Promise<CartAnswer> {
  return await changeCart(parts, visitor, {}, (loaded) => {
    const left = loaded.cart.couponCodes.filter((known) => couponKey(known) !== couponKey(code));
    if (left.length === loaded.cart.couponCodes.length) return { ok: false, reason: 'coupon-not-in-cart' };
    return withCoupons(loaded, left);
  });
}

function withCoupons(loaded: LoadedCart, couponCodes: readonly string[]): Change {
  return { ok: true, loaded: { ...loaded, cart: { ...loaded.cart, couponCodes } }, entryId: undefined };
}

function replaceEntry(loaded: LoadedCart, visitor: Visitor, changed: CartEntry): LoadedCart {
  const entries = loaded.cart.entries.map((entry) => (entry.id === changed.id ? changed : entry));
  return withEntries(loaded, entries, languagesOf(visitor));
}
