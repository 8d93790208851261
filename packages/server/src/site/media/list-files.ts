import type { Connection } from '../../platform/database/index.ts';
import { ROWS_TO_FETCH } from '../../platform/page.ts';
import { type AssetListQuery, type ListedAsset, selectListed } from './editing/store.ts';

interface Wanted {
  readonly after: string | undefined;
  readonly search: string | undefined;
}

/** The pictures that features offer to their editors, the newest first. */
export async function listPictures(
  connection: Connection,
  websiteId: string,
  wanted: Wanted,
): Promise<readonly ListedAsset[]> {
  return await selectListed(connection, websiteId, { ...everything, ...wanted, kind: 'image' });
}

/** The files that can be sold, the newest first. */
export async function listPrivateFiles(
  connection: Connection,
  websiteId: string,
  wanted: Wanted,
): Promise<readonly ListedAsset[]> {
  return await selectListed(connection, websiteId, { ...everything, ...wanted, isPrivate: true });
}

const everything: AssetListQuery = {
  after: undefined,
  search: undefined,
  folderId: undefined,
  unusedSince: undefined,
  kind: undefined,
  isPrivate: undefined,
  limit: ROWS_TO_FETCH,
};
