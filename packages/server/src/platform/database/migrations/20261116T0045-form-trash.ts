import { type Kysely, sql } from 'kysely';

/** A form can be put into the trash. Visitors see neither what is there nor what is archived, which now includes what was never published. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table form add column trashed_at timestamptz;
    alter table form add constraint form_trash_is_hidden check (trashed_at is null or is_archived);
  `.execute(database);
}
