import { type Kysely, sql } from 'kysely';

/**
 * Addresses that published things had before. Each names the thing and not its next address, so however often something
 * moves, its old addresses lead straight to the present one, and never in a circle.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table former_address (
      website_id uuid not null references website (id) on delete cascade,
      path text not null check (path like '/%'),
      collection_id uuid,
      item_id uuid,
      product_id uuid,
      primary key (website_id, path),
      constraint former_address_names_one check (num_nonnulls(collection_id, item_id, product_id) <= 1),
      foreign key (website_id, collection_id) references collection (website_id, id) on delete cascade,
      foreign key (website_id, item_id) references item (website_id, id) on delete cascade,
      foreign key (website_id, product_id) references product (website_id, id) on delete cascade
    );
    create index former_address_of_collection on former_address (website_id, collection_id) where collection_id is not null;
    create index former_address_of_item on former_address (website_id, item_id) where item_id is not null;
    create index former_address_of_product on former_address (website_id, product_id) where product_id is not null;

    create function keep_former_address(website uuid, former text, collection uuid, item uuid, product uuid) returns void
      language sql as $$
      insert into former_address (website_id, path, collection_id, item_id, product_id)
      values (website, former, collection, item, product)
      on conflict (website_id, path) do update
        set collection_id = excluded.collection_id, item_id = excluded.item_id, product_id = excluded.product_id
    $$;

    -- What was never published had no address. What goes to the trash keeps its claim on none: its address is free.
    create function keep_address_of_collection() returns trigger language plpgsql as $$
    begin
      perform keep_former_address(old.website_id, '/' || old.url_id, old.id, null, null);
      return null;
    end $$;
    create trigger collection_moved after update of url_id on collection for each row
      when (old.url_id <> new.url_id and coalesce(old.label, '') not in ('Draft', 'Trash') and new.label is distinct from 'Trash')
      execute function keep_address_of_collection();

    create function keep_address_of_item() returns trigger language plpgsql as $$
    begin
      perform keep_former_address(old.website_id, '/' || url_id || '/' || old.url_id, null, old.id, null)
         from collection where website_id = old.website_id and id = old.collection_id;
      return null;
    end $$;
    create trigger item_moved after update of url_id, collection_id on item for each row
      when ((old.url_id <> new.url_id or old.collection_id <> new.collection_id)
        and coalesce(old.label, '') not in ('Draft', 'Trash') and new.label is distinct from 'Trash')
      execute function keep_address_of_item();

    create function keep_address_of_product() returns trigger language plpgsql as $$
    begin
      perform keep_former_address(old.website_id, '/' || url_id || '/p/' || old.slug, null, null, old.id)
         from collection where website_id = old.website_id and id = old.collection_id;
      return null;
    end $$;
    create trigger product_moved after update of slug, collection_id on product for each row
      when ((old.slug <> new.slug or old.collection_id <> new.collection_id)
        and coalesce(old.label, '') not in ('Draft', 'Trash') and new.label is distinct from 'Trash')
      execute function keep_address_of_product();
  `.execute(database);
}
