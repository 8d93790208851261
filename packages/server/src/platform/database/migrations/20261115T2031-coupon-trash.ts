import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- A coupon in the trash keeps its row, because its uses must still be counted when it comes back. Its code is free meanwhile.
    alter table coupon add column trashed_at timestamptz;
    alter table coupon drop constraint coupon_website_id_code_key_key;
    create unique index coupon_one_per_code on coupon (website_id, code_key) where trashed_at is null;
  `.execute(database);
}
