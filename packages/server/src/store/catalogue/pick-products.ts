import { type CountLimit, checkCount, type Result } from '@awning/site-model';
import type { Connection } from '../../platform/database/index.ts';
import { pagesChanged } from '../../site/content/index.ts';
import { replacePicks } from './writing/store.ts';

/** Fills a further page of the shop with products in the owner's order. The store's own list of all products needs no picking. */
export async function pickProducts(
  connection: Connection,
  websiteId: string,
  collectionId: string,
  productIds: readonly string[],
): Promise<Result<number, CountLimit>> {
  const checked = checkCount('productsPerCollection', productIds.length);
  if (!checked.ok) return checked;
  await replacePicks(connection, websiteId, collectionId, productIds);
  await pagesChanged(connection, websiteId);
  return checked;
}
