import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- A file never changes its kind, so its row has it too and lists of one kind walk along an index.
    alter table asset add column kind text;
    update asset set kind = content.kind from asset_content content
     where content.website_id = asset.website_id and content.id = asset.content_id;
    alter table asset_content add constraint asset_content_one_kind unique (website_id, id, kind);
    alter table asset
      alter column kind set not null,
      drop constraint asset_content_fkey,
      add constraint asset_content_fkey foreign key (website_id, content_id, kind) references asset_content (website_id, id, kind);
    create index asset_by_kind on asset (website_id, kind, id desc) where trashed_at is null;
    alter table asset add column name_key text not null generated always as (search_fold(filename)) stored;
    create index asset_names on asset using gin (website_id, name_key gin_trgm_ops) where trashed_at is null;

    -- Which document names which file. Made by the triggers below from whatever is written, however it came into the database, so
    -- that nobody has to search all documents. The source is the table that named it: a document is written into several.
    create table asset_use (
      website_id uuid not null,
      asset_id uuid not null,
      kind text not null,
      document_id text not null,
      source text not null,
      primary key (website_id, asset_id, kind, document_id, source),
      -- Also makes a use wait for a file that is being thrown away, and the other way round.
      constraint asset_use_asset_fkey foreign key (website_id, asset_id) references asset (website_id, id) on delete cascade
    );
    create index asset_use_of_document on asset_use (website_id, kind, document_id, source);
    comment on table asset_use is 'derived';

    -- Everything in a text that looks like an id: in a list of pictures, in a block, in a link of HTML.
    create function ids_in(text) returns table (id uuid) immutable parallel safe language sql as $$
      select distinct found[1]::uuid from regexp_matches($1, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'gi') as found
    $$;

    create function record_asset_uses(of_website uuid, of_kind text, of_document text, of_source text, written text)
      returns void language plpgsql as $$
    declare
      named uuid[] := array(select asset.id from ids_in(written) join asset on asset.website_id = of_website and asset.id = ids_in.id);
    begin
      delete from asset_use
       where website_id = of_website and kind = of_kind and document_id = of_document and source = of_source
         and asset_id <> all(named);
      insert into asset_use (website_id, asset_id, kind, document_id, source)
      select of_website, asset_id, of_kind, of_document, of_source from unnest(named) as asset_id order by asset_id
      on conflict do nothing;
    end $$;

    create function use_assets_in_row() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        perform record_asset_uses(old.website_id, tg_argv[0], old.id::text, tg_table_name, '');
      else
        perform record_asset_uses(new.website_id, tg_argv[0], new.id::text, tg_table_name, to_jsonb(new)::text);
      end if;
      return null;
    end $$;
    create trigger item_uses_assets after insert or delete or update of texts, main_image_id, custom_content on item
      for each row execute function use_assets_in_row('item');
    create trigger collection_uses_assets after insert or delete or update of texts, main_image_id on collection
      for each row execute function use_assets_in_row('page');
    create trigger product_uses_assets after delete or update of texts, image_ids on product
      for each row execute function use_assets_in_row('product');

    -- Many products arrive at once.
    create function use_assets_in_products() returns trigger language plpgsql as $$
    begin
      insert into asset_use (website_id, asset_id, kind, document_id, source)
      select asset.website_id, asset.id, 'product', product.id::text, 'product'
        from arrived product, ids_in(to_jsonb(product)::text) named
        join asset on asset.id = named.id
       where asset.website_id = product.website_id
       order by asset.id;
      return null;
    end $$;
    create trigger new_product_uses_assets after insert on product referencing new table as arrived
      for each statement execute function use_assets_in_products();

    -- The owner is 'page:<id>', 'item:<id>' or 'field:<name>'.
    create function use_assets_in_layout() returns trigger language plpgsql as $$
    declare
      owner text := case when tg_op = 'DELETE' then old.owner else new.owner end;
    begin
      perform record_asset_uses(case when tg_op = 'DELETE' then old.website_id else new.website_id end,
        split_part(owner, ':', 1), substring(owner from position(':' in owner) + 1), 'layout',
        case when tg_op = 'DELETE' then '' else to_jsonb(new)::text end);
      return null;
    end $$;
    create trigger layout_uses_assets after insert or delete or update of document, words on layout
      for each row execute function use_assets_in_layout();

    create function use_assets_in_navigation() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then perform record_asset_uses(old.website_id, 'navigation', old.name, 'navigation', '');
      else perform record_asset_uses(new.website_id, 'navigation', new.name, 'navigation', new.entries::text);
      end if;
      return null;
    end $$;
    create trigger navigation_uses_assets after insert or delete or update of entries on navigation
      for each row execute function use_assets_in_navigation();

    create function use_assets_in_website() returns trigger language plpgsql as $$
    begin
      perform record_asset_uses(new.id, 'settings', new.id::text, 'website', new.settings::text);
      return null;
    end $$;
    create trigger website_uses_assets after insert or update of settings on website
      for each row execute function use_assets_in_website();

    -- The newest version of a document, and under a draft also what is published. What is in the trash can come back, so it keeps
    -- its files; what is deleted for good does not.
    create function use_assets_of_document(of_website uuid, of_kind text, of_id text) returns void language plpgsql as $$
    declare
      newest record;
      published text := '';
    begin
      select state, body::text as body into newest from revision
       where website_id = of_website and kind = of_kind and id = of_id order by no desc limit 1;
      if newest.state = 'draft' then
        select coalesce(max(body), '') into published from (
          select body::text as body from revision
           where website_id = of_website and kind = of_kind and id = of_id and state = 'published' order by no desc limit 1) last;
      end if;
      if newest.state is distinct from 'trashed' then
        perform record_asset_uses(of_website, of_kind, of_id, 'revision', coalesce(newest.body, '') || published);
      end if;
    end $$;
    create function use_assets_in_revision() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then perform use_assets_of_document(old.website_id, old.kind, old.id);
      else perform use_assets_of_document(new.website_id, new.kind, new.id);
      end if;
      return null;
    end $$;
    create trigger revision_uses_assets after insert on revision
      for each row when (new.kind <> 'asset' and new.kind <> 'asset-folder') execute function use_assets_in_revision();
    create trigger deleted_revision_uses_assets after delete on revision
      for each row when (old.kind <> 'asset' and old.kind <> 'asset-folder') execute function use_assets_in_revision();

    /* all websites: what is there already uses its files, too */
    select record_asset_uses(website_id, 'item', id::text, 'item', to_jsonb(item)::text) from item;
    select record_asset_uses(website_id, 'page', id::text, 'collection', to_jsonb(collection)::text) from collection;
    select record_asset_uses(website_id, 'product', id::text, 'product', to_jsonb(product)::text) from product;
    select record_asset_uses(website_id, split_part(owner, ':', 1), substring(owner from position(':' in owner) + 1), 'layout',
                             to_jsonb(layout)::text) from layout;
    select record_asset_uses(website_id, 'navigation', name, 'navigation', entries::text) from navigation;
    select record_asset_uses(id, 'settings', id::text, 'website', settings::text) from website;
    select use_assets_of_document(website_id, kind, id)
      from (select distinct website_id, kind, id from revision where kind not in ('asset', 'asset-folder')) document;
  `.execute(database);
}
