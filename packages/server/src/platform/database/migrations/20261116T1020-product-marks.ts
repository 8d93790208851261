import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the team's list of products is narrowed by, each mark in the order of the list, so that a page of a filter costs the
    -- same in a large shop: type:1, status:Draft, category:tableware, tag:mug, sale.
    create table product_mark (
      website_id uuid not null,
      mark text not null,
      product_id uuid not null,
      primary key (website_id, mark, product_id),
      foreign key (website_id, product_id) references product (website_id, id) on delete cascade
    );
    create index product_mark_of_product on product_mark (website_id, product_id);
    comment on table product_mark is 'derived';

    create function product_marks(type smallint, label text, categories text[], tags text[], on_sale boolean) returns setof text
      immutable language sql as $$
      select 'type:' || type
      union select 'status:' || lower(coalesce(label, 'published'))
      union select kind || ':' || key from product_groups(categories, tags)
      union select 'sale' where on_sale
    $$;

    create function mark_new_products() returns trigger language plpgsql as $$
    begin
      insert into product_mark (website_id, mark, product_id)
      select product.website_id, made.mark, product.id
        from arrived product,
             product_marks(product.type, product.label, product.categories, product.tags, product.on_sale) made (mark);
      return null;
    end $$;
    create trigger product_marked after insert on product referencing new table as arrived
      for each statement execute function mark_new_products();

    create function mark_changed_product() returns trigger language plpgsql as $$
    begin
      delete from product_mark where website_id = new.website_id and product_id = new.id and (mark <> 'sale' or not new.on_sale and
        not exists (select from variant where variant.website_id = new.website_id and variant.product_id = new.id and variant.on_sale));
      insert into product_mark (website_id, mark, product_id)
      select new.website_id, made.mark, new.id
        from product_marks(new.type, new.label, new.categories, new.tags, new.on_sale) made (mark)
      on conflict do nothing;
      return null;
    end $$;
    create trigger product_marked_again after update of type, label, categories, tags, on_sale on product
      for each row execute function mark_changed_product();

    -- A product is on sale as long as one of its variants is.
    create function mark_sale() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' and new.on_sale and new.product_id is not null then
        insert into product_mark (website_id, mark, product_id) values (new.website_id, 'sale', new.product_id)
        on conflict do nothing;
      end if;
      if tg_op <> 'INSERT' and old.on_sale and old.product_id is not null then
        delete from product_mark where website_id = old.website_id and product_id = old.product_id and mark = 'sale'
          and not exists (select from variant where variant.website_id = old.website_id
                and variant.product_id = old.product_id and variant.on_sale)
          and not exists (select from product where product.website_id = old.website_id and product.id = old.product_id
                and product.on_sale);
      end if;
      return null;
    end $$;
    create trigger variant_sale_begun after insert on variant for each row when (new.on_sale) execute function mark_sale();
    create trigger variant_sale_changed after update of on_sale, product_id on variant for each row
      when (old.on_sale is distinct from new.on_sale or old.product_id is distinct from new.product_id)
      execute function mark_sale();
    create trigger variant_sale_ended after delete on variant for each row when (old.on_sale) execute function mark_sale();

    /* all websites: what was written before */
    insert into product_mark (website_id, mark, product_id)
    select product.website_id, made.mark, product.id
      from product, product_marks(product.type, product.label, product.categories, product.tags, product.on_sale) made (mark);
    /* all websites */
    insert into product_mark (website_id, mark, product_id)
    select distinct website_id, 'sale', product_id from variant where on_sale and product_id is not null
    on conflict do nothing;
  `.execute(database);
}
