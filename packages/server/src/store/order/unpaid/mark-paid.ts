import type { TeamMember } from '../../../people/team/index.ts';
import { newId, writeAudit } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { lockOrder, updatePaymentStatus } from '../store.ts';
import { isWaiting } from './advice.ts';
import { insertReceived } from './store.ts';

export type PaidMark = { readonly ok: true } | { readonly ok: false; readonly reason: MarkRefusal };

/** A cancelled order has its own reason: the member has received money without an order. */
export type MarkRefusal = 'unknown-order' | 'cancelled' | 'not-waiting';

export interface PaidContext {
  readonly websiteId: string;
  readonly member: Pick<TeamMember, 'id' | 'name'>;
}

/** A team member has confirmed the money of an unpaid order, which is then paid for good. */
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
    await updatePaymentStatus(connection, websiteId, orderId, 'paid');
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
