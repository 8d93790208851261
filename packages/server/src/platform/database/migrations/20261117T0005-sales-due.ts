import { type Kysely, sql } from 'kysely';

/**
 * The job that counts sales finds the websites with new orders in the list of changes. Before, it compared every website that had ever sold
 * something, every minute.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sales_change drop constraint sales_change_kind_check;
    -- orders: the website has orders that are not counted yet; its id is that of the website.
    alter table sales_change add constraint sales_change_kind_check check (kind in ('refund', 'cancellation', 'orders'));

    create function note_orders() returns trigger language plpgsql as $$
    begin
      insert into sales_change (website_id, kind, id) values (new.website_id, 'orders', new.website_id) on conflict do nothing;
      return null;
    end $$;
    create trigger orders_noted_for_sales after insert or update of last_number on order_counter for each row execute function note_orders();

    /* all websites: what was placed before */
    insert into sales_change (website_id, kind, id)
    select counter.website_id, 'orders', counter.website_id
      from order_counter counter
      left join sales_fold fold on fold.website_id = counter.website_id
     where fold.website_id is null or fold.last_number < counter.last_number;
  `.execute(database);
}
