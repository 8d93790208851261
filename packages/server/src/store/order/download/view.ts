import type { Connection } from '../../../platform/database/index.ts';
import type { TeamDownloadJson } from './schema.ts';
import { selectGrants } from './store.ts';

/** The downloads of an order with what was used of them, without their links. */
export async function readDownloadViews(
  connection: Connection,
  websiteId: string,
  orderId: string,
): Promise<TeamDownloadJson[]> {
  const grants = await selectGrants(connection, websiteId, orderId);
  return grants.map(({ id, name, productName, uses, usesLeft, expiresAt, endedAt, assetId }) => ({
    id,
    name,
    productName,
    uses,
    usesLeft,
    expiresAt: expiresAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    isFileGone: assetId === null,
  }));
}
