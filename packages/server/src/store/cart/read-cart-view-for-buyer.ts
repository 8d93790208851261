import { personKey } from '@awning/commerce';
import { readCoupons } from '../coupon/index.ts';
import { readStoreRules } from '../store-rules/index.ts';
import { findCurrentCart } from './aside/current-cart.ts';
import { type CartParts, giftCardsIn, loadCartWithEntries, viewOf } from './change-cart.ts';
import { describeEntries } from './description/describe-entries.ts';
import { type CartChoices, priced } from './loaded-cart.ts';
import type { ShoppingCartJson } from './schema.ts';
import { updateEmail } from './store.ts';
import type { Visitor } from './visitor.ts';

/** What a visitor has entered about themselves at the checkout. */
export interface Buyer {
  readonly email: string;
  /** Overrides what the cart has stored. */
  readonly choices?: Partial<Pick<CartChoices, 'shippingLocation' | 'billingLocation' | 'selectedShippingOption'>>;
}

/**
 * The view of the current cart at the checkout, priced for the buyer. A code may be used up for this person, which an
 * anonymous cart does not know; the view then says so, and its total is the one that would be charged.
 */
export async function readCartViewForBuyer(
  parts: CartParts,
  visitor: Visitor,
  { email, choices = {} }: Buyer,
): Promise<ShoppingCartJson | undefined> {
  const { database, clock } = parts;
  const { website, language } = visitor;
  const row = await findCurrentCart(database, visitor);
  if (!row || row.isPurchased) return undefined;
  const loaded = await loadCartWithEntries(database, visitor, row, { ...row, ...choices });
  const coupons = await readCoupons(database, website.id, loaded.cart, personKey(email));
  const rules = { ...(await readStoreRules(database, website, language)), coupons };
  const first = priced(loaded, rules, clock.now());
  // As when the order is prepared: the first shipping option if none was chosen.
  const option = first.selectedShippingOption ?? first.shippingOptions[0];
  const chosen = { ...loaded, cart: { ...loaded.cart, selectedShippingOption: option?.id ?? null } };
  const described = await describeEntries(database, visitor, chosen);
  const giftCards = await giftCardsIn(database, website.id, row);
  const now = clock.now();
  const shown = { descriptions: described, giftCards, now };
  const answer = viewOf(visitor, row, chosen, priced(chosen, rules, now), shown);
  return answer.ok ? answer.view : undefined;
}

/** From now on the cart is priced for the buyer who was entered at the checkout. */
export async function keepBuyer(
  { database }: Pick<CartParts, 'database'>,
  visitor: Visitor,
  email: string,
): Promise<void> {
  const cart = await findCurrentCart(database, visitor);
  if (cart && cart.email !== email) await updateEmail(database, visitor.website.id, cart.id, email);
}
