import { emailKey } from '@awning/site-model';
import { type Connection, statement } from '../../../platform/database/index.ts';

// The count is limited to what matters, so that a flood does not make each order slower than the one before.
const unpaidOrders = statement<{ itemId: string; count: number; toRecipient: number }>(
  'receipt-unpaid-orders',
  `with recent as (
     select id, email_key from orders
      where website_id = $1 and payment_status in ('pending', 'none') and placed_at > $2
      order by placed_at desc limit 1000
   )
   select item.id as "itemId",
          (select count(*)::integer from recent
            where exists (select from order_line line where line.website_id = $1 and line.order_id = recent.id and line.kind = 'item'
                             and coalesce(line.item_id, '00000000-0000-0000-0000-000000000000') = item.id)) as count,
          (select count(*)::integer from recent where email_key = $3) as "toRecipient"
     from unnest($4::uuid[]) with ordinality as item (id, position)
    order by item.position`,
);

export interface UnpaidQuestion {
  readonly email: string;
  readonly itemIds: readonly string[];
  readonly since: Date;
}

/** The number of recent unpaid orders, for this mailbox and for each of the products. */
export async function selectUnpaid(
  connection: Connection,
  websiteId: string,
  { email, itemIds, since }: UnpaidQuestion,
): Promise<{
  readonly toRecipient: number;
  readonly items: readonly { readonly itemId: string; readonly count: number }[];
}> {
  const rows = await connection.run(unpaidOrders, [websiteId, since, emailKey(email), itemIds]);
  return { toRecipient: rows[0]?.toRecipient ?? 0, items: rows };
}

const cartCreated = statement<{ createdAt: Date }>(
  'receipt-cart-created',
  'select created_at as "createdAt" from cart where website_id = $1 and id = $2',
);

export async function selectCartCreated(
  connection: Connection,
  websiteId: string,
  cartId: string,
): Promise<Date | undefined> {
  const [row] = await connection.run(cartCreated, [websiteId, cartId]);
  return row?.createdAt;
}
