import type { PaymentStatus } from '@awning/commerce';
import type { Order } from './order.ts';

/**
 * Whether a mail about an order may repeat what its buyer typed. The address is not confirmed, and an order that costs
 * nothing to place could carry any text to any mailbox in the shop's name; a paid order has been bought. The page of
 * the order shows everything.
 */
export function mayQuoteBuyer({ paymentStatus, total }: Pick<Order, 'paymentStatus' | 'total'>): boolean {
  return boughtStatuses.has(paymentStatus) && total > 0n;
}

const boughtStatuses: ReadonlySet<PaymentStatus> = new Set(['paid', 'part_refunded', 'refunded']);
