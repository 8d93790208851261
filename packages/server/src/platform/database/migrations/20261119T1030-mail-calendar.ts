import { type Kysely, sql } from 'kysely';

/** The event that a mail is about, as a file for calendars (RFC 5545), which is sent with it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table mail add column calendar text`.execute(database);
}
