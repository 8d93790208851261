import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- When the sweep looks at an attempt that has not ended: soon while a provider is asked, later while a shopper confirms.
    alter table payment_attempt
      add column due_at timestamptz,
      -- Whose turn it is while the outcome is open; null while the provider is being asked.
      add column waits_for text check (waits_for in ('shopper', 'provider'));
    update payment_attempt set due_at = started_at where outcome = 'started' /* all websites: a migration */;
    drop index payment_attempt_open;
    create index payment_attempt_due on payment_attempt (due_at) where outcome = 'started';

    -- What a provider told us by itself, kept in the transaction of its effect, so that an event counts once however often it comes.
    create table provider_event (
      website_id uuid not null references website (id) on delete cascade,
      provider text not null,
      event_id text not null,
      payment_id uuid,
      payload jsonb not null,
      -- What the provider said about the payment when it was asked because of the event.
      state text not null check (state in ('none', 'unknown', 'pending', 'requires-action', 'captured', 'declined', 'cancelled')),
      received_at timestamptz not null,
      applied_at timestamptz not null,
      primary key (website_id, provider, event_id),
      foreign key (website_id, payment_id) references payment (website_id, id) on delete cascade
    );
    create index provider_event_of_payment on provider_event (website_id, payment_id) where payment_id is not null;

    -- The test provider's ledger also knows payments that wait: for the shopper, or for the bank.
    alter table test_charge
      drop constraint test_charge_state_check,
      add constraint test_charge_state_check check (state in ('waiting', 'pending', 'captured', 'declined', 'voided')),
      add column currency text not null default 'USD',
      -- Where the shopper goes on after confirming.
      add column return_path text;

    -- Declined payments by card, by network address and by product, counted by the minute: card thieves try out numbers in a shop.
    -- Hashes, because a card number must not be kept and an address need not.
    create table card_decline (
      website_id uuid not null references website (id) on delete cascade,
      subject text not null,
      minute timestamptz not null,
      count integer not null check (count > 0),
      primary key (website_id, subject, minute)
    );
    create index card_decline_age on card_decline (minute);

    -- The last time the owner was warned of it.
    create table card_alert (
      website_id uuid not null references website (id) on delete cascade,
      subject text not null,
      at timestamptz not null,
      primary key (website_id, subject)
    );
  `.execute(database);
}
