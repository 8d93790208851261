import { type Kysely, sql } from 'kysely';

/**
 * Words are written in the transaction that places their order, so a foreign key protects nothing there, but checks every
 * word: it doubled the cost of an order. They are deleted with the order by a trigger instead.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_word drop constraint order_word_website_id_order_id_fkey;

    create function forget_order_words() returns trigger language plpgsql as $$
    begin
      delete from order_word where website_id = old.website_id and order_id = old.id;
      return null;
    end $$;
    create trigger order_words_forgotten after delete on orders
      for each row execute function forget_order_words();
  `.execute(database);
}
