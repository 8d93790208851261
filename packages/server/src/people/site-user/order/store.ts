import { type Connection, statement } from '../../../platform/database/index.ts';

const joinGuestOrders = statement(
  'site-user-orders-join',
  `update orders set site_user_id = $2
    where website_id = $1 and email_key = $3 and site_user_id is null and placed_at is not null`,
);

/**
 * Orders placed without signing in belong to the account with the confirmed address. Called only after the mailbox is
 * confirmed: a merely typed address gives no access to orders.
 */
export async function joinOrders(
  connection: Connection,
  { websiteId, id, emailKey }: { readonly websiteId: string; readonly id: string; readonly emailKey: string },
): Promise<void> {
  await connection.run(joinGuestOrders, [websiteId, id, emailKey]);
}
