import { type CountLimit, checkCount, type Result } from '@awning/site-model';
import type { Connection } from '../../platform/database/index.ts';
import { announceChange, subjectOf } from '../../platform/subjects/index.ts';
import { replacePicks } from './writing/store.ts';

/**
 * Fills another page of the shop with products in the owner's order. The store's own list of all products needs no
 * picking.
 */
export async function pickProducts(
  connection: Connection,
  websiteId: string,
  collectionId: string,
  productIds: readonly string[],
): Promise<Result<number, CountLimit>> {
  const checked = checkCount('productsPerCollection', productIds.length);
  if (!checked.ok) return checked;
  await replacePicks(connection, websiteId, collectionId, productIds);
  await announceChange(connection, { websiteId, subjects: [subjectOf.list(collectionId)] });
  return checked;
}
