import type { CurrencyCode } from '@awning/formats';
import { type Connection, statement } from '../../../platform/database/index.ts';

export interface OwnOrder {
  readonly id: string;
  readonly number: bigint;
  readonly placedAt: Date;
  readonly total: bigint;
  readonly currency: CurrencyCode;
  readonly paymentStatus: string;
  readonly fulfilmentStatus: string;
}

const ordersOfSiteUser = statement<OwnOrder>(
  'site-user-orders',
  `select id, number, placed_at as "placedAt", total, currency, payment_status as "paymentStatus",
          fulfilment_status as "fulfilmentStatus"
     from orders
    where website_id = $1 and site_user_id = $2 and placed_at is not null
    order by placed_at desc, id desc
    limit $3`,
);

/** The orders of a site user, newest first. */
export async function selectOwnOrders(
  connection: Connection,
  websiteId: string,
  siteUserId: string,
  limit: number,
): Promise<OwnOrder[]> {
  return connection.run(ordersOfSiteUser, [websiteId, siteUserId, limit]);
}

/** Whether the order was placed by this site user. */
export async function isOwnOrder(
  connection: Connection,
  websiteId: string,
  siteUserId: string,
  orderId: string,
): Promise<boolean> {
  const row = await connection.kysely
    .selectFrom('orders')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('site_user_id', '=', siteUserId)
    .where('id', '=', orderId)
    .where('placed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
