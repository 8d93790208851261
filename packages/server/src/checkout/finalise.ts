import { canBecome } from '@awning/commerce';
import { lockCartById } from '../cart/index.ts';
import type { Connection } from '../database/index.ts';
import { lockOrder, markDiscarded, type Order, selectOrder } from '../order/index.ts';
import type { Parts } from '../parts.ts';
import {
  type ChargeResult,
  markCaptured,
  markEnded,
  type OpenAttempt,
  type PaymentProvider,
} from '../payment/index.ts';
import { NotEnoughStockError, releaseStock } from '../stock/index.ts';
import { type PlaceContext, placeOrder } from './place.ts';
import { reopenCart } from './store.ts';

type Captured = Extract<ChargeResult, { state: 'captured' }>;

/**
 * The last step of a purchase, after the money has come. May be repeated, by the request itself, by a second one or by the sweep:
 * `placed` says that there is an order, `lost` that there can be none and the money must go back.
 */
export async function finaliseOrder(
  parts: Parts,
  context: PlaceContext,
  orderId: string,
  attempt: OpenAttempt,
  charge: Captured,
): Promise<'placed' | 'lost'> {
  const websiteId = context.website.id;
  try {
    return await parts.database.transaction(async (connection) => {
      const order = await lockDraft(connection, websiteId, orderId);
      if (order?.lifecycle === 'placed' || order?.lifecycle === 'cancelled') return 'placed';
      if (!order || !canBecome(order.lifecycle, 'placed')) return 'lost';
      await markCaptured(connection, websiteId, attempt.paymentId, charge, parts.clock.now());
      await placeOrder(parts, connection, context, order, 'paid');
      return 'placed';
    });
  } catch (error) {
    if (error instanceof NotEnoughStockError) return 'lost';
    throw error;
  }
}

/** The provider has declined: the draft is discarded, its stock is free and the cart is open again. */
export async function undoDeclined(
  parts: Parts,
  websiteId: string,
  orderId: string,
  attempt: OpenAttempt,
): Promise<void> {
  await parts.database.transaction(async (connection) => {
    await discard(connection, websiteId, orderId, 'failed');
    await markEnded(connection, websiteId, attempt.paymentId, 'declined', parts.clock.now());
  });
}

/**
 * Gives a checkout up although the money may have moved. The draft is discarded first, so that nobody can finalise it any more, and
 * only then is the charge taken back: the attempt stays open until the provider has confirmed that, and the sweep repeats it.
 * Answers `placed` if somebody else has finished the order meanwhile.
 */
export async function giveUp(
  parts: Parts,
  provider: PaymentProvider,
  websiteId: string,
  orderId: string,
  attempt: OpenAttempt,
): Promise<'placed' | 'given-up'> {
  const lifecycle = await parts.database.transaction((connection) => discard(connection, websiteId, orderId, 'voided'));
  if (lifecycle === 'placed' || lifecycle === 'cancelled') return 'placed';
  await provider.cancel(websiteId, attempt.attemptId);
  await markEnded(parts.database, websiteId, attempt.paymentId, 'voided', parts.clock.now());
  return 'given-up';
}

async function discard(connection: Connection, websiteId: string, orderId: string, payment: 'failed' | 'voided') {
  const order = await lockDraft(connection, websiteId, orderId);
  if (!order || !canBecome(order.lifecycle, 'discarded')) return order?.lifecycle;
  await markDiscarded(connection, websiteId, orderId, payment);
  await reopenCart(connection, websiteId, order.cartId);
  await releaseStock(connection, websiteId, order.cartId);
  return 'discarded';
}

/** Locks in the order every step keeps: cart, order, stock rows, order counter. */
async function lockDraft(connection: Connection, websiteId: string, orderId: string): Promise<Order | undefined> {
  const order = await selectOrder(connection, websiteId, orderId);
  if (!order) return undefined;
  await lockCartById(connection, websiteId, order.cartId);
  return await lockOrder(connection, websiteId, orderId);
}
