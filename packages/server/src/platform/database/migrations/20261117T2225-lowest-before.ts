import { type Kysely, sql } from 'kysely';

/**
 * The lowest price of the thirty days before the present one changes only with the price, and every page with a product
 * worked it out anew from the earlier prices. Now the variant has it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Null for what never cost anything else.
    alter table variant add column lowest_before bigint;

    /* all websites: what the earlier prices say */
    update variant set lowest_before = earlier.lowest
      from (
        select change.website_id, change.variant_id, min(change.price) as lowest
          from price_change change
          join (select website_id, variant_id, max(at) as at from price_change group by website_id, variant_id) latest
            on latest.website_id = change.website_id and latest.variant_id = change.variant_id
         where change.at > latest.at - interval '30 days'
         group by change.website_id, change.variant_id
      ) earlier
     where earlier.website_id = variant.website_id and earlier.variant_id = variant.id;

    create function keep_lowest_before() returns trigger language plpgsql as $$
    begin
      update variant set lowest_before = (
        select min(earlier.price) from price_change earlier
         where earlier.website_id = new.website_id and earlier.variant_id = new.variant_id
           and earlier.at > (select max(latest.at) from price_change latest
                  where latest.website_id = new.website_id and latest.variant_id = new.variant_id) - interval '30 days')
       where website_id = new.website_id and id = new.variant_id;
      return null;
    end $$;
    create trigger lowest_before_kept after insert or update on price_change for each row execute function keep_lowest_before();
  `.execute(database);
}
