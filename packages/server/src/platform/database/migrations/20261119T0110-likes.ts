import { type Kysely, sql } from 'kysely';

/** Which browsers like an item, and how many do, so that no page has to count them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table item_like (
      website_id uuid not null,
      item_id uuid not null,
      -- The hash of the value in the browser's cookie; it belongs to no account.
      visitor bytea not null,
      -- A keyed hash of network and item, against one network that pumps a count; forgotten after some weeks.
      network bytea,
      created_at timestamptz not null,
      primary key (website_id, item_id, visitor),
      constraint item_like_item_fkey foreign key (website_id, item_id) references item (website_id, id) on delete cascade
    );
    create index item_like_of_network on item_like (website_id, item_id, network) where network is not null;
    create index item_like_with_network on item_like (created_at) where network is not null;

    create table item_count (
      website_id uuid not null,
      item_id uuid not null,
      likes integer not null default 0 check (likes >= 0),
      primary key (website_id, item_id),
      constraint item_count_item_fkey foreign key (website_id, item_id) references item (website_id, id) on delete cascade
    );
    comment on table item_count is 'derived';

    create function count_likes_come() returns trigger language plpgsql as $$
    begin
      insert into item_count as counted (website_id, item_id, likes)
      select website_id, item_id, count(*) from came group by website_id, item_id order by website_id, item_id
      on conflict (website_id, item_id) do update set likes = counted.likes + excluded.likes;
      return null;
    end $$;
    create function count_likes_go() returns trigger language plpgsql as $$
    begin
      -- Where there is no count, the item is being deleted with its likes.
      update item_count set likes = likes - gone.number
        from (select website_id, item_id, count(*)::integer as number from went group by website_id, item_id) gone
       where item_count.website_id = gone.website_id and item_count.item_id = gone.item_id;
      return null;
    end $$;
    create trigger item_like_comes after insert on item_like
      referencing new table as came for each statement execute function count_likes_come();
    create trigger item_like_goes after delete on item_like
      referencing old table as went for each statement execute function count_likes_go();
  `.execute(database);
}
