import { type Kysely, sql } from 'kysely';

/**
 * When an item takes place, and where. Items that pages list as events begin when they were published and take an hour,
 * until an owner says more.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table item
      add column starts_at timestamptz,
      add column ends_at timestamptz,
      add column location jsonb not null default '{}';
    /* all websites: their events get a date */
    update item set starts_at = publish_at, ends_at = publish_at + interval '1 hour'
     where record_type = 12
        or exists (select from collection where collection.website_id = item.website_id
                    and collection.id = item.collection_id and collection.ordering = 3);
    alter table item
      add constraint item_ends_after_start check ((starts_at is null) = (ends_at is null) and ends_at > starts_at);

    create index item_by_start on item (website_id, collection_id, starts_at, id)
      where label is null and starts_at is not null;
    -- What is going on now or in some month began at most 31 days before, except for these few.
    create index item_long_events on item (website_id, collection_id, ends_at)
      where label is null and ends_at - starts_at > interval '744 hours';
    -- The next event that will be over.
    create index item_by_end on item (website_id, collection_id, ends_at) where label is null and ends_at is not null;
  `.execute(database);
}
