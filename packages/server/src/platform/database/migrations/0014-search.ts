import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists pg_trgm;
    create extension if not exists btree_gin;

    alter table product drop column search;
    alter table item drop column search;

    -- How a subscription is billed; 0 cycles have no end.
    create table plan (
      website_id uuid not null,
      product_id uuid not null,
      unit text not null check (unit in ('WEEK', 'MONTH', 'YEAR')),
      value integer not null check (value between 1 and 1000),
      num_cycles integer not null default 0 check (num_cycles between 0 and 1000),
      primary key (website_id, product_id),
      foreign key (website_id, product_id) references product (website_id, id) on delete cascade
    );

    -- What an owner has picked into a further page; the store's own list is product.collection_id.
    create table picked_product (
      website_id uuid not null,
      collection_id uuid not null,
      product_id uuid not null,
      position integer not null,
      primary key (website_id, collection_id, product_id),
      foreign key (website_id, collection_id) references collection (website_id, id) on delete cascade,
      foreign key (website_id, product_id) references product (website_id, id) on delete cascade
    );
    create index picked_product_listed on picked_product (website_id, collection_id, position, product_id);
    create index picked_product_of_product on picked_product (website_id, product_id);

    -- The words of restock notices stand among the texts of the product.
    alter table product
      add column mailing_list_sign_up_enabled boolean not null default false,
      add column mailing_list_opt_in_by_default boolean not null default false,
      add foreign key (website_id, additional_fields_form_id) references form (website_id, id)
        on delete set null (additional_fields_form_id);
    create index product_of_form on product (website_id, additional_fields_form_id) where additional_fields_form_id is not null;

    -- The database sorts and folds by code points, so case and accents are taken off here. Letters are first taken apart from
    -- their marks, then the marks are dropped.
    create function search_fold(text) returns text immutable parallel safe language sql as $$
      select replace(regexp_replace(normalize(lower($1 collate "und-x-icu"), NFKD), '[\\u0300-\\u036f]+', '', 'g'), 'ß', 'ss')
    $$;

    create function search_config(language text) returns regconfig immutable parallel safe language sql as $$
      select case split_part(lower(language), '-', 1)
        when 'da' then 'danish' when 'de' then 'german' when 'en' then 'english' when 'es' then 'spanish' when 'fi' then 'finnish'
        when 'fr' then 'french' when 'hu' then 'hungarian' when 'it' then 'italian' when 'nb' then 'norwegian'
        when 'nl' then 'dutch' when 'no' then 'norwegian' when 'pt' then 'portuguese' when 'ro' then 'romanian'
        when 'ru' then 'russian' when 'sv' then 'swedish' when 'tr' then 'turkish' else 'simple' end::regconfig
    $$;

    -- One row for each language of the texts: the title weighs most, then tags and categories, then everything else.
    create function search_rows(texts jsonb, title_name text, labels text[], more text)
      returns table (language text, title text, words tsvector) immutable language sql as $$
      select entry.key, search_fold(coalesce(entry.value ->> title_name, '')),
             setweight(to_tsvector(search_config(entry.key), search_fold(coalesce(entry.value ->> title_name, ''))), 'A')
             || setweight(to_tsvector(search_config(entry.key), search_fold(array_to_string(labels, ' '))), 'B')
             || setweight(to_tsvector(search_config(entry.key), search_fold(left(regexp_replace(
                  concat_ws(' ', entry.value ->> 'description', entry.value ->> 'excerpt', entry.value ->> 'body', more),
                  '<[^>]*>', ' ', 'g'), 100000))), 'D')
        from jsonb_each(texts) as entry
    $$;

    -- Made from products, posts and pages by the triggers below, however these came into the database.
    create table product_search (
      website_id uuid not null,
      product_id uuid not null,
      language text not null,
      title text not null,
      words tsvector not null,
      primary key (website_id, product_id, language),
      foreign key (website_id, product_id) references product (website_id, id) on delete cascade
    );
    create index product_search_words on product_search using gin (website_id, language, words);
    create index product_search_title on product_search using gin (website_id, language, title gin_trgm_ops);

    create table item_search (
      website_id uuid not null,
      item_id uuid not null,
      language text not null,
      title text not null,
      words tsvector not null,
      primary key (website_id, item_id, language),
      foreign key (website_id, item_id) references item (website_id, id) on delete cascade
    );
    create index item_search_words on item_search using gin (website_id, language, words);
    create index item_search_title on item_search using gin (website_id, language, title gin_trgm_ops);

    create table page_search (
      website_id uuid not null,
      collection_id uuid not null,
      language text not null,
      title text not null,
      words tsvector not null,
      primary key (website_id, collection_id, language),
      foreign key (website_id, collection_id) references collection (website_id, id) on delete cascade
    );
    create index page_search_words on page_search using gin (website_id, language, words);
    create index page_search_title on page_search using gin (website_id, language, title gin_trgm_ops);

    -- Titles that contain what was typed or are written almost like it. A function, because the limit of similarity is a setting.
    create function search_similar(of_website uuid, languages text[], typed text)
      returns table (kind text, id uuid, rank real) stable language sql set pg_trgm.word_similarity_threshold = 0.4 as $$
      select found.kind, found.id, max(found.rank) from (
        (select 'product' as kind, product_id as id, word_similarity(typed, title) as rank from product_search
          where website_id = of_website and language = any(languages) and (typed <% title or title like '%' || typed || '%') limit 500)
        union all
        (select 'item', item_id, word_similarity(typed, title) from item_search
          where website_id = of_website and language = any(languages) and (typed <% title or title like '%' || typed || '%') limit 500)
        union all
        (select 'page', collection_id, word_similarity(typed, title) from page_search
          where website_id = of_website and language = any(languages) and (typed <% title or title like '%' || typed || '%') limit 500)
      ) found group by found.kind, found.id
    $$;

    -- Categories and tags of the published products in the order of the list, so that a filtered page and the list of all
    -- categories cost the same in a large shop. The key is compared, the name is shown.
    create table product_group (
      website_id uuid not null,
      collection_id uuid not null,
      kind text not null check (kind in ('category', 'tag')),
      key text not null,
      position integer not null,
      product_id uuid not null,
      name text not null,
      primary key (website_id, collection_id, kind, key, position, product_id),
      foreign key (website_id, product_id) references product (website_id, id) on delete cascade
    );
    create index product_group_of_product on product_group (website_id, product_id);

    comment on table product_search is 'derived';
    comment on table item_search is 'derived';
    comment on table page_search is 'derived';
    comment on table product_group is 'derived';

    create function product_groups(categories text[], tags text[]) returns table (kind text, key text, name text)
      immutable language sql as $$
      select distinct on (1, 2) kind, lower(name collate "und-x-icu"), name
        from (select 'category' as kind, unnest(categories) as name union all select 'tag', unnest(tags)) labels
       order by 1, 2, 3
    $$;

    create function find_new_products() returns trigger language plpgsql as $$
    begin
      insert into product_search (website_id, product_id, language, title, words)
      select product.website_id, product.id, made.language, made.title, made.words
        from arrived product, search_rows(product.texts, 'name', product.categories || product.tags, '') made
       where product.label is null;
      insert into product_group (website_id, collection_id, kind, key, position, product_id, name)
      select product.website_id, product.collection_id, made.kind, made.key, product.position, product.id, made.name
        from arrived product, product_groups(product.categories, product.tags) made
       where product.label is null;
      return null;
    end $$;
    create trigger product_found after insert on product referencing new table as arrived
      for each statement execute function find_new_products();

    create function find_changed_product() returns trigger language plpgsql as $$
    begin
      delete from product_search where website_id = new.website_id and product_id = new.id;
      delete from product_group where website_id = new.website_id and product_id = new.id;
      if new.label is null then
        insert into product_search (website_id, product_id, language, title, words)
        select new.website_id, new.id, made.language, made.title, made.words
          from search_rows(new.texts, 'name', new.categories || new.tags, '') made;
        insert into product_group (website_id, collection_id, kind, key, position, product_id, name)
        select new.website_id, new.collection_id, made.kind, made.key, new.position, new.id, made.name
          from product_groups(new.categories, new.tags) made;
      end if;
      return null;
    end $$;
    create trigger product_found_again after update of texts, categories, tags, label, position, collection_id on product
      for each row execute function find_changed_product();

    create function find_item() returns trigger language plpgsql as $$
    begin
      delete from item_search where website_id = new.website_id and item_id = new.id;
      if new.label is null then
        insert into item_search (website_id, item_id, language, title, words)
        select new.website_id, new.id, made.language, made.title, made.words
          from search_rows(new.texts, 'title', new.categories || new.tags, '') made;
      end if;
      return null;
    end $$;
    create trigger item_found after insert or update of texts, categories, tags, label on item
      for each row execute function find_item();

    -- The words of a page: its own texts and those of its blocks, each language for itself.
    create function find_page(of_website uuid, of_collection uuid) returns void language plpgsql as $$
    begin
      delete from page_search where website_id = of_website and collection_id = of_collection;
      insert into page_search (website_id, collection_id, language, title, words)
      select collection.website_id, collection.id, made.language, made.title, made.words
        from collection,
             jsonb_object_keys(collection.texts) as spoken (code),
             search_rows(jsonb_build_object(spoken.code, collection.texts -> spoken.code), 'title', '{}',
               (select string_agg(word #>> '{}', ' ') from layout,
                  jsonb_path_query(layout.document, 'strict $.** ? (@.type() == "object").keyvalue() ? (@.key == "html" || @.key == "quote" || @.key == "source" || @.key == "caption" || @.key == "buttonText").value') as word
                 where layout.website_id = collection.website_id and layout.owner = 'page:' || collection.id
                   and layout.language = spoken.code)) made
       where collection.website_id = of_website and collection.id = of_collection and collection.is_enabled
         and not collection.is_folder;
    end $$;

    create function find_collection() returns trigger language plpgsql as $$
    begin
      perform find_page(new.website_id, new.id);
      return null;
    end $$;
    create trigger collection_found after insert or update of texts, is_enabled, is_folder on collection
      for each row execute function find_collection();

    create function find_layout() returns trigger language plpgsql as $$
    begin
      perform find_page(new.website_id, substring(new.owner from 6)::uuid);
      return null;
    end $$;
    create trigger layout_found after insert or update of document on layout
      for each row when (new.owner like 'page:%') execute function find_layout();

    /* all websites: what is there already is found too */
    insert into product_search (website_id, product_id, language, title, words)
    select product.website_id, product.id, made.language, made.title, made.words
      from product, search_rows(product.texts, 'name', product.categories || product.tags, '') made
     where product.label is null;
    insert into product_group (website_id, collection_id, kind, key, position, product_id, name)
    select product.website_id, product.collection_id, made.kind, made.key, product.position, product.id, made.name
      from product, product_groups(product.categories, product.tags) made
     where product.label is null;
    insert into item_search (website_id, item_id, language, title, words)
    select item.website_id, item.id, made.language, made.title, made.words
      from item, search_rows(item.texts, 'title', item.categories || item.tags, '') made
     where item.label is null;
    select find_page(website_id, id) from collection;
  `.execute(database);
}
