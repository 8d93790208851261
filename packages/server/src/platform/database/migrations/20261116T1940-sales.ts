import { type Kysely, sql } from 'kysely';

/**
 * Sums of what was sold, by day. A job makes them from the ledgers after the fact, so that placing an order writes nothing for them and
 * no purchase waits for another one's sum. The job fills them for existing orders too.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Up to where the orders of a website are counted. Numbers of orders have no gaps and are committed in their order.
    create table sales_fold (
      website_id uuid not null references website (id) on delete cascade,
      -- The days begin at midnight there.
      time_zone text not null,
      -- The last of the days that best_seller counts.
      day date not null,
      last_number bigint not null,
      primary key (website_id)
    );
    comment on table sales_fold is 'derived';

    -- What happened to placed orders and is not counted yet.
    create table sales_change (
      website_id uuid not null references website (id) on delete cascade,
      kind text not null check (kind in ('refund', 'cancellation')),
      -- Of the refund or of the cancelled order.
      id uuid not null,
      primary key (website_id, kind, id)
    );
    comment on table sales_change is 'derived';

    create table sales_day (
      website_id uuid not null references website (id) on delete cascade,
      day date not null,
      currency text not null,
      orders integer not null,
      -- The totals of the orders that were placed on this day.
      placed bigint not null,
      -- What was refunded on this day.
      refunded bigint not null,
      -- The totals of unpaid orders that were cancelled on this day.
      cancelled bigint not null,
      primary key (website_id, day, currency)
    );
    comment on table sales_day is 'derived';

    create table sales_of_product (
      website_id uuid not null references website (id) on delete cascade,
      product_id uuid not null,
      day date not null,
      currency text not null,
      units integer not null,
      amount bigint not null,
      primary key (website_id, product_id, day, currency)
    );
    create index sales_of_product_by_day on sales_of_product (website_id, day);
    comment on table sales_of_product is 'derived';

    -- The units of 30 days, so that the best sellers are read along an index.
    create table best_seller (
      website_id uuid not null references website (id) on delete cascade,
      product_id uuid not null,
      units integer not null,
      primary key (website_id, product_id)
    );
    create index best_seller_first on best_seller (website_id, units desc, product_id desc);
    comment on table best_seller is 'derived';

    -- A zone that the browser's tables know and PostgreSQL does not is replaced. PostgreSQL reads the sign of an offset the other way.
    create function sales_zone(wanted text) returns text stable language plpgsql as $$
    declare zone text := case when wanted ~ '^[+-]' then translate(left(wanted, 1), '+-', '-+') || substr(wanted, 2) else wanted end;
    begin
      perform now() at time zone zone;
      return zone;
    exception when invalid_parameter_value then return 'UTC';
    end $$;

    create function note_refund() returns trigger language plpgsql as $$
    begin
      insert into sales_change (website_id, kind, id) values (new.website_id, 'refund', new.id) on conflict do nothing;
      return null;
    end $$;
    create trigger refund_noted_for_sales after update of state on refund for each row
      when (new.state = 'done' and old.state <> 'done') execute function note_refund();
    create trigger new_refund_noted_for_sales after insert on refund for each row
      when (new.state = 'done') execute function note_refund();

    create function note_cancellation() returns trigger language plpgsql as $$
    begin
      insert into sales_change (website_id, kind, id) values (new.website_id, 'cancellation', new.id) on conflict do nothing;
      return null;
    end $$;
    create trigger cancellation_noted_for_sales after update of lifecycle on orders for each row
      when (new.lifecycle = 'cancelled' and old.lifecycle <> 'cancelled') execute function note_cancellation();
    create trigger new_cancellation_noted_for_sales after insert on orders for each row
      when (new.lifecycle = 'cancelled') execute function note_cancellation();

    /* all websites: what happened before */
    insert into sales_change (website_id, kind, id)
    select website_id, 'refund', id from refund where state = 'done'
    union all select website_id, 'cancellation', id from orders where lifecycle = 'cancelled';
  `.execute(database);
}
