import { orderAfter } from '@awning/commerce';
import type { TeamMember } from '../../people/team/index.ts';
import { newId, writeAudit } from '../../platform/database/index.ts';
import type { Parts } from '../../platform/parts.ts';
import type { Website } from '../../platform/website/index.ts';
import { releaseCoupons } from '../coupon/index.ts';
import { voidOrRefund } from '../payment/index.ts';
import { returnStock } from '../stock/index.ts';
import { sendCancellation } from './cancellation-mail.ts';
import { lockOrder, markCancelled } from './store.ts';

export type Cancellation =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'unknown-order' | 'not-cancellable' };

export interface CancelContext {
  readonly website: Website;
  readonly member: Pick<TeamMember, 'id' | 'name'>;
}

/**
 * Calls an order off: stock and coupons are free again, the buyer is told, and the money goes back. All of it is decided in one
 * transaction; the mail and the money follow as jobs.
 */
export async function cancelOrder(
  parts: Parts,
  { website, member }: CancelContext,
  orderId: string,
): Promise<Cancellation> {
  return await parts.database.transaction(async (connection): Promise<Cancellation> => {
    const order = await lockOrder(connection, website.id, orderId);
    if (!order) return { ok: false, reason: 'unknown-order' };
    if (orderAfter(order.lifecycle, 'cancel') === null) return { ok: false, reason: 'not-cancellable' };
    const at = parts.clock.now();
    await markCancelled(connection, website.id, orderId, at);
    await voidOrRefund(parts, connection, website.id, orderId);
    await sendCancellation(parts, connection, { website, order });
    await writeAudit(connection, {
      websiteId: website.id,
      id: newId(parts.clock),
      at,
      memberId: member.id,
      who: member.name,
      what: 'order.cancelled',
      subject: `order/${orderId}`,
      before: { lifecycle: order.lifecycle },
      after: { lifecycle: 'cancelled' },
    });
    await releaseCoupons(connection, website.id, orderId);
    await returnStock(connection, website.id, { orderId, at });
    return { ok: true };
  });
}
