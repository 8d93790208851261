import { type Kysely, sql } from 'kysely';

/** Indexes in the order of the team's lists, so that a page costs the same however long the list is. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- The classes of a website are read from one to the next.
    create index variant_tax_class on variant (website_id, tax_class);

    create index coupon_by_uses on coupon (website_id, uses, id) where trashed_at is null;
    create index coupon_by_end on coupon (website_id, (coalesce(ends_at, 'infinity')), id) where trashed_at is null;
  `.execute(database);
}
