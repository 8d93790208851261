import type { Clock } from '../../platform/clock.ts';
import { type Connection, newId } from '../../platform/database/index.ts';
import { announceStock } from './announce-stock.ts';
import { insertMove, upsertOnHand } from './store.ts';

/** Sets the quantity in stock, as after counting, and writes the difference to the ledger. Needs a transaction. */
export async function setOnHand(
  connection: Connection,
  clock: Clock,
  websiteId: string,
  variantId: string,
  onHand: number,
): Promise<void> {
  const { delta, ...shown } = await upsertOnHand(connection, websiteId, variantId, onHand);
  if (delta === 0) return;
  await insertMove(connection, websiteId, { variantId, kind: 'count', ref: newId(clock), delta, at: clock.now() });
  await announceStock(connection, websiteId, [shown]);
}
