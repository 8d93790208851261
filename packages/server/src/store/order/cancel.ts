import { nextOrderLifecycle } from '@awning/commerce';
import type { TeamMember } from '../../people/team/index.ts';
import { type AuditEntry, type Connection, newId, writeAudit } from '../../platform/database/index.ts';
import type { Parts } from '../../platform/parts.ts';
import type { Website } from '../../platform/website/index.ts';
import { releaseCoupons } from '../coupon/index.ts';
import { disableCardOfOrder, releaseCards } from '../gift-card/index.ts';
import { endAccessOfOrder } from '../member-area/index.ts';
import { returnStock } from '../stock/index.ts';
import { sendCancellation } from './cancellation-mail.ts';
import { markAllEnded } from './download/store.ts';
import type { Order } from './order.ts';
import { type RefundedRest, type RefundParts, refundRest } from './refund/request.ts';
import { lockOrder, markCancelled, updatePaymentStatus } from './store.ts';

export type Cancellation =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'unknown-order' | 'not-cancellable' };

export interface CancelContext {
  readonly website: Website;
  readonly member: Pick<TeamMember, 'id' | 'name'>;
}

/** Cancels an order for a team member. The mail and the refund follow as jobs. */
export async function cancelOrder(
  parts: Parts,
  { website, member }: CancelContext,
  orderId: string,
): Promise<Cancellation> {
  return await parts.database.transaction(async (connection): Promise<Cancellation> => {
    const order = await lockOrder(connection, website.id, orderId);
    if (!order) return { ok: false, reason: 'unknown-order' };
    if (nextOrderLifecycle(order.lifecycle, 'cancel') === null) return { ok: false, reason: 'not-cancellable' };
    const refunded = await cancelInTransaction(parts, connection, website.id, order, {
      memberId: member.id,
      who: member.name,
      what: 'order.cancelled',
    });
    await sendCancellation(parts, connection, { website, order }, refunded);
    await returnStock(connection, website.id, { orderId, at: parts.clock.now() });
    return { ok: true };
  });
}

/**
 * The common part of every cancellation: state, coupons, refund and audit, in the caller's transaction. Stock rows,
 * which other orders wait for, are left to the caller, who returns them last. Returns what is refunded.
 */
export async function cancelInTransaction(
  parts: RefundParts,
  connection: Connection,
  websiteId: string,
  order: Pick<Order, 'id' | 'lifecycle' | 'paymentStatus' | 'total' | 'giftApplied'>,
  by: Pick<AuditEntry, 'memberId' | 'who' | 'what'>,
): Promise<RefundedRest> {
  const at = parts.clock.now();
  await markCancelled(connection, websiteId, order.id, at);
  await markAllEnded(connection, websiteId, order.id, at);
  if (order.paymentStatus === 'pending') {
    await updatePaymentStatus(connection, websiteId, order.id, { paymentStatus: 'voided', at });
  }
  // Nothing was paid but by cards, so there is nothing to refund.
  const isUnpaid = order.paymentStatus === 'pending';
  if (isUnpaid && order.giftApplied > 0n) await releaseCards(connection, websiteId, { orderId: order.id, at });
  await disableCardOfOrder(connection, websiteId, order.id, at);
  await endAccessOfOrder(connection, websiteId, order.id, { at, by: 'cancellation' });
  const refunded = await refundRest(parts, connection, websiteId, order, by.who);
  await writeAudit(connection, {
    ...by,
    websiteId,
    id: newId(parts.clock),
    at,
    subject: `order/${order.id}`,
    before: { lifecycle: order.lifecycle },
    after: { lifecycle: 'cancelled' },
  });
  await releaseCoupons(connection, websiteId, order.id);
  return refunded;
}
