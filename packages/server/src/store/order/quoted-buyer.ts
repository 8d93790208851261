import type { Order } from './order.ts';

/**
 * Whether a mail about an order may repeat what its buyer typed. Nobody has confirmed the address, and an order that costs nothing
 * to place would carry any text to any mailbox under the name of the shop; who has paid has bought something. The page of the order
 * shows everything.
 */
export function mayQuoteBuyer({ paymentStatus, total }: Pick<Order, 'paymentStatus' | 'total'>): boolean {
  return paymentStatus === 'paid' && total > 0n;
}
