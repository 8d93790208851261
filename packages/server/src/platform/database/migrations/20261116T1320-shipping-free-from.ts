import { type Kysely, sql } from 'kysely';

/** From this subtotal in minor units on, a shipping option costs nothing, also one that is priced by weight. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shipping_option add column free_from bigint
      constraint shipping_option_free_from_check check (free_from >= 0);
  `.execute(database);
}
