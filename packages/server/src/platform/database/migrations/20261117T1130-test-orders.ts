import { type Kysely, sql } from 'kysely';

/**
 * An order that was placed with a way to pay that moves no money says so itself, also after that way was removed. Such orders are no sales:
 * websites that have some count their sales again. In another time zone than their own, the next count makes all their sums anew.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column is_test boolean not null default false;

    /* all websites: what was ordered before */
    update orders set is_test = true where provider in ('test', 'instalments');

    /* all websites: those with test orders among their sales */
    with tested as (select distinct website_id from orders where is_test and placed_at is not null), noted as (
      insert into sales_change (website_id, kind, id) select website_id, 'orders', website_id from tested on conflict do nothing
    )
    update sales_fold set time_zone = case time_zone when 'UTC' then 'Etc/UTC' else 'UTC' end
     where website_id in (select website_id from tested);
  `.execute(database);
}
