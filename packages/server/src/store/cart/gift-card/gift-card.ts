import { cartStateOf, isSpendable, nextCartState, readGiftCode } from '@awning/commerce';
import { storeCurrency } from '../../catalogue/index.ts';
import { giftCodeHash, selectCardOfCode } from '../../gift-card/index.ts';
import { lockCurrentCart } from '../aside/current-cart.ts';
import type { CartAnswer, CartParts } from '../change-cart.ts';
import { readCartView } from '../read-cart-view.ts';
import { type CartRow, updateGiftCards } from '../store.ts';
import { tokenOf } from '../token.ts';
import type { Visitor } from '../visitor.ts';
import { MAX_GIFT_CARDS } from './max-gift-cards.ts';

/**
 * Pays with a gift card. A code that is wrong, used up, expired or disabled gets the same answer, so that a guess
 * learns nothing. The balance is taken when the order is placed.
 */
export async function enterGiftCard(parts: CartParts, visitor: Visitor, typed: string): Promise<CartAnswer> {
  const { database, clock } = parts;
  const { website } = visitor;
  // A text that is no code takes the same way to the database.
  const card = await selectCardOfCode(database, website.id, giftCodeHash(readGiftCode(typed) ?? ''));
  if (!card || !isSpendable(card, storeCurrency(website), clock.now())) {
    return { ok: false, reason: 'gift-card-unknown' };
  }
  return await changeGiftCards(parts, visitor, ({ giftCardIds }) => {
    if (giftCardIds.includes(card.id)) return giftCardIds;
    return giftCardIds.length >= MAX_GIFT_CARDS ? 'too-many-gift-cards' : [...giftCardIds, card.id];
  });
}

export async function removeGiftCard(parts: CartParts, visitor: Visitor, id: string): Promise<CartAnswer> {
  return await changeGiftCards(parts, visitor, ({ giftCardIds }) =>
    giftCardIds.includes(id) ? giftCardIds.filter((known) => known !== id) : 'gift-card-not-in-cart',
  );
}

type GiftCardChange = readonly string[] | 'too-many-gift-cards' | 'gift-card-not-in-cart';

/** Prices do not depend on cards, so that the cart is only read again afterwards. */
async function changeGiftCards(
  parts: CartParts,
  visitor: Visitor,
  decide: (cart: CartRow) => GiftCardChange,
): Promise<CartAnswer> {
  const { database, clock } = parts;
  const { website } = visitor;
  const refusal = await database.transaction(async (connection): Promise<Refused | undefined> => {
    const now = clock.now();
    const cart = await lockCurrentCart(connection, visitor);
    if (!cart) return { ok: false, reason: 'no-cart' };
    const state = cartStateOf(cart, now);
    if (nextCartState(state, 'change') === null) {
      return { ok: false, reason: state === 'purchased' ? 'cart-purchased' : 'checkout-under-way' };
    }
    const change = decide(cart);
    if (typeof change === 'string') return { ok: false, reason: change };
    await updateGiftCards(connection, website.id, cart.id, change, now);
    return undefined;
  });
  if (refusal) return refusal;
  const read = await readCartView(parts, visitor);
  if (!read.ok) return read;
  if (!read.found) return { ok: false, reason: 'no-cart' };
  return { ok: true, view: read.view, token: tokenOf(parts, visitor, read.found), entryId: undefined };
}

type Refused = Extract<CartAnswer, { ok: false }>;
