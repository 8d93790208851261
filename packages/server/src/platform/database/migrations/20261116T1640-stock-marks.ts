import { type Kysely, sql } from 'kysely';

/**
 * What the team's list of products is narrowed by: whether a variant is sold out, low or to be had. Each variant has rows of its own, so that
 * two purchases of one product never wait for each other.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_mark (
      website_id uuid not null,
      mark text not null check (mark in ('in', 'low', 'out')),
      product_id uuid not null,
      variant_id uuid not null,
      primary key (website_id, mark, product_id, variant_id),
      foreign key (website_id, variant_id) references variant (website_id, id) on delete cascade
    );
    create index stock_mark_of_variant on stock_mark (website_id, variant_id);
    create index stock_mark_of_product on stock_mark (website_id, product_id);
    comment on table stock_mark is 'derived';

    -- What has no limit, or is sold on and delivered later, can always be had.
    create function stock_marks(has_no_end boolean, available integer, warn_at integer) returns setof text immutable language sql as $$
      select 'in' where has_no_end or available > 0
      union all select 'out' where not has_no_end and available <= 0
      union all select 'low' where not has_no_end and available > 0 and available <= warn_at
    $$;

    create function mark_stock_of(of_website uuid, of_variant uuid) returns void language plpgsql as $$
    begin
      -- The order of every purchase: the stock first, then its marks.
      perform from stock where website_id = of_website and variant_id = of_variant for no key update;
      delete from stock_mark where website_id = of_website and variant_id = of_variant;
      insert into stock_mark (website_id, mark, product_id, variant_id)
      select variant.website_id, made.mark, variant.product_id, variant.id
        from variant
        left join stock on stock.website_id = variant.website_id and stock.variant_id = variant.id,
             stock_marks(variant.unlimited or coalesce(stock.backorder, false), coalesce(stock.on_hand - stock.reserved, 0), stock.warn_at) made (mark)
       where variant.website_id = of_website and variant.id = of_variant and variant.product_id is not null;
    end $$;

    create function mark_stock() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'variant' then perform mark_stock_of(new.website_id, new.id);
      elsif tg_op = 'DELETE' then perform mark_stock_of(old.website_id, old.variant_id);
      else perform mark_stock_of(new.website_id, new.variant_id);
      end if;
      return null;
    end $$;
    create trigger variant_stock_marked after update of unlimited, product_id on variant for each row
      when ((old.unlimited, old.product_id) is distinct from (new.unlimited, new.product_id)) execute function mark_stock();
    create trigger stock_marked after update of on_hand, reserved, backorder, warn_at on stock for each row
      when ((old.backorder, old.on_hand - old.reserved <= 0, old.on_hand - old.reserved <= old.warn_at)
        is distinct from (new.backorder, new.on_hand - new.reserved <= 0, new.on_hand - new.reserved <= new.warn_at))
      execute function mark_stock();
    create trigger stock_gone after delete on stock for each row execute function mark_stock();

    -- Many variants arrive at once.
    create function mark_new_variants() returns trigger language plpgsql as $$
    begin
      insert into stock_mark (website_id, mark, product_id, variant_id)
      select variant.website_id, made.mark, variant.product_id, variant.id
        from arrived variant, stock_marks(variant.unlimited, 0, null) made (mark)
       where variant.product_id is not null;
      return null;
    end $$;
    create trigger new_variant_stock_marked after insert on variant referencing new table as arrived
      for each statement execute function mark_new_variants();
    create function mark_new_stock() returns trigger language plpgsql as $$
    begin
      delete from stock_mark using arrived
       where stock_mark.website_id = arrived.website_id and stock_mark.variant_id = arrived.variant_id;
      insert into stock_mark (website_id, mark, product_id, variant_id)
      select variant.website_id, made.mark, variant.product_id, variant.id
        from arrived
        join variant on variant.website_id = arrived.website_id and variant.id = arrived.variant_id,
             stock_marks(variant.unlimited or arrived.backorder, arrived.on_hand - arrived.reserved, arrived.warn_at) made (mark)
       where variant.product_id is not null;
      return null;
    end $$;
    create trigger new_stock_marked after insert on stock referencing new table as arrived
      for each statement execute function mark_new_stock();

    /* all websites: what was written before */
    insert into stock_mark (website_id, mark, product_id, variant_id)
    select variant.website_id, made.mark, variant.product_id, variant.id
      from variant
      left join stock on stock.website_id = variant.website_id and stock.variant_id = variant.id,
           stock_marks(variant.unlimited or coalesce(stock.backorder, false), coalesce(stock.on_hand - stock.reserved, 0), stock.warn_at) made (mark)
     where variant.product_id is not null;
  `.execute(database);
}
