import { type Connection, statement } from '../../../platform/database/index.ts';

const joinGuestOrders = statement(
  'site-user-orders-join',
  `update orders set site_user_id = $2
    where website_id = $1 and email_key = $3 and site_user_id is null and placed_at is not null`,
);

/**
 * What was bought without signing in belongs to the account whose mailbox it was confirmed to. Called only once the mailbox has
 * answered: an address that somebody merely typed opens no orders.
 */
export async function joinOrders(
  connection: Connection,
  { websiteId, id, emailKey }: { readonly websiteId: string; readonly id: string; readonly emailKey: string },
): Promise<void> {
  await connection.run(joinGuestOrders, [websiteId, id, emailKey]);
}
