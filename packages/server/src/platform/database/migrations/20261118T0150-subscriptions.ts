import { type Kysely, sql } from 'kysely';

/** Subscriptions: what was agreed, how far each has come, and one row for each of its periods. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table subscription (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      site_user_id uuid,
      email text not null,
      email_key text not null,
      language text not null,
      state text not null constraint subscription_state_check
        check (state in ('pending', 'active', 'paused', 'past_due', 'cancelled', 'ended')),
      -- Copied from the product, which may change or vanish.
      title text not null,
      item_id uuid not null,
      variant_id uuid not null,
      quantity integer not null constraint subscription_quantity_check check (quantity between 1 and 9999),
      additional_fields text,
      -- As agreed: later prices of the product do not count.
      unit_price bigint not null constraint subscription_unit_price_check check (unit_price >= 0),
      currency text not null,
      billing_unit text not null constraint subscription_billing_unit_check check (billing_unit in ('WEEK', 'MONTH', 'YEAR')),
      billing_value integer not null constraint subscription_billing_value_check check (billing_value >= 1),
      -- 0: without end.
      num_cycles integer not null constraint subscription_num_cycles_check check (num_cycles >= 0),
      -- Every period is counted from here, by the clock of this zone.
      starts_at timestamptz not null,
      time_zone text not null,
      shipping_address jsonb,
      billing_address jsonb,
      shipping_option_id uuid,
      vat_number text,
      provider text not null,
      -- The provider's name for the saved card; null until it is saved, and once it is forgotten.
      instrument text,
      instrument_label text not null default '',
      -- The period that is paid next.
      period integer not null,
      paid_cycles integer not null,
      failed_tries integer not null constraint subscription_failed_tries_check check (failed_tries between 0 and 3),
      due_at timestamptz,
      ends_with_period boolean not null,
      -- The last period whose renewal was announced by mail.
      reminded_period integer not null default 0,
      is_test boolean not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (website_id, id),
      constraint subscription_due check ((due_at is not null) = (state in ('active', 'past_due')))
    );
    create index subscription_due_at on subscription (due_at) where due_at is not null;
    create index subscription_by_email on subscription (website_id, email_key);
    create index subscription_of_user on subscription (website_id, site_user_id) where site_user_id is not null;
    create index subscription_failed on subscription (website_id, id desc) where failed_tries > 0;
    create index subscription_latest on subscription (website_id, id desc) where state <> 'pending';

    -- One row for each period that is settled or being paid, so that a period has at most one order.
    create table subscription_cycle (
      website_id uuid not null,
      subscription_id uuid not null,
      period integer not null constraint subscription_cycle_period_check check (period >= 0),
      state text not null constraint subscription_cycle_state_check check (state in ('open', 'paid', 'left_out')),
      -- Null for a period that is left out.
      order_id uuid,
      at timestamptz not null,
      primary key (website_id, subscription_id, period),
      constraint subscription_cycle_one_per_order unique (website_id, order_id),
      constraint subscription_cycle_subscription_fkey foreign key (website_id, subscription_id)
        references subscription (website_id, id) on delete cascade,
      constraint subscription_cycle_order_fkey foreign key (website_id, order_id)
        references orders (website_id, id) on delete cascade,
      constraint subscription_cycle_order check ((order_id is null) = (state = 'left_out'))
    );
    -- One payment at a time.
    create unique index subscription_cycle_one_open on subscription_cycle (website_id, subscription_id) where state = 'open';
  `.execute(database);
}
