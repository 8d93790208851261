import { type Kysely, sql } from 'kysely';

/**
 * The words of products' names become marks, so that the team's searches walk along an index in the order of the list. What is in the archive
 * has marks of its own, and what is in the trash has none: no list walks over them.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    drop trigger product_marked on product;
    drop trigger product_marked_again on product;
    drop trigger variant_sale_begun on variant;
    drop trigger variant_sale_changed on variant;
    drop trigger variant_sale_ended on variant;
    drop function mark_new_products();
    drop function mark_changed_product();
    drop function mark_sale();
    drop function product_marks(smallint, text, text[], text[], boolean);
    drop index product_names;

    truncate product_mark;
    -- A product has many words, and the check of each costs more than the word. Marks are deleted with the product by a trigger.
    alter table product_mark drop constraint product_mark_website_id_product_id_fkey;
    -- In the order of bytes, words with the same beginning are neighbours.
    alter table product_mark alter column mark type text collate "C";
    drop index product_mark_of_product;
    create index product_mark_of_product on product_mark (website_id, product_id, mark);

    -- Each word of the names in all languages, and its first one, two and three letters: so many words begin with these that
    -- they have lists of their own.
    create function name_words(texts jsonb) returns setof text immutable language sql as $$
      select distinct unnest(array[left(word, 1), left(word, 2), left(word, 3), left(word, 100)])
        from unnest(tsvector_to_array(
               jsonb_to_tsvector('simple', jsonb_path_query_array(texts, '$.*.name'), '["string"]'))) word
    $$;

    -- type:1, status:draft, category:tableware, tag:mug, sale, word:lantern; archived:type:1 and so on in the archive.
    create function product_marks(type smallint, label text, categories text[], tags text[], on_sale boolean, texts jsonb)
      returns setof text immutable language sql as $$
      select case when label = 'Archived' then 'archived:' else '' end || made.mark
        from (
          select 'type:' || type
          union all select 'status:' || lower(coalesce(label, 'published'))
          union all select kind || ':' || key from product_groups(categories, tags)
          union all select 'sale' where on_sale
          union all select 'word:' || word from name_words(texts) word
        ) made (mark)
       where label is distinct from 'Trash'
    $$;

    create function mark_new_products() returns trigger language plpgsql as $$
    begin
      insert into product_mark (website_id, mark, product_id)
      select product.website_id, made.mark, product.id
        from arrived product,
             product_marks(product.type, product.label, product.categories, product.tags, product.on_sale, product.texts) made (mark);
      return null;
    end $$;
    create trigger product_marked after insert on product referencing new table as arrived
      for each statement execute function mark_new_products();

    -- Writes the difference only: most changes of a product leave its marks as they are.
    create function refresh_marks(of_website uuid, ids uuid[]) returns void language plpgsql as $$
    begin
      with wanted as materialized (
        select product.id, made.mark
          from product,
               product_marks(product.type, product.label, product.categories, product.tags,
                 product.on_sale or exists (select from variant where variant.website_id = product.website_id
                                               and variant.product_id = product.id and variant.on_sale),
                 product.texts) made (mark)
         where product.website_id = of_website and product.id = any(ids)
      ), gone as (
        delete from product_mark had
         where had.website_id = of_website and had.product_id = any(ids)
           and not exists (select from wanted where wanted.id = had.product_id and wanted.mark = had.mark)
      )
      insert into product_mark (website_id, mark, product_id) select of_website, mark, id from wanted
      on conflict do nothing;
    end $$;

    create function mark_changed_products() returns trigger language plpgsql as $$
    begin
      perform refresh_marks(arrived.website_id, array_agg(arrived.id)) from arrived
        join former on former.website_id = arrived.website_id and former.id = arrived.id
         and (former.type, former.label, former.categories, former.tags, former.on_sale, former.texts)
           is distinct from (arrived.type, arrived.label, arrived.categories, arrived.tags, arrived.on_sale, arrived.texts)
       group by arrived.website_id;
      perform mark_stock_of_products(arrived.website_id, array_agg(arrived.id)) from arrived
        join former on former.website_id = arrived.website_id and former.id = arrived.id
         and former.label is distinct from arrived.label
       where former.label in ('Archived', 'Trash') or arrived.label in ('Archived', 'Trash')
       group by arrived.website_id;
      return null;
    end $$;
    create trigger product_marked_again after update on product referencing old table as former new table as arrived
      for each statement execute function mark_changed_products();

    create function forget_marks() returns trigger language plpgsql as $$
    begin
      delete from product_mark using former
       where product_mark.website_id = former.website_id and product_mark.product_id = former.id;
      return null;
    end $$;
    create trigger product_marks_forgotten after delete on product referencing old table as former
      for each statement execute function forget_marks();
    create function forget_all_marks() returns trigger language plpgsql as $$
    begin
      truncate product_mark;
      return null;
    end $$;
    create trigger all_product_marks_forgotten after truncate on product
      for each statement execute function forget_all_marks();

    -- A product is on sale as long as it or one of its variants is.
    create function refresh_sale_mark(of_website uuid, of_product uuid) returns void language plpgsql as $$
    begin
      with wanted as materialized (
        select case when product.label = 'Archived' then 'archived:sale' else 'sale' end as mark
          from product
         where product.website_id = of_website and product.id = of_product and product.label is distinct from 'Trash'
           and (product.on_sale or exists (select from variant where variant.website_id = of_website
                                              and variant.product_id = of_product and variant.on_sale))
      ), gone as (
        delete from product_mark had
         where had.website_id = of_website and had.product_id = of_product and had.mark in ('sale', 'archived:sale')
           and not exists (select from wanted where wanted.mark = had.mark)
      )
      insert into product_mark (website_id, mark, product_id) select of_website, mark, of_product from wanted
      on conflict do nothing;
    end $$;

    create function mark_sale() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' then perform refresh_sale_mark(new.website_id, new.product_id); end if;
      if tg_op = 'DELETE' or tg_op = 'UPDATE' and old.product_id is distinct from new.product_id then
        perform refresh_sale_mark(old.website_id, old.product_id);
      end if;
      return null;
    end $$;
    create trigger variant_sale_begun after insert on variant for each row when (new.on_sale) execute function mark_sale();
    create trigger variant_sale_changed after update of on_sale, product_id on variant for each row
      when ((old.on_sale or new.on_sale) and (old.on_sale, old.product_id) is distinct from (new.on_sale, new.product_id))
      execute function mark_sale();
    create trigger variant_sale_ended after delete on variant for each row when (old.on_sale) execute function mark_sale();

    -- The stock of variants, for the list of products: in, low, out. For the list of stock: few and none, which also count what is
    -- sold on and delivered later, but nothing that was never counted.
    alter table stock_mark drop constraint stock_mark_mark_check;
    alter table stock_mark add constraint stock_mark_mark_check
      check (mark in ('in', 'low', 'out', 'few', 'none', 'archived:in', 'archived:low', 'archived:out'));
    drop function mark_stock_of(uuid, uuid);
    drop function stock_marks(boolean, integer, integer);

    -- What has no limit, or is sold on and delivered later, can always be had. What was never counted has no number.
    create function stock_marks(label text, unlimited boolean, backorder boolean, available integer, warn_at integer)
      returns setof text immutable language sql as $$
      select case when label = 'Archived' then 'archived:' else '' end || made.mark
        from (
          select 'in' where unlimited or backorder or coalesce(available, 0) > 0
          union all select 'out' where not unlimited and not backorder and coalesce(available, 0) <= 0
          union all select 'low' where not unlimited and not backorder and available > 0 and available <= warn_at
        ) made (mark)
       where label is distinct from 'Trash'
      union all
      select made.mark
        from (
          select 'few' where not unlimited and available <= coalesce(warn_at, 0)
          union all select 'none' where not unlimited and available <= least(coalesce(warn_at, 0), 0)
        ) made (mark)
       where label is distinct from 'Trash' and label is distinct from 'Archived'
    $$;

    create function mark_stock_of(of_website uuid, of_variant uuid) returns void language plpgsql as $$
    begin
      -- The order of every purchase: the stock first, then its marks.
      perform from stock where website_id = of_website and variant_id = of_variant for no key update;
      delete from stock_mark where website_id = of_website and variant_id = of_variant;
      insert into stock_mark (website_id, mark, product_id, variant_id)
      select variant.website_id, made.mark, variant.product_id, variant.id
        from variant
        join product on product.website_id = variant.website_id and product.id = variant.product_id
        left join stock on stock.website_id = variant.website_id and stock.variant_id = variant.id,
             stock_marks(product.label, variant.unlimited, coalesce(stock.backorder, false), stock.on_hand - stock.reserved, stock.warn_at) made (mark)
       where variant.website_id = of_website and variant.id = of_variant;
    end $$;

    create function mark_stock_of_products(of_website uuid, ids uuid[]) returns void language plpgsql as $$
    begin
      perform from stock
        where website_id = of_website
          and variant_id in (select id from variant where variant.website_id = of_website and variant.product_id = any(ids))
        order by variant_id for no key update;
      delete from stock_mark where website_id = of_website and product_id = any(ids);
      insert into stock_mark (website_id, mark, product_id, variant_id)
      select variant.website_id, made.mark, variant.product_id, variant.id
        from product
        join variant on variant.website_id = product.website_id and variant.product_id = product.id
        left join stock on stock.website_id = variant.website_id and stock.variant_id = variant.id,
             stock_marks(product.label, variant.unlimited, coalesce(stock.backorder, false), stock.on_hand - stock.reserved, stock.warn_at) made (mark)
       where product.website_id = of_website and product.id = any(ids);
    end $$;

    create or replace function mark_new_variants() returns trigger language plpgsql as $$
    begin
      insert into stock_mark (website_id, mark, product_id, variant_id)
      select variant.website_id, made.mark, variant.product_id, variant.id
        from arrived variant
        join product on product.website_id = variant.website_id and product.id = variant.product_id,
             stock_marks(product.label, variant.unlimited, false, null, null) made (mark);
      return null;
    end $$;
    create or replace function mark_new_stock() returns trigger language plpgsql as $$
    begin
      delete from stock_mark using arrived
       where stock_mark.website_id = arrived.website_id and stock_mark.variant_id = arrived.variant_id;
      insert into stock_mark (website_id, mark, product_id, variant_id)
      select variant.website_id, made.mark, variant.product_id, variant.id
        from arrived
        join variant on variant.website_id = arrived.website_id and variant.id = arrived.variant_id
        join product on product.website_id = variant.website_id and product.id = variant.product_id,
             stock_marks(product.label, variant.unlimited, arrived.backorder, arrived.on_hand - arrived.reserved, arrived.warn_at) made (mark);
      return null;
    end $$;

    /* all websites: what was written before */
    insert into product_mark (website_id, mark, product_id)
    select product.website_id, made.mark, product.id
      from product,
           product_marks(product.type, product.label, product.categories, product.tags,
             product.on_sale or exists (select from variant where variant.website_id = product.website_id
                                           and variant.product_id = product.id and variant.on_sale),
             product.texts) made (mark);
    /* all websites */
    delete from stock_mark;
    /* all websites */
    insert into stock_mark (website_id, mark, product_id, variant_id)
    select variant.website_id, made.mark, variant.product_id, variant.id
      from variant
      join product on product.website_id = variant.website_id and product.id = variant.product_id
      left join stock on stock.website_id = variant.website_id and stock.variant_id = variant.id,
           stock_marks(product.label, variant.unlimited, coalesce(stock.backorder, false), stock.on_hand - stock.reserved, stock.warn_at) made (mark);
  `.execute(database);
}
