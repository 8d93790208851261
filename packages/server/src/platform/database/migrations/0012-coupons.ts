import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table coupon (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      -- As the owner writes it; code_key is what is compared.
      code text not null check (code <> ''),
      code_key text not null,
      kind text not null check (kind in ('percentage', 'fixed', 'free-shipping')),
      -- Parts per million for a percentage, minor units for a fixed amount, unused for free shipping.
      value bigint not null default 0 check (value >= 0 and (kind <> 'percentage' or value <= 1000000)),
      minimum bigint not null default 0 check (minimum >= 0),
      starts_at timestamptz,
      ends_at timestamptz,
      limit_total integer check (limit_total > 0),
      limit_per_person integer check (limit_per_person > 0),
      -- The number of its rows in coupon_use; changes only by conditional updates.
      uses integer not null default 0,
      created_at timestamptz not null,
      primary key (website_id, id),
      unique (website_id, code_key),
      constraint coupon_never_overused check (uses >= 0 and (limit_total is null or uses <= limit_total))
    );

    -- Written when an order is prepared, so that nobody else can take the last use while it is being paid; deleted when the
    -- checkout is given up or the order is cancelled.
    create table coupon_use (
      website_id uuid not null,
      coupon_id uuid not null,
      order_id uuid not null,
      person_key text not null,
      at timestamptz not null,
      primary key (website_id, coupon_id, order_id),
      foreign key (website_id, coupon_id) references coupon (website_id, id) on delete cascade,
      foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
    );
    create index coupon_use_by_person on coupon_use (website_id, coupon_id, person_key);
    create index coupon_use_of_order on coupon_use (website_id, order_id);

    -- A copy of the coupon as it was, and what it took off one line.
    create table order_discount (
      website_id uuid not null,
      order_id uuid not null,
      line smallint not null,
      coupon_id uuid not null,
      code text not null,
      kind text not null check (kind in ('percentage', 'fixed', 'free-shipping')),
      value bigint not null,
      base bigint not null,
      amount bigint not null check (amount between 0 and base),
      primary key (website_id, order_id, line, coupon_id),
      foreign key (website_id, order_id, line) references order_line (website_id, order_id, position) on delete cascade
    );

    -- What a variant cost until then. A sale must be able to name the lowest price of the thirty days before it, and that cannot
    -- be found out afterwards.
    create table price_change (
      website_id uuid not null,
      variant_id uuid not null,
      at timestamptz not null,
      price bigint not null check (price >= 0),
      primary key (website_id, variant_id, at),
      foreign key (website_id, variant_id) references variant (website_id, id) on delete cascade
    );

    -- A trigger, because prices may come from a form, a file or a program of the owner, and none may be forgotten.
    create function keep_variant_price() returns trigger language plpgsql as $$
    begin
      insert into price_change (website_id, variant_id, at, price)
      values (old.website_id, old.id, clock_timestamp(), case when old.on_sale then old.sale_price else old.price end);
      return null;
    end $$;
    create trigger variant_price_kept after update of price, sale_price, on_sale on variant for each row
      when (old.price is not null and (case when old.on_sale then old.sale_price else old.price end)
            is distinct from (case when new.on_sale then new.sale_price else new.price end))
      execute function keep_variant_price();

    create function keep_product_price() returns trigger language plpgsql as $$
    begin
      insert into price_change (website_id, variant_id, at, price)
      select variant.website_id, variant.id, clock_timestamp(), case when old.on_sale then old.sale_price else old.price end
        from variant where variant.website_id = old.website_id and variant.product_id = old.id and variant.price is null;
      return null;
    end $$;
    create trigger product_price_kept after update of price, sale_price, on_sale on product for each row
      when (old.price is not null and (case when old.on_sale then old.sale_price else old.price end)
            is distinct from (case when new.on_sale then new.sale_price else new.price end))
      execute function keep_product_price();

    alter table orders
      add column cancelled_at timestamptz,
      add constraint orders_cancelled_at check ((cancelled_at is not null) = (lifecycle = 'cancelled'));
    create index orders_by_lifecycle on orders (website_id, lifecycle, placed_at desc, id desc) where placed_at is not null;
    drop index orders_by_email;
    -- Also answers "begins with".
    create index orders_by_email on orders (website_id, email_key text_pattern_ops);

    -- What a visitor must be told once about their cart, such as what was left out when two carts became one.
    alter table cart add column notices jsonb not null default '[]';

    -- Old open carts are looked for over all websites.
    create index cart_age on cart (updated_at) where not is_purchased;
  `.execute(database);
}
