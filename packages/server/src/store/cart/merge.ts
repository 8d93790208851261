import { mergeEntries } from '@awning/commerce';
import { type Connection, newId } from '../../platform/database/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { MAX_COUPONS } from './cart.ts';
import { loadCartWithEntries, writeCart } from './change-cart.ts';
import { MAX_GIFT_CARDS } from './gift-card/max-gift-cards.ts';
import type { LoadedCart } from './loaded-cart.ts';
import { type CartRow, updateGiftCards } from './store.ts';
import type { Visitor } from './visitor.ts';

export type CarryParts = Pick<Parts, 'config' | 'clock'>;

/** Merges one cart into another, both locked; what the stock does not allow becomes a notice. */
export async function mergeCarts(
  { clock }: Pick<CarryParts, 'clock'>,
  connection: Connection,
  visitor: Pick<Visitor, 'website' | 'language'>,
  { into, from }: { readonly into: CartRow; readonly from: CartRow },
): Promise<void> {
  const [own, theirs] = [
    await loadCartWithEntries(connection, visitor, into),
    await loadCartWithEntries(connection, visitor, from),
  ];
  const added = theirs.cart.entries.map((entry) => ({ ...entry, id: newId(clock) }));
  const catalogue = new Map([...own.catalogue, ...theirs.catalogue]);
  const { entries, notices } = mergeEntries(own.cart.entries, added, catalogue);
  const codes = [...new Set([...own.cart.couponCodes, ...theirs.cart.couponCodes])].slice(0, MAX_COUPONS);
  const merged: LoadedCart = {
    ...own,
    cart: {
      ...own.cart,
      entries,
      couponCodes: codes,
      shippingLocation: own.cart.shippingLocation ?? theirs.cart.shippingLocation,
      selectedShippingOption: own.cart.selectedShippingOption ?? theirs.cart.selectedShippingOption,
    },
  };
  await writeCart(connection, visitor.website, into.id, own, merged, clock.now(), notices);
  if (from.giftCardIds.length > 0) {
    const ids = [...new Set([...into.giftCardIds, ...from.giftCardIds])].slice(0, MAX_GIFT_CARDS);
    await updateGiftCards(connection, visitor.website.id, into.id, ids, clock.now());
  }
}
