import { type Kysely, sql } from 'kysely';

/** A coupon can be for some products and categories only. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- For everything if both are empty. The id of a deleted product stays, so that its coupon is not suddenly for everything.
    alter table coupon
      add column product_ids uuid[] not null default '{}',
      add column categories text[] not null default '{}';
  `.execute(database);
}
