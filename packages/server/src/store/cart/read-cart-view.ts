import { selectWaitsFor } from '../payment/index.ts';
import { takeBackIntoCurrentCart } from './aside/take-back.ts';
import { finishMoving } from './carry-over.ts';
import type { CartView } from './cart-view.ts';
import { type CartParts, giftCardsIn, loadCartWithEntries, rulesFor, viewOf } from './change-cart.ts';
import { describeEntries } from './description/describe-entries.ts';
import { priced } from './loaded-cart.ts';
import type { CartRow } from './store.ts';
import type { Visitor } from './visitor.ts';

/** The view of the current cart. Without a cart the view is empty, and nothing is stored. */
export async function readCartView(
  parts: CartParts,
  visitor: Visitor,
): Promise<CartView & { readonly found: CartRow | undefined }> {
  const found = await takeBackIntoCurrentCart(parts, visitor);
  const row = (await finishMoving(parts, visitor, found)) ? await takeBackIntoCurrentCart(parts, visitor) : found;
  const open = row?.isPurchased ? undefined : row;
  // A buyer no longer sees the ordered items in the cart; they come back if the provider declines.
  const isOrdered =
    open?.completingUntil && (await selectWaitsFor(parts.database, visitor.website.id, open.id)) === 'provider';
  const shown = isOrdered ? undefined : open;
  const loaded = await loadCartWithEntries(parts.database, visitor, shown);
  const rules = await rulesFor(parts.database, visitor, loaded.cart, shown);
  const described = await describeEntries(parts.database, visitor, loaded);
  const now = parts.clock.now();
  const giftCards = await giftCardsIn(parts.database, visitor.website.id, shown);
  const result = priced(loaded, rules, now);
  return { ...viewOf(visitor, shown, loaded, result, { descriptions: described, giftCards, now }), found: open };
}
