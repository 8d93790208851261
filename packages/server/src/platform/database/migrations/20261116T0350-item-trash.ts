import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- An item in the trash keeps its row, so that it comes back with what is not part of its document. Pages ask for items
    -- without a label, and so do not find it.
    alter table item drop constraint item_label_check;
    alter table item add constraint item_label_check
      check (label in ('Draft', 'Needs Review', 'Scheduled', 'Private', 'Trash'));

    -- The newest items of one page first, for the team's list.
    create index item_of_page on item (website_id, collection_id, id desc) where label is distinct from 'Trash';
    -- The team also looks for what visitors do not see, by the titles alone.
    create index item_titles on item
      using gin (website_id, jsonb_to_tsvector('simple', jsonb_path_query_array(texts, '$.*.title'), '["string"]'));
  `.execute(database);
}
