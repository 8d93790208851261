import { type Connection, statement } from '../../../platform/database/index.ts';

const hasAmounts = statement<{ readonly found: boolean }>(
  'store-settings-has-amounts',
  `select exists (select from product where website_id = $1)
       or exists (select from coupon where website_id = $1 and (kind = 'fixed' or minimum > 0))
       or exists (select from shipping_option where website_id = $1) as found`,
);

/** Whether anything has a price, including in the trash: amounts are stored without their currency. */
export async function selectHasAmounts(connection: Connection, websiteId: string): Promise<boolean> {
  return (await connection.run(hasAmounts, [websiteId]))[0]!.found;
}
