import { canOrderBecome } from '@awning/commerce';
import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { releaseCoupons } from '../../coupon/index.ts';
import { releaseCards } from '../../gift-card/index.ts';
import {
  type DraftOrder,
  markDiscarded,
  type Order,
  recordWholeRefund,
  selectLines,
  selectOrder,
} from '../../order/index.ts';
import {
  type ChargeResult,
  markCaptured,
  markEnded,
  markWaiting,
  type OpenAttempt,
  type PaymentProvider,
  withTimeout,
} from '../../payment/index.ts';
import { extendHolds, NotEnoughStockError, releaseStock } from '../../stock/index.ts';
import { closePeriod } from '../../subscription/index.ts';
import { type OrderToPlace, type PlaceContext, placeOrder } from '../placing/place.ts';
import { claimCart, isClaimOver, lockCartAndOrder, reopenCart } from './store.ts';

type Captured = Extract<ChargeResult, { state: 'captured' }>;

/**
 * Extra work to run in the transaction that ends a payment, such as storing the event that told us. Returns false if it
 * was done before.
 */
export type ExtraWork = (connection: Connection) => Promise<boolean>;

export interface SettleContext extends PlaceContext {
  /** The draft, if the same request has just written it: it need not be read again. */
  readonly written?: DraftOrder;
}

/**
 * The last step of a purchase, after the payment. May be repeated, by the request itself, by a second one, by an event
 * or by the sweep. Returns the order, or undefined if the charge must be refunded.
 */
export async function finaliseOrder(
  parts: Parts,
  context: SettleContext,
  attempt: OpenAttempt,
  charge: Captured,
  beside: ExtraWork,
): Promise<Order | undefined> {
  const websiteId = context.website.id;
  try {
    return await parts.database.transaction(async (connection) => {
      const locked = await lockWhole(connection, websiteId, attempt.orderId, context.written);
      if (!locked || locked.order.lifecycle === 'discarded') return undefined;
      const isNew = await beside(connection);
      if (!isNew || !canOrderBecome(locked.order.lifecycle, 'placed')) return locked.order;
      const [placed] = await Promise.all([
        placeOrder(parts, connection, context, locked, { status: 'paid' }),
        markCaptured(connection, websiteId, attempt.paymentId, charge, parts.clock.now()),
      ]);
      return placed;
    });
  } catch (error) {
    if (error instanceof NotEnoughStockError) return undefined;
    throw error;
  }
}

/** The provider has declined: the draft is discarded, its stock released and the cart open again. */
export async function undoDeclined(
  parts: Parts,
  websiteId: string,
  attempt: OpenAttempt,
  beside: ExtraWork,
): Promise<void> {
  await parts.database.transaction(async (connection) => {
    await discard(parts, connection, websiteId, attempt.orderId, 'failed');
    await markEnded(connection, websiteId, attempt.paymentId, 'declined', parts.clock.now());
    await beside(connection);
  });
}

/**
 * Gives up a checkout although it may have been charged. The draft is discarded first, so that it can no longer be
 * finalised, and only then is the charge cancelled: the attempt stays open until the provider has confirmed that, and
 * the sweep retries it. Returns `placed` if another request has completed the order meanwhile.
 */
export async function giveUp(
  parts: Parts,
  provider: PaymentProvider,
  websiteId: string,
  attempt: OpenAttempt,
  beside: ExtraWork,
): Promise<'placed' | 'given-up'> {
  const lifecycle = await parts.database.transaction(async (connection) => {
    await beside(connection);
    return await discard(parts, connection, websiteId, attempt.orderId, 'voided');
  });
  if (lifecycle === 'placed' || lifecycle === 'cancelled') return 'placed';
  await withTimeout(CANCEL_TIMEOUT_MS, (signal) => provider.cancel(websiteId, attempt.attemptId, signal));
  await markEnded(parts.database, websiteId, attempt.paymentId, 'voided', parts.clock.now());
  return 'given-up';
}

const CANCEL_TIMEOUT_MS = 10_000;

/**
 * The provider does not respond and the hold time is over: stock and cart are released. The attempt stays open, so that
 * money that turns out to have been taken is refunded.
 */
export async function releaseHeld(parts: Parts, websiteId: string, orderId: string): Promise<void> {
  await parts.database.transaction(async (connection) => {
    const order = await lockDraft(connection, websiteId, orderId);
    const isOver = order && (await isClaimOver(connection, websiteId, order.cartId, parts.clock.now()));
    if (isOver) await discard(parts, connection, websiteId, orderId, 'voided');
  });
}

/** The provider has refunded an order. Returns whether there is such an order. */
export async function recordRefund(
  parts: Parts,
  { website }: PlaceContext,
  attempt: OpenAttempt,
  beside: ExtraWork,
): Promise<boolean> {
  return await parts.database.transaction(async (connection) => {
    const order = await lockDraft(connection, website.id, attempt.orderId);
    if (order?.lifecycle !== 'placed' && order?.lifecycle !== 'cancelled') return false;
    await beside(connection);
    await recordWholeRefund(parts, connection, website, order);
    return true;
  });
}

/** The payment is not decided yet: the stock stays held and the cart claimed until the sweep has checked it. */
export async function keepWaiting(
  parts: Parts,
  websiteId: string,
  attempt: OpenAttempt,
  waiting: { readonly waitsFor: 'shopper' | 'provider'; readonly dueAt: Date; readonly heldUntil: Date },
  beside: ExtraWork,
): Promise<Order | undefined> {
  return await parts.database.transaction(async (connection) => {
    const order = await lockDraft(connection, websiteId, attempt.orderId);
    await beside(connection);
    if (order?.lifecycle !== 'draft') return order;
    const { waitsFor, dueAt, heldUntil } = waiting;
    await markWaiting(connection, websiteId, attempt.paymentId, { waitsFor, dueAt, now: parts.clock.now() });
    await claimCart(connection, websiteId, order.cartId, heldUntil);
    await extendHolds(connection, websiteId, order.cartId, heldUntil);
    return order;
  });
}

async function discard(
  parts: Parts,
  connection: Connection,
  websiteId: string,
  orderId: string,
  payment: 'failed' | 'voided',
) {
  const order = await lockDraft(connection, websiteId, orderId);
  if (!order || !canOrderBecome(order.lifecycle, 'discarded')) return order?.lifecycle;
  await markDiscarded(connection, websiteId, orderId, payment);
  await reopenCart(connection, websiteId, order.cartId);
  if (order.giftApplied > 0n) await releaseCards(connection, websiteId, { orderId, at: parts.clock.now() });
  await releaseCoupons(connection, websiteId, orderId);
  await releaseStock(connection, websiteId, order.cartId);
  await closePeriod(parts, connection, websiteId, { orderId, isDeclined: payment === 'failed' });
  return 'discarded';
}

/** Locks in the order that every step uses: cart, order, gift cards, stock rows, order counter. */
async function lockDraft(connection: Connection, websiteId: string, orderId: string): Promise<Order | undefined> {
  const [locked, order] = await Promise.all([
    lockCartAndOrder(connection, websiteId, orderId),
    selectOrder(connection, websiteId, orderId),
  ]);
  return locked && order;
}

const notPlaced = { number: null, placedAt: null, cancelledAt: null, unpaidUntil: null } as const;

/** Locks an order with everything that is needed to place it. */
async function lockWhole(
  connection: Connection,
  websiteId: string,
  orderId: string,
  written: DraftOrder | undefined,
): Promise<(OrderToPlace & { readonly order: Order }) | undefined> {
  const locked = await lockCartAndOrder(connection, websiteId, orderId);
  if (!locked) return undefined;
  const { lifecycle, cartKind } = locked;
  if (written && lifecycle === 'draft') {
    return { order: { ...written, ...notPlaced, lifecycle }, lines: written.lines, cartKind };
  }
  const [order, lines] = await Promise.all([
    selectOrder(connection, websiteId, orderId),
    selectLines(connection, websiteId, orderId),
  ]);
  return order && { order, lines, cartKind };
}
