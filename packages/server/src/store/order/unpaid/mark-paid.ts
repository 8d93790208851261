import type { TeamMember } from '../../../people/team/index.ts';
import { auditedBy, newId, writeAudit } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { Website } from '../../../platform/website/index.ts';
import { issueCardOfOrder } from '../../gift-card/index.ts';
import { openAreasOfOrder } from '../../member-area/index.ts';
import { grantDownloads } from '../download/grant-downloads.ts';
import { sendDownloads } from '../download/mail.ts';
import { sellsGiftCard } from '../sold-types.ts';
import { lockOrder, selectLines, updatePaymentStatus } from '../store.ts';
import { isWaiting } from './advice.ts';
import { insertReceived } from './store.ts';

export type PaidMark = { readonly ok: true } | { readonly ok: false; readonly reason: MarkRefusal };

/** A cancelled order has its own reason: the member has received money without an order. */
export type MarkRefusal = 'unknown-order' | 'cancelled' | 'not-waiting';

export interface PaidContext {
  readonly website: Website;
  readonly member: Pick<TeamMember, 'id' | 'name'>;
}

/** A team member has confirmed the money of an unpaid order, which is then paid for good. */
export async function markPaid(
  parts: Pick<Parts, 'config' | 'database' | 'clock' | 'jobs'>,
  { website, member }: PaidContext,
  orderId: string,
): Promise<PaidMark> {
  const { database, clock } = parts;
  const websiteId = website.id;
  return await database.transaction(async (connection): Promise<PaidMark> => {
    const order = await lockOrder(connection, websiteId, orderId);
    if (!order || order.placedAt === null) return { ok: false, reason: 'unknown-order' };
    if (order.lifecycle === 'cancelled') return { ok: false, reason: 'cancelled' };
    if (!isWaiting(order)) return { ok: false, reason: 'not-waiting' };
    const at = clock.now();
    const received = { paymentId: newId(clock), attemptId: newId(clock), at };
    await insertReceived(connection, websiteId, orderId, received);
    await updatePaymentStatus(connection, websiteId, orderId, { paymentStatus: 'paid', at });
    await writeAudit(connection, {
      ...auditedBy(clock, websiteId, member),
      at,
      what: 'order.paid',
      subject: `order/${orderId}`,
      before: { paymentStatus: order.paymentStatus },
      after: { paymentStatus: 'paid' },
    });
    const paid = { ...order, paymentStatus: 'paid' as const };
    const lines = await selectLines(connection, websiteId, orderId);
    const grants = await grantDownloads(connection, websiteId, { ...paid, lines }, at);
    if (sellsGiftCard(lines)) await issueCardOfOrder(parts, connection, website, orderId);
    await openAreasOfOrder(parts, connection, website, { ...paid, lines });
    if (grants.length > 0) await sendDownloads(parts, connection, { website, order: paid }, grants, 'paid');
    return { ok: true };
  });
}
