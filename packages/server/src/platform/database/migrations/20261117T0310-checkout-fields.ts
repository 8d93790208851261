import { type Kysely, sql } from 'kysely';

/** What an owner may ask for at the checkout beside the address. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column vat_number text, add column buyer_note text;
    alter table site_user_address add column company text not null default '';
  `.execute(database);
}
