import { type Kysely, sql } from 'kysely';

/** The test provider gives money back in parts and keeps cards. Both stand in its own ledger, apart from the shop's transactions. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table test_charge
      add column refunded bigint not null default 0,
      add constraint test_charge_refunded_check check (refunded between 0 and amount);

    create table test_refund (
      website_id uuid not null references website (id) on delete cascade,
      key text not null,
      charge_key text not null,
      amount bigint not null check (amount > 0),
      state text not null check (state in ('refunded', 'refused')),
      reason text,
      at timestamptz not null,
      primary key (website_id, key),
      foreign key (website_id, charge_key) references test_charge (website_id, key) on delete cascade
    );
    create index test_refund_of_charge on test_refund (website_id, charge_key);

    -- What becomes of a payment with the card, never its number.
    create table test_instrument (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      key text not null,
      owner text not null,
      effect text not null check (effect in ('captured', 'requires-action', 'pending', 'insufficient-funds')),
      label text not null,
      consented_at timestamptz not null,
      saved_at timestamptz not null,
      forgotten_at timestamptz,
      primary key (website_id, id),
      unique (website_id, key)
    );
    create index test_instrument_of_owner on test_instrument (website_id, owner, saved_at) where forgotten_at is null;
  `.execute(database);
}
