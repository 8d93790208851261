import type { FulfilmentStatus } from '@awning/commerce';
import { type Connection, statement } from '../../../platform/database/index.ts';

export interface Tracking {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string;
}

export interface Fulfilment extends Tracking {
  readonly id: string;
  readonly who: string;
  readonly createdAt: Date;
  readonly undoneAt: Date | null;
  readonly lines: readonly FulfilledLine[];
}

export interface FulfilledLine {
  readonly position: number;
  readonly quantity: number;
}

const insertWithLines = statement(
  'fulfilment-insert',
  `with written as (
     insert into fulfilment (website_id, id, order_id, carrier, tracking_number, tracking_url, who, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
   )
   insert into fulfilment_line (website_id, fulfilment_id, order_id, position, quantity)
   select $1, $2, $3, position, quantity from jsonb_to_recordset($9) as line (position smallint, quantity integer)`,
);

export async function insertFulfilment(
  connection: Connection,
  websiteId: string,
  orderId: string,
  fulfilment: Omit<Fulfilment, 'undoneAt'>,
): Promise<void> {
  const { id, carrier, trackingNumber, trackingUrl, who, createdAt, lines } = fulfilment;
  const values = [id, orderId, carrier, trackingNumber, trackingUrl, who, createdAt, JSON.stringify(lines)];
  await connection.run(insertWithLines, [websiteId, ...values]);
}

const ofOrder = statement<Fulfilment>(
  'fulfilments-of-order',
  `select fulfilment.id, carrier, tracking_number as "trackingNumber", tracking_url as "trackingUrl", who,
          created_at as "createdAt", undone_at as "undoneAt",
          jsonb_agg(jsonb_build_object('position', line.position, 'quantity', line.quantity) order by line.position) as lines
     from fulfilment
     join fulfilment_line line on line.website_id = fulfilment.website_id and line.fulfilment_id = fulfilment.id
    where fulfilment.website_id = $1 and fulfilment.order_id = $2
    group by fulfilment.website_id, fulfilment.id
    order by created_at, fulfilment.id`,
);

/** Oldest first, with those that were undone. */
export async function selectFulfilments(
  connection: Connection,
  websiteId: string,
  orderId: string,
): Promise<Fulfilment[]> {
  return await connection.run(ofOrder, [websiteId, orderId]);
}

const undo = statement<{ id: string }>(
  'fulfilment-undo',
  `update fulfilment set undone_at = $4 where website_id = $1 and order_id = $2 and id = $3 and undone_at is null
   returning id`,
);

/** Returns false if there is none, or it was undone before. */
export async function markUndone(
  connection: Connection,
  websiteId: string,
  { orderId, id, at }: { readonly orderId: string; readonly id: string; readonly at: Date },
): Promise<boolean> {
  return (await connection.run(undo, [websiteId, orderId, id, at])).length > 0;
}

const track = statement<{ id: string }>(
  'fulfilment-track',
  `update fulfilment set carrier = $4, tracking_number = $5, tracking_url = $6
    where website_id = $1 and order_id = $2 and id = $3 and undone_at is null
   returning id`,
);

/** Returns false if there is none, or it was undone. */
export async function updateTracking(
  connection: Connection,
  websiteId: string,
  { orderId, id }: { readonly orderId: string; readonly id: string },
  { carrier, trackingNumber, trackingUrl }: Tracking,
): Promise<boolean> {
  const rows = await connection.run(track, [websiteId, orderId, id, carrier, trackingNumber, trackingUrl]);
  return rows.length > 0;
}

// Goods that were sent before they were paid are not called back: such an order no longer expires.
const changeStatus = statement(
  'order-fulfilment-status',
  `update orders set fulfilment_status = $3,
          fulfilled_at = case when $3 = 'fulfilled' then (
            select max(created_at) from fulfilment where website_id = $1 and order_id = $2 and undone_at is null) end,
          unpaid_until = case when $3 in ('partial', 'fulfilled') then null else unpaid_until end
    where website_id = $1 and id = $2`,
);

export async function updateFulfilmentStatus(
  connection: Connection,
  websiteId: string,
  orderId: string,
  status: FulfilmentStatus,
): Promise<void> {
  await connection.run(changeStatus, [websiteId, orderId, status]);
}
