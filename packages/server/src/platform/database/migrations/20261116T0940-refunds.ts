import { type Kysely, sql } from 'kysely';

/** Orders are refunded as a whole or in part, each refund with its share of every line. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- refunding: what pending refunds have claimed. The check is the last guard against refunding more than was paid.
    alter table payment
      add column refunding bigint not null default 0,
      drop constraint payment_amounts,
      add constraint payment_amounts check (refunded >= 0 and refunding >= 0 and refunded + refunding <= captured
        and captured <= authorised and authorised <= amount);

    -- Its id is the provider's key. It is pending until the provider has decided.
    create table refund (
      website_id uuid not null,
      id uuid not null,
      order_id uuid not null,
      payment_id uuid not null,
      -- team: a member refunds; cancellation: the order was cancelled; provider: the provider reported it.
      cause text not null check (cause in ('team', 'cancellation', 'provider')),
      amount bigint not null check (amount > 0),
      state text not null check (state in ('pending', 'done', 'failed')),
      refusal text,
      restock boolean not null,
      note text not null,
      who text not null,
      -- The caller's key and a hash of what was asked with it: a repeated call refunds nothing twice.
      key text not null,
      asked_hash bytea not null,
      created_at timestamptz not null,
      ended_at timestamptz,
      -- When the sweep asks the provider, unless it has decided by then.
      due_at timestamptz not null,
      primary key (website_id, id),
      constraint refund_key unique (website_id, order_id, key),
      constraint refund_ended check ((ended_at is null) = (state = 'pending')),
      constraint refund_refused check ((refusal is not null) = (state = 'failed')),
      foreign key (website_id, order_id) references orders (website_id, id) on delete cascade,
      foreign key (website_id, payment_id) references payment (website_id, id) on delete cascade
    );
    create index refund_of_payment on refund (website_id, payment_id);
    create index refund_pending on refund (due_at) where state = 'pending';

    create table refund_line (
      website_id uuid not null,
      refund_id uuid not null,
      order_id uuid not null,
      position smallint not null,
      -- 0 if only money is refunded.
      quantity integer not null check (quantity >= 0),
      amount bigint not null check (amount >= 0),
      tax bigint not null,
      included_tax bigint not null,
      primary key (website_id, refund_id, position),
      constraint refund_line_tax check (tax between 0 and amount and included_tax between 0 and amount),
      foreign key (website_id, refund_id) references refund (website_id, id) on delete cascade,
      foreign key (website_id, order_id, position) references order_line (website_id, order_id, position) on delete cascade
    );
    create index refund_line_of_order on refund_line (website_id, order_id);

    alter table stock_move
      drop constraint stock_move_kind_check,
      add constraint stock_move_kind_check check (kind in ('count', 'sale', 'cancel', 'refund'));

    -- Cancelled orders were refunded as a whole, or wait for it.
    /* all websites: every cancelled order gets its refund */
    insert into refund (website_id, id, order_id, payment_id, cause, amount, state, restock, note, who, key, asked_hash,
                        created_at, ended_at, due_at)
    select payment.website_id, gen_random_uuid(), orders.id, payment.id, 'cancellation', payment.captured,
           case when payment.state = 'refunded' then 'done' else 'pending' end, false, '', 'Awning',
           'cancellation', '', coalesce(orders.cancelled_at, payment.updated_at),
           case when payment.state = 'refunded' then payment.updated_at end, payment.updated_at
      from payment
      join orders on orders.website_id = payment.website_id and orders.id = payment.order_id
     where payment.captured > 0 and (payment.state = 'refunded' or (payment.state = 'captured' and orders.lifecycle = 'cancelled'));
    insert into refund_line (website_id, refund_id, order_id, position, quantity, amount, tax, included_tax)
    select refund.website_id, refund.id, refund.order_id, line.position, line.quantity, line.total, line.tax_share,
           line.included_tax_share
      from refund
      join order_line line on line.website_id = refund.website_id and line.order_id = refund.order_id;
    update payment set refunding = refund.amount
      from refund
     where refund.website_id = payment.website_id and refund.payment_id = payment.id and refund.state = 'pending';
  `.execute(database);
}
