import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Purchases that came to nothing are forgotten, oldest first, whatever their website.
    create index orders_discarded on orders (created_at) where lifecycle = 'discarded';

    -- Where the shopper sees the shop, for links in mails of orders that no request places.
    alter table payment_attempt add column origin text;
  `.execute(database);
}
