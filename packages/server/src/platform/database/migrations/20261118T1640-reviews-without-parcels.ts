import { type Kysely, sql } from 'kysely';

/** Orders of which nothing is sent are reviewed from their payment on; websites that ask for reviews are found by an index. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    update orders set fulfilled_at = placed_at
     where fulfilment_status = 'none_needed' and payment_status = 'paid' and placed_at is not null and fulfilled_at is null
    /* all websites: each order by its own payment */;
    create index website_asking_for_reviews on website (id)
      where settings -> 'storeSettings' ->> 'reviewRequestsEnabled' = 'true';
  `.execute(database);
}
