import { type Kysely, sql } from 'kysely';

/** When everything of an order was sent, and when its buyer was asked for reviews. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      -- Since when everything is sent; null as long as something is missing.
      add column fulfilled_at timestamptz,
      -- When it was decided whether the buyer is asked. It is decided once.
      add column review_asked_at timestamptz;
    update orders set fulfilled_at = (
      select max(created_at) from fulfilment
       where fulfilment.website_id = orders.website_id and fulfilment.order_id = orders.id and undone_at is null)
     where fulfilment_status = 'fulfilled'
    /* all websites: each order by its own parcels */;
    create index orders_to_ask on orders (website_id, fulfilled_at)
      where fulfilled_at is not null and review_asked_at is null;
  `.execute(database);
}
