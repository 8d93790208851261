import { type Kysely, sql } from 'kysely';

/** Addresses that are not asked for reviews any more. Only their hash is stored, and kept: it is there to be left in peace. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_opt_out (
      website_id uuid not null references website (id) on delete cascade,
      email_hash text not null,
      created_at timestamptz not null,
      primary key (website_id, email_hash)
    );
  `.execute(database);
}
