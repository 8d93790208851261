import { type Connection, statement } from '../../../platform/database/index.ts';

const isPaid = "lifecycle = 'placed' and payment_status in ('paid', 'over_paid', 'part_refunded')";

const toShip = statement<{ id: string }>(
  'orders-to-ship',
  `select id from orders
    where website_id = $1 and placed_at is not null and fulfilment_status in ('unfulfilled', 'partial') and ${isPaid}
    limit $2`,
);

/** Paid orders with something left to ship. Counts up to `most`. */
export async function countToShip(connection: Connection, websiteId: string, most: number): Promise<number> {
  return (await connection.run(toShip, [websiteId, most])).length;
}

const latestOf = (status: 'unfulfilled' | 'partial') => `
  (select id, placed_at from orders
    where website_id = $1 and placed_at is not null and fulfilment_status = '${status}' and ${isPaid}
    order by placed_at desc limit $2)`;

// One walk along the index for each state: an order by time over both would read all of them.
const latestToShip = statement<{ id: string }>(
  'orders-to-ship-latest',
  `select id from (${latestOf('unfulfilled')} union all ${latestOf('partial')}) found order by placed_at desc limit $2`,
);

/** The orders that `countToShip` counts, the latest first, up to `most`. */
export async function selectOrdersToShip(connection: Connection, websiteId: string, most: number): Promise<string[]> {
  return (await connection.run(latestToShip, [websiteId, most])).map(({ id }) => id);
}
