import { type Kysely, sql } from 'kysely';

/** Money that came by bank transfer or in person is returned by the owner, who says when that has happened. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table refund
      -- No provider returns the money: a team member has to.
      add column by_hand boolean not null default false,
      add column transferred_at timestamptz,
      add constraint refund_transferred check (transferred_at is null or (by_hand and state = 'done'));
    create index refund_to_transfer on refund (website_id) where by_hand and state = 'done' and transferred_at is null;
  `.execute(database);
}
