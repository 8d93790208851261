import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- A page that was never published, or is in the trash, keeps its row. Visitors see pages that are enabled, and so see neither.
    alter table collection add column label text;
    alter table collection add constraint collection_label_check check (label in ('Draft', 'Trash'));
    alter table collection add constraint collection_label_is_hidden check (label is null or not is_enabled);
  `.execute(database);
}
