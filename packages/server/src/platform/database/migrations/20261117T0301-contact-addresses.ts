import { type Kysely, sql } from 'kysely';

/** Contacts are found by any part of their address. The stock that is low is read along its marks. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index newsletter_contact_addresses on newsletter_contact using gin (website_id, email_key gin_trgm_ops);
    drop index stock_low;
  `.execute(database);
}
