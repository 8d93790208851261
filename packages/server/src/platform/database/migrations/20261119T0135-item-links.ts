import { type Kysely, sql } from 'kysely';

/** Where an item comes from, whether lists lead there at once, and where its picture leads. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table item
      add column source_url text not null default '',
      add column is_passthrough boolean not null default false,
      add column clickthrough_url text not null default '';
  `.execute(database);
}
