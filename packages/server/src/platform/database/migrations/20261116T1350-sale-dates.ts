import { type Kysely, sql } from 'kysely';

/** When a product's sale prices count. `on_sale` stays what every price is read by; a task turns it at these moments. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product
      add column sale_from timestamptz,
      add column sale_until timestamptz,
      -- The next moment at which the sale begins or ends; null if none is to come.
      add column sale_turns_at timestamptz,
      add constraint product_sale_dates check (sale_until > sale_from);
    create index product_sale_turns on product (sale_turns_at) where sale_turns_at is not null;
  `.execute(database);
}
