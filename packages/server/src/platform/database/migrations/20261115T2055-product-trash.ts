import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- A product in the trash keeps its row, and a variant that an owner has taken out keeps its own: their stock ledgers must
    -- survive, because both can come back. Pages ask for products without a label and for the variants of a product, and so
    -- find neither.
    alter table product drop constraint product_label_check;
    alter table product add constraint product_label_check
      check (label in ('Draft', 'Needs Review', 'Scheduled', 'Private', 'Trash'));
    alter table variant
      alter column product_id drop not null,
      add column removed_from uuid,
      add constraint variant_removed_from_fkey foreign key (website_id, removed_from)
        references product (website_id, id) on delete cascade;
    create index variant_removed on variant (website_id, removed_from) where removed_from is not null;

    -- The newest first, for the team's list.
    create index product_newest on product (website_id, id desc) where label is distinct from 'Trash';
    -- The team also looks for what visitors do not see, by the names alone.
    create index product_names on product
      using gin (website_id, jsonb_to_tsvector('simple', jsonb_path_query_array(texts, '$.*.name'), '["string"]'));
  `.execute(database);
}
