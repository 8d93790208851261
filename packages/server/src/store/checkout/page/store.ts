import type { Address } from '@awning/commerce';
import { type Connection, statement } from '../../../platform/database/index.ts';

export interface AttemptedBuyer {
  readonly email: string;
  readonly address: Address | null;
  readonly vatNumber: string | null;
  readonly buyerNote: string | null;
}

// In two halves, so that each uses its own index.
const attemptedBuyer = statement<AttemptedBuyer>(
  'checkout-attempted-buyer',
  `select email, address, vat_number as "vatNumber", buyer_note as "buyerNote" from (
     select email, coalesce(shipping_address, billing_address) as address, vat_number, buyer_note, created_at from orders
      where website_id = $1 and cart_id = $2 and lifecycle = 'draft'
        and site_user_id is not distinct from $3 and created_at >= $4
     union all
     select email, coalesce(shipping_address, billing_address), vat_number, buyer_note, created_at from orders
      where website_id = $1 and cart_id = $2 and lifecycle = 'discarded'
        and site_user_id is not distinct from $3 and created_at >= $4
   ) attempt order by created_at desc limit 1`,
);

/** The buyer of the last order begun with a cart that has not been bought. */
export async function selectAttemptedBuyer(
  connection: Connection,
  websiteId: string,
  { cartId, siteUserId, since }: { readonly cartId: string; readonly siteUserId: string | null; readonly since: Date },
): Promise<AttemptedBuyer | undefined> {
  const [row] = await connection.run(attemptedBuyer, [websiteId, cartId, siteUserId, since]);
  return row;
}
