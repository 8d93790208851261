import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table cart (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      token_hash bytea not null,
      -- Twenty adds at once from a browser without a cart must make one cart: until its cookie has arrived, the browser is told
      -- apart by the hash of its crumb.
      origin_hash bytea,
      site_user_id uuid,
      kind text not null default 'normal' check (kind in ('normal', 'subscription', 'gift_card', 'donation', 'membership')),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      email text,
      shipping_location jsonb,
      selected_shipping_option uuid,
      coupon_codes text[] not null default '{}',
      version integer not null default 1,
      -- A checkout is under way and nobody else may change or complete the cart until then.
      completing_until timestamptz,
      order_id uuid,
      is_purchased boolean not null default false,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (website_id, id),
      unique (website_id, token_hash),
      check (is_purchased = (order_id is not null))
    );
    create unique index cart_of_new_browser on cart (website_id, origin_hash) where origin_hash is not null and not is_purchased;
    create unique index cart_of_site_user on cart (website_id, site_user_id) where not is_purchased and kind = 'normal';
    create index cart_open on cart (website_id, updated_at) where not is_purchased;

    create table cart_entry (
      website_id uuid not null,
      id uuid not null,
      cart_id uuid not null,
      item_id uuid not null,
      variant_id uuid not null,
      quantity integer not null check (quantity between 1 and 9999),
      additional_fields text,
      fields_hash text not null,
      position integer not null,
      primary key (website_id, id),
      unique (website_id, cart_id, variant_id, fields_hash),
      foreign key (website_id, cart_id) references cart (website_id, id) on delete cascade,
      foreign key (website_id, variant_id) references variant (website_id, id) on delete cascade
    );

    -- One row per variant of a checkout under way; deleting it and lowering stock.reserved share a transaction.
    create table stock_hold (
      website_id uuid not null,
      cart_id uuid not null,
      variant_id uuid not null,
      quantity integer not null check (quantity > 0),
      expires_at timestamptz not null,
      primary key (website_id, cart_id, variant_id),
      foreign key (website_id, cart_id) references cart (website_id, id) on delete cascade,
      foreign key (website_id, variant_id) references stock (website_id, variant_id) on delete cascade
    );

    create table order_counter (
      website_id uuid not null references website (id) on delete cascade,
      last_number bigint not null,
      primary key (website_id)
    );

    create table orders (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      -- Given when the order is placed, so that there are no gaps.
      number bigint,
      cart_id uuid not null,
      email text not null,
      email_key text not null,
      site_user_id uuid,
      language text not null,
      currency text not null,
      subtotal bigint not null check (subtotal >= 0),
      discount bigint not null check (discount >= 0),
      shipping bigint not null check (shipping >= 0),
      tax bigint not null check (tax >= 0),
      included_tax bigint not null check (included_tax >= 0),
      total bigint not null check (total >= 0),
      gift_applied bigint not null default 0 check (gift_applied between 0 and total),
      lifecycle text not null check (lifecycle in ('draft', 'placed', 'cancelled', 'discarded')),
      payment_status text not null check (payment_status in ('none', 'pending', 'authorised', 'part_paid', 'paid', 'over_paid',
        'part_refunded', 'refunded', 'voided', 'failed')),
      fulfilment_status text not null check (fulfilment_status in ('none_needed', 'unfulfilled', 'partial', 'fulfilled', 'delivered', 'returned')),
      provider text not null,
      -- Copies: an order does not change when an address book or a shipping option does.
      shipping_address jsonb,
      billing_address jsonb,
      shipping_option jsonb,
      created_at timestamptz not null,
      placed_at timestamptz,
      primary key (website_id, id),
      unique (website_id, number),
      check (total = subtotal - discount + shipping + tax),
      check ((placed_at is not null) = (number is not null)),
      check (lifecycle in ('draft', 'discarded') or number is not null)
    );
    -- One order per cart; a discarded draft is none.
    create unique index orders_one_per_cart on orders (website_id, cart_id) where lifecycle <> 'discarded';
    create index orders_latest on orders (website_id, placed_at desc, id desc) where placed_at is not null;
    create index orders_by_payment on orders (website_id, payment_status, placed_at desc) where placed_at is not null;
    create index orders_by_fulfilment on orders (website_id, fulfilment_status, placed_at desc) where placed_at is not null;
    create index orders_by_email on orders (website_id, email_key);

    -- Shipping is a line like any other.
    create table order_line (
      website_id uuid not null,
      order_id uuid not null,
      position smallint not null,
      kind text not null check (kind in ('item', 'shipping')),
      item_id uuid,
      variant_id uuid,
      sku text,
      product_name text not null,
      product_type smallint,
      attributes jsonb not null default '{}',
      additional_fields text,
      quantity integer not null check (quantity between 1 and 9999),
      unit_price bigint not null check (unit_price >= 0),
      gross bigint not null,
      discount_share bigint not null check (discount_share between 0 and gross),
      tax_share bigint not null check (tax_share >= 0),
      included_tax_share bigint not null check (included_tax_share >= 0),
      total bigint not null,
      primary key (website_id, order_id, position),
      foreign key (website_id, order_id) references orders (website_id, id) on delete cascade,
      check (gross = unit_price * quantity),
      check (total = gross - discount_share + tax_share)
    );

    create table order_tax (
      website_id uuid not null,
      order_id uuid not null,
      line smallint not null,
      rule_id uuid not null,
      name text not null,
      rate_ppm integer not null,
      inclusive boolean not null,
      base bigint not null,
      amount bigint not null,
      primary key (website_id, order_id, line, rule_id),
      foreign key (website_id, order_id, line) references order_line (website_id, order_id, position) on delete cascade
    );

    create table payment (
      website_id uuid not null,
      id uuid not null,
      order_id uuid not null,
      provider text not null,
      provider_ref text,
      currency text not null,
      amount bigint not null check (amount >= 0),
      state text not null check (state in ('created', 'requires_action', 'authorised', 'captured', 'refunded', 'failed', 'voided')),
      authorised bigint not null default 0,
      captured bigint not null default 0,
      refunded bigint not null default 0,
      -- What a receipt may show, such as the last four digits.
      label text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (website_id, id),
      unique (website_id, provider, provider_ref),
      foreign key (website_id, order_id) references orders (website_id, id) on delete cascade,
      constraint payment_amounts check (refunded >= 0 and refunded <= captured and captured <= authorised and authorised <= amount)
    );
    create index payment_of_order on payment (website_id, order_id);

    -- Written before the provider is called; its id is the provider's idempotency key.
    create table payment_attempt (
      website_id uuid not null,
      id uuid not null,
      payment_id uuid not null,
      outcome text not null check (outcome in ('started', 'captured', 'declined', 'voided')),
      started_at timestamptz not null,
      ended_at timestamptz,
      primary key (website_id, id),
      foreign key (website_id, payment_id) references payment (website_id, id) on delete cascade
    );
    create index payment_attempt_of_payment on payment_attempt (website_id, payment_id);
    -- What a crash may have left open; the sweep asks the provider what became of it.
    create index payment_attempt_open on payment_attempt (started_at) where outcome = 'started';

    -- The test provider's own ledger, written apart from our transactions as a real provider's would be.
    create table test_charge (
      website_id uuid not null references website (id) on delete cascade,
      key text not null,
      state text not null check (state in ('captured', 'declined', 'voided')),
      reason text,
      amount bigint not null,
      label text not null,
      at timestamptz not null,
      primary key (website_id, key)
    );

    create table idempotency (
      website_id uuid not null references website (id) on delete cascade,
      actor text not null,
      key text not null,
      request_hash bytea not null,
      status smallint,
      -- JSON as text, because a repeated answer is the same to the letter.
      answer text,
      created_at timestamptz not null,
      -- Somebody is working on the answer until then.
      working_until timestamptz,
      primary key (website_id, actor, key)
    );
    create index idempotency_age on idempotency (created_at);
  `.execute(database);
}
