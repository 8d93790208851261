import { type Kysely, sql } from 'kysely';

/** What we must know of payments by Stripe without asking: the ids there, and what was decided for good. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table stripe_charge (
      website_id uuid not null references website (id) on delete cascade,
      key text not null,
      intent_id text,
      declined text check (declined in ('declined', 'insufficient-funds', 'unconfirmed')),
      cancelled_at timestamptz,
      at timestamptz not null,
      primary key (website_id, key),
      unique (website_id, intent_id)
    );

    create table stripe_refund (
      website_id uuid not null references website (id) on delete cascade,
      key text not null,
      charge_key text not null,
      amount bigint not null check (amount > 0),
      refund_id text,
      state text check (state in ('refunded', 'refused')),
      reason text check (reason in ('too-much', 'nothing-captured', 'declined')),
      at timestamptz not null,
      primary key (website_id, key),
      foreign key (website_id, charge_key) references stripe_charge (website_id, key) on delete cascade
    );
    create index stripe_refund_of_charge on stripe_refund (website_id, charge_key);

    -- Which customer of Stripe has the card, never its number.
    create table stripe_instrument (
      website_id uuid not null references website (id) on delete cascade,
      key text not null,
      owner text not null,
      customer_id text not null,
      method_id text not null,
      label text not null,
      consented_at timestamptz not null,
      saved_at timestamptz not null,
      primary key (website_id, key),
      unique (website_id, method_id)
    );
    create index stripe_instrument_of_owner on stripe_instrument (website_id, owner, saved_at);
  `.execute(database);
}
