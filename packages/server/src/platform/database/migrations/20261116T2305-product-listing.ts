import { type Kysely, sql } from 'kysely';

/**
 * What visitors sort and filter a store page by. Nothing here depends on the stock, so no purchase writes it: which variants can be bought is
 * in `stock_mark`, categories, tags and sales are in `product_mark`.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Published products only, each order with an index of its own.
    create table product_listing (
      website_id uuid not null,
      collection_id uuid not null,
      product_id uuid not null,
      position integer not null,
      -- The lowest price of its variants, reduced ones included.
      price bigint not null,
      -- In the website's primary language.
      name text collate "und-x-icu" not null,
      primary key (website_id, product_id),
      foreign key (website_id, product_id) references product (website_id, id) on delete cascade
    );
    create index product_listing_by_position on product_listing (website_id, collection_id, position, product_id);
    create index product_listing_by_age on product_listing (website_id, collection_id, product_id);
    create index product_listing_by_price on product_listing (website_id, collection_id, price, product_id);
    create index product_listing_by_name on product_listing (website_id, collection_id, name, product_id);
    comment on table product_listing is 'derived';

    -- The options of published products' variants, in small letters. names: { "": ["Size", "Large"], "de": ["Größe", "Groß"] }
    create table product_choice (
      website_id uuid not null,
      collection_id uuid not null,
      option text not null,
      value text not null,
      product_id uuid not null,
      variant_id uuid not null,
      names jsonb not null,
      primary key (website_id, collection_id, option, value, product_id, variant_id),
      foreign key (website_id, variant_id) references variant (website_id, id) on delete cascade
    );
    create index product_choice_of_variant on product_choice (website_id, variant_id, option, value);
    comment on table product_choice is 'derived';

    create function primary_language(languages jsonb) returns text immutable language sql as $$
      select coalesce(jsonb_path_query_first(languages, '$[*] ? (@.isPrimary == true).code') #>> '{}', 'en')
    $$;

    create function listed_name(texts jsonb, language text) returns text immutable language sql as $$
      select left(coalesce(texts -> language ->> 'name', ''), 200)
    $$;

    create function refresh_listing(of_website uuid, ids uuid[]) returns void language plpgsql as $$
    begin
      delete from product_listing where website_id = of_website and product_id = any(ids);
      insert into product_listing (website_id, collection_id, product_id, position, price, name)
      select product.website_id, product.collection_id, product.id, product.position, coalesce(lowest.price, product.price, 0),
             listed_name(product.texts, primary_language(website.languages))
        from product
        join website on website.id = product.website_id
       cross join lateral (
         select min(case when variant.on_sale or product.on_sale then coalesce(variant.sale_price, product.sale_price)
                         else coalesce(variant.price, product.price) end) as price
           from variant where variant.website_id = product.website_id and variant.product_id = product.id) lowest
       where product.website_id = of_website and product.id = any(ids) and product.label is null
      on conflict (website_id, product_id) do update
        set collection_id = excluded.collection_id, position = excluded.position, price = excluded.price, name = excluded.name;
    end $$;

    create function refresh_choices(of_website uuid, ids uuid[]) returns void language plpgsql as $$
    begin
      delete from product_choice where website_id = of_website and variant_id = any(ids);
      insert into product_choice (website_id, collection_id, option, value, product_id, variant_id, names)
      select product.website_id, product.collection_id, lower(made.option collate "und-x-icu"), lower(made.value collate "und-x-icu"),
             product.id, variant.id,
             jsonb_build_object('', jsonb_build_array(made.option, made.value)) || coalesce((
               select jsonb_object_agg(entry.key, jsonb_build_array(
                        coalesce(entry.value -> 'options' ->> made.option, made.option),
                        coalesce(entry.value -> 'values' -> made.option ->> made.value, made.value)))
                 from jsonb_each(product.texts) entry where entry.value ? 'options' or entry.value ? 'values'), '{}')
        from variant
        join product on product.website_id = variant.website_id and product.id = variant.product_id and product.label is null,
             jsonb_each_text(variant.attributes) made (option, value)
       where variant.website_id = of_website and variant.id = any(ids)
         and made.value <> '' and length(made.option) <= 100 and length(made.value) <= 100
      on conflict do nothing;
    end $$;

    create function list_new_products() returns trigger language plpgsql as $$
    begin
      perform refresh_listing(website_id, array_agg(id)) from arrived group by website_id;
      return null;
    end $$;
    create trigger product_listed_for_visitors after insert on product referencing new table as arrived
      for each statement execute function list_new_products();

    create function list_changed_products() returns trigger language plpgsql as $$
    begin
      perform refresh_listing(arrived.website_id, array_agg(arrived.id)) from arrived
        join former on former.website_id = arrived.website_id and former.id = arrived.id
         and (former.collection_id, former.label, former.position, former.texts, former.price, former.sale_price, former.on_sale)
           is distinct from
             (arrived.collection_id, arrived.label, arrived.position, arrived.texts, arrived.price, arrived.sale_price, arrived.on_sale)
       group by arrived.website_id;
      perform refresh_choices(arrived.website_id, array_agg(variant.id)) from arrived
        join former on former.website_id = arrived.website_id and former.id = arrived.id
         and (former.collection_id, former.label, former.texts) is distinct from (arrived.collection_id, arrived.label, arrived.texts)
        join variant on variant.website_id = arrived.website_id and variant.product_id = arrived.id
       group by arrived.website_id;
      return null;
    end $$;
    create trigger product_listed_again after update on product referencing old table as former new table as arrived
      for each statement execute function list_changed_products();

    create function list_new_variants() returns trigger language plpgsql as $$
    begin
      perform refresh_listing(website_id, array_agg(distinct product_id)) from arrived where product_id is not null group by website_id;
      perform refresh_choices(website_id, array_agg(id)) from arrived where product_id is not null group by website_id;
      return null;
    end $$;
    create trigger variant_listed after insert on variant referencing new table as arrived
      for each statement execute function list_new_variants();

    create function list_changed_variants() returns trigger language plpgsql as $$
    begin
      perform refresh_listing(arrived.website_id, array_agg(touched.id)) from arrived
        join former on former.website_id = arrived.website_id and former.id = arrived.id
         and (former.product_id, former.price, former.sale_price, former.on_sale)
           is distinct from (arrived.product_id, arrived.price, arrived.sale_price, arrived.on_sale),
             unnest(array[former.product_id, arrived.product_id]) touched (id)
       where touched.id is not null group by arrived.website_id;
      perform refresh_choices(arrived.website_id, array_agg(arrived.id)) from arrived
        join former on former.website_id = arrived.website_id and former.id = arrived.id
         and (former.product_id, former.attributes) is distinct from (arrived.product_id, arrived.attributes)
       group by arrived.website_id;
      return null;
    end $$;
    create trigger variant_listed_again after update on variant referencing old table as former new table as arrived
      for each statement execute function list_changed_variants();

    -- Its choices go with the variant.
    create function list_gone_variants() returns trigger language plpgsql as $$
    begin
      perform refresh_listing(website_id, array_agg(distinct product_id)) from former where product_id is not null group by website_id;
      return null;
    end $$;
    create trigger variant_no_longer_listed after delete on variant referencing old table as former
      for each statement execute function list_gone_variants();

    create function list_renamed() returns trigger language plpgsql as $$
    begin
      update product_listing set name = listed_name(product.texts, primary_language(new.languages))
        from product
       where product_listing.website_id = new.id and product.website_id = new.id and product.id = product_listing.product_id;
      return null;
    end $$;
    create trigger listing_in_other_language after update of languages on website for each row
      when (primary_language(old.languages) <> primary_language(new.languages)) execute function list_renamed();

    /* all websites: what was written before */
    select refresh_listing(website_id, array_agg(id)) from product where label is null group by website_id;
    /* all websites */
    select refresh_choices(website_id, array_agg(id)) from variant where product_id is not null group by website_id;
  `.execute(database);
}
