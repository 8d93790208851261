import { type Connection, statement } from '../../../platform/database/index.ts';
import type { LockedCart } from './purchase.ts';

const purchase = statement(
  'checkout-purchase',
  `update cart set is_purchased = true, order_id = $3, completing_until = null, version = version + 1, updated_at = $4
    where website_id = $1 and id = $2`,
);

export async function markPurchased(
  connection: Connection,
  websiteId: string,
  cartId: string,
  orderId: string,
  now: Date,
): Promise<void> {
  await connection.run(purchase, [websiteId, cartId, orderId, now]);
}

const completion = statement<Pick<LockedCart, 'orderId' | 'completingUntil'>>(
  'checkout-completion',
  `select order_id as "orderId", completing_until as "completingUntil" from cart where website_id = $1 and id = $2`,
);

/** The progress of a cart's checkout. */
export async function selectCompletion(connection: Connection, websiteId: string, cartId: string) {
  const [row] = await connection.run(completion, [websiteId, cartId]);
  return row;
}
