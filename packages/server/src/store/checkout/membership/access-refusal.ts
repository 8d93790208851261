import type { Connection } from '../../../platform/database/index.ts';
import { areaObstacle } from '../../member-area/index.ts';
import type { DraftOrder } from '../../order/index.ts';
import type { CheckoutRefusal } from '../placing/refusal.ts';

/** Refuses an order whose account has what it would open, or pays for it at this moment. Visitors without an account are not known. */
export async function accessRefusal(
  connection: Connection,
  websiteId: string,
  { siteUserId, lines }: Pick<DraftOrder, 'siteUserId' | 'lines'>,
  at: Date,
): Promise<CheckoutRefusal | undefined> {
  if (siteUserId === null) return undefined;
  const itemIds = lines.flatMap(({ itemId }) => itemId ?? []);
  const reason = await areaObstacle(connection, { websiteId, siteUserId, itemIds, at });
  return reason && { reason };
}
