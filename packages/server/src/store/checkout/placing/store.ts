import { type Connection, statement } from '../../../platform/database/index.ts';

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
