import { type Kysely, sql } from 'kysely';

/**
 * The names of a product's options become part of its row: they are written and read with it and never alone, and a list
 * of products looked each of them up in a table of its own.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function are_distinct(names text[]) returns boolean language sql immutable parallel safe
      return cardinality(names) = (select count(distinct name) from unnest(names) as name);

    alter table product add column option_names text[] not null default '{}'
      constraint product_options_have_names check (not ('' = any (option_names)))
      constraint product_one_option_per_name check (are_distinct(option_names));

    /* all websites: the names move from the table of options to the products */
    update product set option_names = named.names
      from (select website_id, product_id, array_agg(name order by position) as names from option group by website_id, product_id) named
     where named.website_id = product.website_id and named.product_id = product.id;

    drop table option;
  `.execute(database);
}
