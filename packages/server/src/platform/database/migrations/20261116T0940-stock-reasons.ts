import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Why an owner changed a quantity, and who did; a sale has neither.
    alter table stock_move
      add column reason text
        constraint stock_move_reason_check check (reason in ('count', 'received', 'returned', 'damaged', 'lost', 'correction')),
      add column author text;
    -- The history of a variant, the newest first.
    create index stock_move_newest on stock_move (website_id, variant_id, at desc, ref desc);

    -- The quantity from which the owner wants to be warned; without one only what is sold out is shown.
    alter table stock add column warn_at integer constraint stock_warn_at_check check (warn_at >= 0);
    create index stock_low on stock (website_id, variant_id desc) where on_hand - reserved <= coalesce(warn_at, 0);
  `.execute(database);
}
