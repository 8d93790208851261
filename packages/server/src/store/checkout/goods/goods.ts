import { type Discount, isSpendable, type PricedCart, personKey, price, spendGiftCards } from '@awning/commerce';
import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { type CartRow, describeEntries, loadCartWithEntries, lockHeldCart, type Visitor } from '../../cart/index.ts';
import { holdCoupons, readCoupons } from '../../coupon/index.ts';
import { type GiftCard, lockCards, takeFromCards } from '../../gift-card/index.ts';
import { type CardTry, isTestProvider } from '../../payment/index.ts';
import { holdStock } from '../../stock/index.ts';
import { readStoreRules } from '../../store-rules/index.ts';
import type { Offer, OrderIdentity, Purchase } from '../placing/purchase.ts';
import { askedHash } from './asked-hash.ts';
import { draftOf } from './draft.ts';
import type { CheckoutInput } from './input.ts';
import { type Gifts, refusalOfCart } from './obstacle.ts';

/** The goods in a visitor's cart. They are priced and checked again; gift cards, coupons and stock are held. */
export function goodsPurchase(parts: Pick<Parts, 'config'>, visitor: Visitor, input: CheckoutInput): Purchase<CartRow> {
  return {
    website: visitor.website,
    language: visitor.language,
    paying: input,
    askedHash: askedHash(parts, input),
    lockCart: (connection) => lockHeldCart(connection, visitor),
    offer: (connection, cart, identity) => offerOf(connection, { visitor, input, cart, identity }),
  };
}

interface GoodsInCart {
  readonly visitor: Visitor;
  readonly input: CheckoutInput;
  readonly cart: CartRow;
  readonly identity: OrderIdentity;
}

async function offerOf(connection: Connection, goods: GoodsInCart): Promise<Offer> {
  const { visitor, input, cart, identity } = goods;
  const { website, language } = visitor;
  const { orderId, at } = identity;
  const person = personKey(input.email);
  const loaded = await loadCartWithEntries(connection, visitor, cart, {
    shippingLocation: input.shippingAddress ?? input.billingAddress,
    billingLocation: input.billingAddress,
    selectedShippingOption: input.shippingOptionId ?? cart.selectedShippingOption,
    couponCodes: cart.couponCodes,
  });
  const coupons = await readCoupons(connection, website.id, loaded.cart, person);
  const storeRules = await readStoreRules(connection, website, language, cart.rulesMark);
  const rules = { ...storeRules, coupons };
  const priced = price(loaded.cart, loaded.catalogue, rules, at, 'first');
  const cards = cart.giftCardIds.length > 0 ? await lockCards(connection, website.id, cart.giftCardIds) : [];
  const gifts = giftsOf(priced, cards, at);
  const refusal = refusalOfCart(priced, input, visitor, gifts);
  if (refusal) return { ok: false, refusal };
  const descriptions = await describeEntries(connection, visitor, loaded);
  const isTestPayment = isTestProvider(input.provider, website);
  const siteUserId = visitor.siteUser?.id ?? null;
  const order = { id: orderId, cartId: cart.id, siteUserId, language, at, isTestPayment };
  const draft = draftOf(order, priced, input, descriptions, gifts);
  return {
    ok: true,
    draft,
    cardTry: cardTryOf(priced, input, cart),
    hold: async (held, until) => {
      const { shares } = gifts;
      if (shares.length > 0) await takeFromCards(held, website.id, { orderId, at, shares });
      await holdCoupons(held, website.id, usedCoupons(priced), { orderId, personKey: person, at });
      // An order that is placed at once takes its stock when it is placed.
      if (until) await holdStock(held, website.id, { cartId: cart.id, orderId, expiresAt: until });
    },
  };
}

/** What the cards of a cart pay of its total. */
function giftsOf({ total, currency }: PricedCart, cards: readonly GiftCard[], now: Date): Gifts {
  const spendable = cards.filter((card) => isSpendable(card, currency, now));
  const shares = spendGiftCards(total, spendable);
  const used = new Set(shares.map(({ id }) => id));
  return {
    shares,
    giftApplied: shares.reduce((sum, { amount }) => sum + amount, 0n),
    isTest: spendable.some(({ id, isTest }) => isTest && used.has(id)),
    hasUnusable: spendable.length < cards.length,
  };
}

function cardTryOf({ lines }: PricedCart, input: CheckoutInput, { createdAt }: CartRow): CardTry {
  const itemIds = lines.flatMap(({ variant }) => variant?.itemId ?? []);
  return { card: input.card, address: input.networkAddress, itemIds: [...new Set(itemIds)], cartCreatedAt: createdAt };
}

/** A code that gives no discount on this order stays unused. */
function usedCoupons({ discounts }: PricedCart): readonly Discount['coupon'][] {
  return discounts.filter(({ shares }) => shares.some((share) => share > 0n)).map(({ coupon }) => coupon);
}
