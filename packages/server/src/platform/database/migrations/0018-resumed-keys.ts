import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- The order that a keyed call began and that is not decided yet: whoever sends the key again is told of that one.
    alter table idempotency add column order_id uuid;
  `.execute(database);
}
