import { type Kysely, sql } from 'kysely';

/** What the shop answers to a review; empty if it has not answered. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table review add column answer text not null default ''`.execute(database);
}
