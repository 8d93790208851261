import { type Kysely, sql } from 'kysely';

/** Themes that a website has uploaded. The archive is the theme; a machine unpacks it into a folder of its own. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table theme (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      title text not null,
      author text not null,
      archive bytea not null,
      created_at timestamptz not null,
      primary key (website_id, id)
    );
    -- It is compressed already.
    alter table theme alter column archive set storage external;
  `.execute(database);
}
