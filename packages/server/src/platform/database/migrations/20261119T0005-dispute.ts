import { type Kysely, sql } from 'kysely';

/** Cardholders who asked their bank for the money back, as the provider told it last. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table dispute (
      website_id uuid not null,
      provider text not null,
      reference text not null,
      order_id uuid not null,
      state text not null check (state in ('needs-response', 'under-review', 'won', 'lost')),
      amount bigint not null check (amount >= 0),
      currency text not null,
      reason text not null,
      respond_by timestamptz,
      link text,
      opened_at timestamptz not null,
      -- Answers of the provider can overtake each other: the one to the latest question counts.
      asked_at timestamptz not null,
      primary key (website_id, provider, reference),
      foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
    );
    create index dispute_of_order on dispute (website_id, order_id);
    create index dispute_to_answer on dispute (website_id, order_id) where state = 'needs-response';
  `.execute(database);
}
