import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Until when an order waits for money; null: until somebody cancels it. Orders from before have no such promise and keep waiting.
    alter table orders add column unpaid_until timestamptz;
    -- A keyed hash of the buyer's network, kept only while it is counted.
    alter table orders add column network_hash bytea;
    alter table orders add constraint orders_unpaid_until check (unpaid_until is null or payment_status in ('pending', 'voided'));
    alter table orders add constraint orders_network_hash
      check (network_hash is null or (lifecycle = 'placed' and payment_status = 'pending'));

    -- Whatever its website, the order that is overdue for longest comes first.
    create index orders_overdue on orders (unpaid_until) where lifecycle = 'placed' and payment_status = 'pending';
    create index orders_waiting_by_email on orders (website_id, email_key) where lifecycle = 'placed' and payment_status = 'pending';
    create index orders_waiting_by_network on orders (website_id, network_hash) where network_hash is not null;
  `.execute(database);
}
