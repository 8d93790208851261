import { type Connection, newId } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { CouponGoneError } from '../../coupon/index.ts';
import { type DraftOrder, insertDraft, networkHash, selectOrderOfCart, TooManyUnpaidError } from '../../order/index.ts';
import { type CardTry, insertPayment, type OpenAttempt, secondsToWait, selectAttempt } from '../../payment/index.ts';
import { NotEnoughStockError } from '../../stock/index.ts';
import { placeOrder } from './place.ts';
import type { LockedCart, Offer, Purchase } from './purchase.ts';
import type { CheckoutRefusal } from './refusal.ts';

/** While a checkout is running, no other request may change or complete its cart, and its stock is held. */
const CLAIM_MINUTES = 5;

/** Longer than a provider may take to respond, so that the sweep leaves a running checkout alone. */
const OVERDUE_SECONDS = 35;

export type Prepared =
  | { readonly kind: 'refused'; readonly refusal: CheckoutRefusal }
  /** The order exists; nothing is left to do. */
  | { readonly kind: 'placed'; readonly orderId: string }
  /** Another request is completing this cart now. */
  | { readonly kind: 'busy'; readonly cartId: string }
  /**
   * An earlier checkout of this cart never completed; `abandoned` if its shopper did not confirm it and now wants
   * something else.
   */
  | { readonly kind: 'left-open'; readonly orderId: string; readonly abandoned: boolean }
  | { readonly kind: 'ready'; readonly draft: DraftOrder; readonly attempt: OpenAttempt; readonly cardTry: CardTry };

/** The first step of a purchase: under the cart's lock everything is computed and checked again, stored and held. */
export async function prepareOrder<Cart extends LockedCart>(parts: Parts, purchase: Purchase<Cart>): Promise<Prepared> {
  try {
    return await parts.database.transaction((connection) => prepareIn(connection, parts, purchase));
  } catch (error) {
    // Another order has used up the coupon since; without it the total differs, and the shopper must decide.
    if (error instanceof CouponGoneError) return await prepareOrder(parts, purchase);
    const refusal = refusalOf(error);
    if (refusal) return { kind: 'refused', refusal };
    throw error;
  }
}

/** Ends the transaction, so that a refused purchase leaves nothing behind. */
class PurchaseRefusedError extends Error {
  override readonly name = 'PurchaseRefusedError';
  readonly refusal: CheckoutRefusal;

  constructor(refusal: CheckoutRefusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

function refusalOf(error: unknown): CheckoutRefusal | undefined {
  if (error instanceof PurchaseRefusedError) return error.refusal;
  if (error instanceof NotEnoughStockError) return { reason: 'not-enough' };
  if (error instanceof TooManyUnpaidError) return { reason: 'too-many-unpaid' };
  return undefined;
}

async function prepareIn<Cart extends LockedCart>(
  connection: Connection,
  parts: Parts,
  purchase: Purchase<Cart>,
): Promise<Prepared> {
  const at = parts.clock.now();
  const cart = await purchase.lockCart(connection);
  if (!cart) throw new PurchaseRefusedError({ reason: 'empty-cart' });
  const begun = await begunEarlier(connection, purchase, cart, at);
  if (begun) return begun;
  const offer = await purchase.offer(connection, cart, { orderId: newId(parts.clock), at });
  if (!offer.ok) throw new PurchaseRefusedError(offer.refusal);
  const seconds = await secondsToPause(connection, parts, purchase, offer.cardTry);
  if (seconds > 0) throw new PurchaseRefusedError({ reason: 'too-many-declines', seconds });
  return await write(connection, parts, purchase, { cart, offer, at });
}

/** The result of an earlier checkout of the cart, or that one is running. */
async function begunEarlier(
  connection: Connection,
  { website, askedHash }: Pick<Purchase, 'website' | 'askedHash'>,
  cart: LockedCart,
  now: Date,
): Promise<Prepared | undefined> {
  if (cart.orderId !== null) return { kind: 'placed', orderId: cart.orderId };
  if (!cart.completingUntil) return undefined;
  const draft = await selectOrderOfCart(connection, website.id, cart.id);
  if (draft && askedHash === null) return { kind: 'left-open', orderId: draft.id, abandoned: false };
  const attempt = draft && (await selectAttempt(connection, website.id, draft.id));
  if (attempt?.waitsFor) {
    const isSame = askedHash !== null && attempt.askedHash?.equals(askedHash) === true;
    return { kind: 'left-open', orderId: attempt.orderId, abandoned: attempt.waitsFor === 'shopper' && !isSame };
  }
  if (cart.completingUntil > now) return { kind: 'busy', cartId: cart.id };
  return draft && { kind: 'left-open', orderId: draft.id, abandoned: false };
}

/** Card thieves test numbers in shops; suspicious attempts have to wait. */
async function secondsToPause(
  connection: Connection,
  parts: Parts,
  { website, paying }: Pick<Purchase, 'website' | 'paying'>,
  cardTry: CardTry,
): Promise<number> {
  return paying.provider.asksForCard ? await secondsToWait(parts, connection, website.id, cardTry) : 0;
}

interface Accepted {
  readonly cart: LockedCart;
  readonly offer: Extract<Offer, { ok: true }>;
  readonly at: Date;
}

async function write(
  connection: Connection,
  parts: Parts,
  { website, paying, askedHash }: Pick<Purchase, 'website' | 'paying' | 'askedHash'>,
  { cart, offer, at }: Accepted,
): Promise<Prepared> {
  const { draft, cardTry } = offer;
  const { id: orderId, cartId, currency } = draft;
  const amount = draft.total - draft.giftApplied;
  if (paying.provider.takesMoney === 'later' || amount === 0n) {
    await Promise.all([insertDraft(connection, website.id, draft), offer.hold(connection, null)]);
    const toPlace = { order: draft, lines: draft.lines, cartKind: cart.kind };
    await placeOrder(parts, connection, { website }, toPlace, {
      status: draft.paymentStatus,
      networkHash: draft.paymentStatus === 'pending' ? networkHash(parts, paying.networkAddress) : null,
    });
    return { kind: 'placed', orderId };
  }
  const until = new Date(at.getTime() + CLAIM_MINUTES * 60_000);
  const payment = {
    id: newId(parts.clock),
    attemptId: newId(parts.clock),
    orderId,
    cartId,
    cartClaimedUntil: until,
    provider: paying.provider.name,
    currency,
    amount,
    at,
    askedHash,
    dueAt: new Date(at.getTime() + OVERDUE_SECONDS * 1000),
  };
  // Sent together, and run in this order: what others wait for is locked last.
  await Promise.all([
    insertDraft(connection, website.id, draft),
    insertPayment(connection, website.id, payment),
    offer.hold(connection, until),
  ]);
  const attempt = { ...payment, paymentId: payment.id, startedAt: at, state: 'created', waitsFor: null } as const;
  return { kind: 'ready', draft, attempt, cardTry };
}
