import type { Connection } from '../../../platform/database/index.ts';
import { areaObstacle, selectAreaPerson } from '../../member-area/index.ts';
import type { DraftOrder } from '../../order/index.ts';
import type { CheckoutRefusal } from '../placing/refusal.ts';

/**
 * Refuses an order whose buyer has what it would open, or pays for it at this moment. A guest is not told which: whoever types
 * the address of another person learns nothing about what that person has.
 */
export async function accessRefusal(
  connection: Connection,
  websiteId: string,
  { siteUserId, emailKey, lines }: Pick<DraftOrder, 'siteUserId' | 'emailKey' | 'lines'>,
  at: Date,
): Promise<CheckoutRefusal | undefined> {
  const itemIds = lines.flatMap(({ itemId }) => itemId ?? []);
  const person = await selectAreaPerson(connection, websiteId, { siteUserId, emailKey });
  const isGuest = siteUserId === null;
  const reason = await areaObstacle(connection, { ...person, isGuest, websiteId, itemIds, at });
  if (reason === undefined) return undefined;
  return { reason: isGuest ? 'access-of-address' : reason };
}
