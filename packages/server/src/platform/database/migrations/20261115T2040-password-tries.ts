import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Wrong passwords of the last quarter of an hour: for an account by browsers that never signed in to it, or by one browser or session
    -- that did. The subject is a hash, because it holds whatever was typed as an address. Losing them in a crash only forgives some tries.
    create unlogged table password_try (
      website_id uuid not null references website (id) on delete cascade,
      subject bytea not null,
      tries jsonb not null,
      expires_at timestamptz not null,
      primary key (website_id, subject)
    );
    create index password_try_by_expiry on password_try (expires_at);
  `.execute(database);
}
