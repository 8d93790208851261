import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Tries against rate limits when several processes share the database. The key holds the website. Losing them in a crash
    -- only forgives some tries, so they are not worth a log.
    create unlogged table rate_limit (
      key text primary key,
      period bigint not null,
      current integer not null,
      previous integer not null,
      admitted boolean not null,
      expires_at timestamptz not null
    );
    create index rate_limit_by_expiry on rate_limit (expires_at);
  `.execute(database);
}
