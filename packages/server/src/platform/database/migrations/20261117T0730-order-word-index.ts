import { type Kysely, sql } from 'kysely';

/**
 * Every word of every order was entered into an index that only served to delete placed orders, which the shop never
 * does: it cost more than the words themselves. Drafts have no words. When placed orders are deleted by hand, or with
 * their website, one pass over the words finds those of all of them.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    drop trigger order_words_forgotten on orders;
    drop index order_word_of_order;

    create or replace function forget_order_words() returns trigger language plpgsql as $$
    begin
      if exists (select from gone where placed_at is not null) then
        delete from order_word using gone
         where order_word.website_id = gone.website_id and order_word.order_id = gone.id;
      end if;
      return null;
    end $$;
    create trigger order_words_forgotten after delete on orders
      referencing old table as gone for each statement execute function forget_order_words();
  `.execute(database);
}
