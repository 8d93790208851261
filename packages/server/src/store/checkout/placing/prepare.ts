import { type Discount, type PricedCart, personKey, price, type StoreRules } from '@awning/commerce';
import { type Connection, newId } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import {
  type CartRow,
  describeEntries,
  type EntryDescription,
  type LoadedCart,
  loadCartWithEntries,
  lockHeldCart,
  type Visitor,
} from '../../cart/index.ts';
import { CouponGoneError, holdCoupons, readCoupons } from '../../coupon/index.ts';
import { insertDraft, networkHash, selectOrderOfCart, TooManyUnpaidError } from '../../order/index.ts';
import { type CardTry, insertPayment, type OpenAttempt, secondsToWait, selectAttempt } from '../../payment/index.ts';
import { holdStock, NotEnoughStockError } from '../../stock/index.ts';
import { readStoreRules } from '../../store-rules/index.ts';
import { askedHash } from './asked-hash.ts';
import { draftOf } from './draft.ts';
import type { CheckoutInput } from './input.ts';
import { type PlaceContext, placeOrder } from './place.ts';
import { type CheckoutRefusal, obstacleOf } from './refusal.ts';

/** Nobody else may change or complete a cart while its checkout is under way, and its stock is held as long. */
export const claimMinutes = 5;

/** Longer than a provider may take to answer, so that the sweep leaves a checkout under way alone. */
export const leftOpenSeconds = 35;

export type Prepared =
  | { readonly kind: 'refused'; readonly refusal: CheckoutRefusal }
  /** The order exists; nothing is left to do. */
  | { readonly kind: 'placed'; readonly orderId: string }
  /** Somebody is completing this cart right now. */
  | { readonly kind: 'busy' }
  /** An earlier checkout of this cart never came to an end; `abandoned` by a shopper who did not confirm it and wants something else. */
  | { readonly kind: 'left-open'; readonly orderId: string; readonly abandoned: boolean }
  | {
      readonly kind: 'ready';
      readonly orderId: string;
      readonly attempt: OpenAttempt;
      readonly priced: PricedCart;
      readonly cardTry: CardTry;
    };

/** The first step of a purchase: under the cart's lock everything is priced and checked once more, written down and held. */
export async function prepareOrder(
  parts: Parts,
  context: PlaceContext,
  visitor: Visitor,
  input: CheckoutInput,
): Promise<Prepared> {
  try {
    return await parts.database.transaction((connection) => prepareIn(connection, { parts, context, visitor, input }));
  } catch (error) {
    // Somebody else has used the coupon up since; without it the total is another one, and the shopper is asked.
    if (error instanceof CouponGoneError) return await prepareOrder(parts, context, visitor, input);
    if (error instanceof NotEnoughStockError) return { kind: 'refused', refusal: { reason: 'not-enough' } };
    if (error instanceof TooManyUnpaidError) return { kind: 'refused', refusal: { reason: 'too-many-unpaid' } };
    throw error;
  }
}

interface Preparation {
  readonly parts: Parts;
  readonly context: PlaceContext;
  readonly visitor: Visitor;
  readonly input: CheckoutInput;
}

async function prepareIn(connection: Connection, preparation: Preparation): Promise<Prepared> {
  const { parts, visitor, input } = preparation;
  const now = parts.clock.now();
  const cart = await lockHeldCart(connection, visitor);
  if (!cart) return { kind: 'refused', refusal: { reason: 'empty-cart' } };
  if (cart.orderId !== null) return { kind: 'placed', orderId: cart.orderId };
  if (cart.completingUntil) {
    const draft = await selectOrderOfCart(connection, visitor.website.id, cart.id);
    const attempt = draft && (await selectAttempt(connection, visitor.website.id, draft.id));
    if (attempt?.waitsFor) {
      const isSame = attempt.askedHash?.equals(askedHash(parts, input)) ?? false;
      return { kind: 'left-open', orderId: attempt.orderId, abandoned: attempt.waitsFor === 'shopper' && !isSame };
    }
    if (cart.completingUntil > now) return { kind: 'busy' };
    if (draft) return { kind: 'left-open', orderId: draft.id, abandoned: false };
  }
  const person = personKey(input.email);
  const coupons = await readCoupons(connection, visitor.website.id, cart.couponCodes, person);
  const storeRules = await readStoreRules(connection, visitor.website, visitor.language, cart.rulesMark);
  const rules = { ...storeRules, coupons };
  const loaded = await loadCartWithEntries(connection, visitor, cart, {
    shippingLocation: input.shippingAddress ?? input.billingAddress,
    billingLocation: input.billingAddress,
    selectedShippingOption: input.shippingOptionId ?? cart.selectedShippingOption,
    couponCodes: cart.couponCodes,
  });
  const priced = withShipping(loaded, price(loaded.cart, loaded.catalogue, rules, now), rules, now);
  const cardTry = cardTryOf(priced, input, cart);
  const refusal = obstacleOf(priced, input, visitor) ?? (await hasteOf(preparation, connection, cardTry));
  if (refusal) return { kind: 'refused', refusal };
  const descriptions = await describeEntries(connection, visitor, loaded);
  return await write(connection, preparation, { cart, priced, descriptions, cardTry, now });
}

function cardTryOf({ lines }: PricedCart, input: CheckoutInput, { createdAt }: CartRow): CardTry {
  const itemIds = lines.flatMap(({ variant }) => variant?.itemId ?? []);
  return { card: input.card, address: input.networkAddress, itemIds: [...new Set(itemIds)], cartCreatedAt: createdAt };
}

/** Card thieves try out numbers in a shop; whoever looks like one has to wait. */
async function hasteOf(
  { parts, visitor, input }: Preparation,
  connection: Connection,
  cardTry: CardTry,
): Promise<CheckoutRefusal | undefined> {
  if (!input.provider.asksForCard) return undefined;
  const seconds = await secondsToWait(parts, connection, visitor.website.id, cardTry);
  return seconds > 0 ? { reason: 'too-many-declines', seconds } : undefined;
}

/** Who has chosen no way of shipping gets the first one the owner offers for the place. */
function withShipping(loaded: LoadedCart, priced: PricedCart, rules: StoreRules, now: Date): PricedCart {
  const [first] = priced.shippingOptions;
  if (priced.selectedShippingOption || !first || loaded.cart.selectedShippingOption !== null) return priced;
  return price({ ...loaded.cart, selectedShippingOption: first.id }, loaded.catalogue, rules, now);
}

interface PricedPurchase {
  readonly cart: CartRow;
  readonly priced: PricedCart;
  readonly descriptions: ReadonlyMap<string, EntryDescription>;
  readonly cardTry: CardTry;
  readonly now: Date;
}

async function write(
  connection: Connection,
  { parts, context, visitor, input }: Preparation,
  { cart, priced, descriptions, cardTry, now }: PricedPurchase,
): Promise<Prepared> {
  const { website, language } = visitor;
  const orderId = newId(parts.clock);
  const identity = { id: orderId, cartId: cart.id, siteUserId: visitor.siteUser?.id ?? null, language, at: now };
  const draft = draftOf(identity, priced, input, descriptions);
  const couponHold = { orderId, personKey: personKey(input.email), at: now };
  if (input.provider.takesMoney === 'later' || priced.total === 0n) {
    await insertDraft(connection, website.id, draft);
    await holdCoupons(connection, website.id, usedCoupons(priced), couponHold);
    await placeOrder(parts, connection, context, draft, {
      status: draft.paymentStatus,
      networkHash: draft.paymentStatus === 'pending' ? networkHash(parts, input.networkAddress) : null,
    });
    return { kind: 'placed', orderId };
  }
  const attemptId = newId(parts.clock);
  const { currency, total: amount } = priced;
  const until = new Date(now.getTime() + claimMinutes * 60_000);
  const payment = {
    id: newId(parts.clock),
    attemptId,
    orderId,
    cartId: cart.id,
    cartClaimedUntil: until,
    provider: input.provider.name,
    currency,
    amount,
    at: now,
    askedHash: askedHash(parts, input),
    dueAt: new Date(now.getTime() + leftOpenSeconds * 1000),
  };
  const holdAll = async () => {
    await holdCoupons(connection, website.id, usedCoupons(priced), couponHold);
    await holdStock(connection, website.id, { cartId: cart.id, orderId, expiresAt: until });
  };
  // Sent together, and run in this order: what others wait for is taken last.
  await Promise.all([
    insertDraft(connection, website.id, draft),
    insertPayment(connection, website.id, payment),
    holdAll(),
  ]);
  const attempt = { ...payment, paymentId: payment.id, startedAt: now, state: 'created', waitsFor: null } as const;
  return { kind: 'ready', orderId, attempt, priced, cardTry };
}

/** A code that takes nothing off this order stays free for another one. */
function usedCoupons({ discounts }: PricedCart): readonly Discount['coupon'][] {
  return discounts.filter(({ shares }) => shares.some((share) => share > 0n)).map(({ coupon }) => coupon);
}
