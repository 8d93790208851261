import { type Kysely, sql } from 'kysely';

/** Lists of the team that read more the larger a shop is, because no index had what they are narrowed by. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Coupons by status: whether they are used up, and when they begin and end.
    create index coupon_by_use on coupon (website_id, (coalesce(uses >= limit_total, false)), id) where trashed_at is null;
    create index coupon_starts on coupon (website_id, starts_at) where trashed_at is null;
    create index coupon_ends on coupon (website_id, ends_at) where trashed_at is null;

    create index newsletter_contact_by_status on newsletter_contact (website_id, status, id);

    -- Ids grow, and an index that grows at its front has half-empty pages: it seemed dearer than the primary key, along which the list
    -- of products walked over the whole archive.
    drop index product_newest;
    create index product_newest on product (website_id, id)
      where label is distinct from 'Trash' and label is distinct from 'Archived';

    -- The lists of what is in stock walked along this index, over the marks of other kinds. Whoever looks a product up knows the mark,
    -- which the primary key begins with, or finds the marks by the variants.
    drop index stock_mark_of_product;
    create or replace function mark_stock_of_products(of_website uuid, ids uuid[]) returns void language plpgsql as $$
    begin
      perform from stock
        where website_id = of_website
          and variant_id in (select id from variant where variant.website_id = of_website and variant.product_id = any(ids))
        order by variant_id for no key update;
      delete from stock_mark
       where website_id = of_website
         and variant_id in (select id from variant where variant.website_id = of_website and variant.product_id = any(ids));
      insert into stock_mark (website_id, mark, product_id, variant_id)
      select variant.website_id, made.mark, variant.product_id, variant.id
        from product
        join variant on variant.website_id = product.website_id and variant.product_id = product.id
        left join stock on stock.website_id = variant.website_id and stock.variant_id = variant.id,
             stock_marks(product.label, variant.unlimited, coalesce(stock.backorder, false), stock.on_hand - stock.reserved, stock.warn_at) made (mark)
       where product.website_id = of_website and product.id = any(ids);
    end $$;
  `.execute(database);
}
