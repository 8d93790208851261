import { type Kysely, sql } from 'kysely';

/** Gift cards: bought, or issued by the team, and spent on orders. Every change of a balance is an entry. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table gift_card (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      -- Codes are found by their hash. The sealed code is for the mail and the page of the card.
      code_hash bytea not null,
      sealed_code bytea not null,
      last_characters text not null,
      currency text not null,
      value bigint not null constraint gift_card_value_check check (value > 0),
      balance bigint not null constraint gift_card_never_overspent check (balance >= 0),
      -- The order that sells it; null for a card that the team has issued.
      order_id uuid,
      recipient_name text not null,
      -- Null: nothing is mailed.
      recipient_email text,
      recipient_key text,
      sender_name text not null,
      message text not null,
      language text not null,
      -- Null for a card that is not mailed.
      deliver_at timestamptz,
      delivered_at timestamptz,
      -- Null until its order is paid.
      issued_at timestamptz,
      expires_at timestamptz,
      disabled_at timestamptz,
      -- Bought with a payment that moved no money.
      is_test boolean not null,
      created_at timestamptz not null,
      primary key (website_id, id),
      constraint gift_card_one_per_code unique (website_id, code_hash),
      constraint gift_card_one_per_order unique (website_id, order_id),
      constraint gift_card_order_fkey foreign key (website_id, order_id) references orders (website_id, id) on delete cascade,
      constraint gift_card_issued check (issued_at is not null or balance = 0)
    );
    create index gift_card_latest on gift_card (website_id, id desc) where issued_at is not null;
    create index gift_card_by_last_characters on gift_card (website_id, last_characters, id desc) where issued_at is not null;
    create index gift_card_by_recipient on gift_card (website_id, recipient_key text_pattern_ops) where issued_at is not null;
    create index gift_card_to_deliver on gift_card (deliver_at) where issued_at is not null and delivered_at is null;

    -- Append-only. A reference has one effect on a card, however often it is repeated.
    create table gift_entry (
      website_id uuid not null,
      card_id uuid not null,
      kind text not null constraint gift_entry_kind_check check (kind in ('issue', 'spend', 'release', 'refund', 'adjust')),
      ref uuid not null,
      delta bigint not null,
      -- The order that spent it or gets it back.
      order_id uuid,
      -- Who changed it, and why, if the team has.
      who text not null,
      note text not null,
      at timestamptz not null,
      primary key (website_id, card_id, kind, ref),
      constraint gift_entry_card_fkey foreign key (website_id, card_id) references gift_card (website_id, id) on delete cascade,
      constraint gift_entry_order_fkey foreign key (website_id, order_id) references orders (website_id, id) on delete cascade,
      constraint gift_entry_delta_check check (delta <> 0 and (kind = 'adjust' or (kind = 'spend') = (delta < 0)))
    );
    create index gift_entry_of_order on gift_entry (website_id, order_id) where order_id is not null;

    alter table cart add column gift_card_ids uuid[] not null default '{}';

    -- A refund returns first what gift cards have paid. An order that they paid as a whole has no payment.
    alter table refund
      add column gift_amount bigint not null default 0,
      alter column payment_id drop not null,
      add constraint refund_gift_amount check (gift_amount between 0 and amount);
  `.execute(database);
}
