import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Where what is shipped was taxed and where what is not; null for orders from before it was kept.
    alter table orders add column tax_places jsonb;
  `.execute(database);
}
