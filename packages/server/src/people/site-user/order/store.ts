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

/** What a site user has bought, newest first. */
export async function listOwnOrders(
  connection: Connection,
  websiteId: string,
  siteUserId: string,
  limit: number,
): Promise<OwnOrder[]> {
  return connection.run(ordersOfSiteUser, [websiteId, siteUserId, limit]);
}

const joinGuestOrders = statement(
  'site-user-orders-join',
  `update orders set site_user_id = $2
    where website_id = $1 and email_key = $3 and site_user_id is null and placed_at is not null`,
);

/**
 * What was bought without signing in belongs to the account whose mailbox it was confirmed to. Called only once the mailbox has
 * answered: an address that somebody merely typed opens no orders.
 */
export async function joinOrders(
  connection: Connection,
  { websiteId, id, emailKey }: { readonly websiteId: string; readonly id: string; readonly emailKey: string },
): Promise<void> {
  await connection.run(joinGuestOrders, [websiteId, id, emailKey]);
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
