import { type Kysely, sql } from 'kysely';

/** Areas of themes are few, among the areas of all pages and items. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index layout_fields on layout (website_id, owner) where owner like 'field:%'`.execute(database);
}
