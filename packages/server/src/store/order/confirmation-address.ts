import { addressIn, type Website } from '../../platform/website/index.ts';
import type { Order } from './order.ts';
import { orderToken } from './token.ts';

/** The page of a placed order: confirmed once it is paid, received while it is unpaid (D-002). */
export function confirmationAddress(
  website: Pick<Website, 'languages'>,
  secrets: readonly string[],
  order: Pick<Order, 'id' | 'language' | 'paymentStatus'>,
): string {
  const path = addressIn(website, order.language, `/checkout/${orderPage(order)}/${order.id}`);
  return `${path}?token=${orderToken(secrets, order.id)}`;
}

export function orderPage({ paymentStatus }: Pick<Order, 'paymentStatus'>): 'confirmed' | 'received' {
  return paymentStatus === 'pending' ? 'received' : 'confirmed';
}
