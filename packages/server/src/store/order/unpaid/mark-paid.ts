import type { TeamMember } from '../../../people/team/index.ts';
import { newId, writeAudit } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { lockOrder, setPaymentStatus } from '../store.ts';
import { isWaiting } from './advice.ts';
import { insertReceived } from './store.ts';

export type PaidMark = { readonly ok: true } | { readonly ok: false; readonly reason: MarkRefusal };

/** An order that was cancelled is told apart: whoever marks it has money in hand that belongs to nobody's order any more. */
export type MarkRefusal = 'unknown-order' | 'cancelled' | 'not-waiting';

export interface PaidContext {
  readonly websiteId: string;
  readonly member: Pick<TeamMember, 'id' | 'name'>;
}

/** A member of the team has seen the money of an order that waited for it. From then on the order stands. */
export async function markPaid(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { websiteId, member }: PaidContext,
  orderId: string,
): Promise<PaidMark> {
  return await database.transaction(async (connection): Promise<PaidMark> => {
    const order = await lockOrder(connection, websiteId, orderId);
    if (!order || order.placedAt === null) return { ok: false, reason: 'unknown-order' };
    if (order.lifecycle === 'cancelled') return { ok: false, reason: 'cancelled' };
    if (!isWaiting(order)) return { ok: false, reason: 'not-waiting' };
    const at = clock.now();
    const received = { paymentId: newId(clock), attemptId: newId(clock), at };
    await insertReceived(connection, websiteId, orderId, received);
    await setPaymentStatus(connection, websiteId, orderId, 'paid');
    await writeAudit(connection, {
      websiteId,
      id: newId(clock),
      at,
      memberId: member.id,
      who: member.name,
      what: 'order.paid',
      subject: `order/${orderId}`,
      before: { paymentStatus: order.paymentStatus },
      after: { paymentStatus: 'paid' },
    });
    return { ok: true };
  });
}
