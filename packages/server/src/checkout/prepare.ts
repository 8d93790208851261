import { type PricedCart, price, type StoreRules } from '@awning/commerce';
import { type CartRow, type LoadedCart, loadCart, lockCart, tokenHash, type Visitor } from '../cart/index.ts';
import { type Connection, newId } from '../database/index.ts';
import { insertDraft, selectOrderOfCart } from '../order/index.ts';
import type { Parts } from '../parts.ts';
import { insertPayment } from '../payment/index.ts';
import { holdStock, NotEnoughStockError } from '../stock/index.ts';
import { readStoreRules } from '../store-rules/index.ts';
import { draftOf } from './draft.ts';
import type { CheckoutInput } from './input.ts';
import { type PlaceContext, placeOrder } from './place.ts';
import { type CheckoutRefusal, obstacleOf } from './refusal.ts';
import { claimCart } from './store.ts';

/** Nobody else may change or complete a cart while its checkout is under way, and its stock is held as long. */
const claimMinutes = 5;

export type Prepared =
  | { readonly kind: 'refused'; readonly refusal: CheckoutRefusal }
  /** The order exists; nothing is left to do. */
  | { readonly kind: 'placed'; readonly orderId: string }
  /** Somebody is completing this cart right now. */
  | { readonly kind: 'busy' }
  /** An earlier checkout of this cart never came to an end. */
  | { readonly kind: 'left-open'; readonly orderId: string }
  | { readonly kind: 'ready'; readonly orderId: string; readonly attemptId: string; readonly priced: PricedCart };

/** The first step of a purchase: under the cart's lock everything is priced and checked once more, written down and held. */
export async function prepareOrder(
  parts: Parts,
  context: PlaceContext,
  visitor: Visitor,
  input: CheckoutInput,
): Promise<Prepared> {
  const rules = await readStoreRules(parts.database, visitor.website, visitor.language);
  try {
    return await parts.database.transaction((connection) =>
      prepareIn(connection, { parts, context, visitor, input, rules }),
    );
  } catch (error) {
    if (error instanceof NotEnoughStockError) return { kind: 'refused', refusal: { reason: 'not-enough' } };
    throw error;
  }
}

interface Preparation {
  readonly parts: Parts;
  readonly context: PlaceContext;
  readonly visitor: Visitor;
  readonly input: CheckoutInput;
  readonly rules: StoreRules;
}

async function prepareIn(connection: Connection, preparation: Preparation): Promise<Prepared> {
  const { parts, visitor, input, rules } = preparation;
  const now = parts.clock.now();
  const cart =
    visitor.token === undefined ? undefined : await lockCart(connection, visitor.website.id, tokenHash(visitor.token));
  if (!cart) return { kind: 'refused', refusal: { reason: 'empty-cart' } };
  if (cart.orderId !== null) return { kind: 'placed', orderId: cart.orderId };
  if (cart.completingUntil) {
    const draft = await selectOrderOfCart(connection, visitor.website.id, cart.id);
    if (cart.completingUntil > now) return { kind: 'busy' };
    if (draft) return { kind: 'left-open', orderId: draft.id };
  }
  const loaded = await loadCart(connection, visitor, cart, {
    shippingLocation: input.shippingAddress ?? input.billingAddress,
    selectedShippingOption: input.shippingOptionId ?? cart.selectedShippingOption,
    couponCodes: cart.couponCodes,
  });
  const priced = withShipping(loaded, price(loaded.cart, loaded.catalogue, rules, now), rules, now);
  const refusal = obstacleOf(priced, input, visitor);
  if (refusal) return { kind: 'refused', refusal };
  return await write(connection, preparation, cart, priced, now);
}

/** Who has chosen no way of shipping gets the first one the owner offers for the place. */
function withShipping(loaded: LoadedCart, priced: PricedCart, rules: StoreRules, now: Date): PricedCart {
  const [first] = priced.shippingOptions;
  if (priced.selectedShippingOption || !first || loaded.cart.selectedShippingOption !== null) return priced;
  return price({ ...loaded.cart, selectedShippingOption: first.id }, loaded.catalogue, rules, now);
}

async function write(
  connection: Connection,
  { parts, context, visitor, input }: Preparation,
  cart: CartRow,
  priced: PricedCart,
  now: Date,
): Promise<Prepared> {
  const { website, language } = visitor;
  const orderId = newId(parts.clock);
  const draft = draftOf({ id: orderId, cartId: cart.id, language, at: now }, priced, input);
  await insertDraft(connection, website.id, draft);
  if (input.provider.takesMoney === 'later' || priced.total === 0n) {
    await placeOrder(parts, connection, context, draft, draft.paymentStatus);
    return { kind: 'placed', orderId };
  }
  const attemptId = newId(parts.clock);
  const { currency, total: amount } = priced;
  const payment = {
    id: newId(parts.clock),
    attemptId,
    orderId,
    provider: input.provider.name,
    currency,
    amount,
    at: now,
  };
  await insertPayment(connection, website.id, payment);
  const until = new Date(now.getTime() + claimMinutes * 60_000);
  await claimCart(connection, website.id, cart.id, until);
  await holdStock(connection, website.id, { cartId: cart.id, orderId, expiresAt: until });
  return { kind: 'ready', orderId, attemptId, priced };
}
