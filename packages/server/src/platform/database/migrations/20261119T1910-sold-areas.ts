import { type Kysely, sql } from 'kysely';

/** The member areas that were sold with an order, whatever happens to the product before it is paid. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column area_ids uuid[] not null default '{}';

    /* all websites: what is not paid yet, or will be paid again */
    update orders set area_ids = array(
        select area.id from member_area area
         where area.website_id = orders.website_id and area.trashed_at is null
           and area.product_ids && array(select item_id from order_line line
                                          where line.website_id = orders.website_id and line.order_id = orders.id)
         order by area.id)
      from cart
     where cart.website_id = orders.website_id and cart.id = orders.cart_id and cart.kind in ('membership', 'subscription')
       and (cart.kind = 'subscription' or orders.payment_status = 'pending')
       and orders.lifecycle in ('draft', 'placed');
  `.execute(database);
}
