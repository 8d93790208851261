import { type Connection, statement } from '../../../platform/database/index.ts';

const toShip = statement<{ id: string }>(
  'orders-to-ship',
  `select id from orders
    where website_id = $1 and placed_at is not null and fulfilment_status in ('unfulfilled', 'partial')
      and lifecycle = 'placed' and payment_status in ('paid', 'over_paid', 'part_refunded')
    limit $2`,
);

/** Paid orders with something left to ship. Counts up to `most`. */
export async function countToShip(connection: Connection, websiteId: string, most: number): Promise<number> {
  return (await connection.run(toShip, [websiteId, most])).length;
}
