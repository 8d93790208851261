import type { Clock } from '../../../platform/clock.ts';
import type { Connection } from '../../../platform/database/index.ts';
import { announceStock } from '../announce-stock.ts';
import type { ChangeResult, StockChange } from './schema.ts';
import { type LockedStock, lockStock, updateOnHand } from './store.ts';

const MAX_ON_HAND = 1_000_000_000;

interface ChangeContext {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly websiteId: string;
  readonly author: string;
}

/**
 * Changes a quantity by an amount or sets it to a count. The difference is computed under the row's lock, so neither a
 * sale nor another count is lost. Needs a transaction.
 */
export async function changeStock(
  { connection, clock, websiteId, author }: ChangeContext,
  change: StockChange,
): Promise<ChangeResult> {
  const { variantId, key, reason } = change;
  const before = await lockStock(connection, websiteId, variantId, key);
  if (!before) return { variantId, onHand: 0, reserved: 0, refused: 'unknown' };
  const { onHand, reserved, productId, isMade } = before;
  const wanted = 'to' in change ? change.to : onHand + change.by;
  const refused = isMade ? null : obstacle(before, wanted);
  if (isMade || refused !== null || wanted === onHand) return { variantId, onHand, reserved, refused };
  const delta = wanted - onHand;
  const move = { variantId, key, delta, onHand: wanted, reason, author, at: clock.now() };
  await updateOnHand(connection, websiteId, move);
  await announceStock(connection, websiteId, [{ productId }]);
  return { variantId, onHand: wanted, reserved, refused: null };
}

function obstacle(
  { isUnlimited, hasBackorder, onHand, reserved }: LockedStock,
  wanted: number,
): ChangeResult['refused'] {
  if (isUnlimited) return 'unlimited';
  if (wanted > MAX_ON_HAND) return 'tooMany';
  if (wanted < 0 && wanted < onHand) return 'tooFew';
  return !hasBackorder && wanted < reserved ? 'held' : null;
}
