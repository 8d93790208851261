import { type Kysely, sql } from 'kysely';

/** Where owners send visitors of addresses that have no page. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table redirect (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      -- Decoded, without language and without a slash at its end.
      path text not null check (path like '/_%'),
      target text not null check (target <> ''),
      status smallint not null check (status in (301, 302)),
      trashed_at timestamptz,
      primary key (website_id, id)
    );
    create unique index redirect_one_per_path on redirect (website_id, path) where trashed_at is null;
  `.execute(database);
}
