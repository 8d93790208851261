import type { Connection } from '../../platform/database/index.ts';
import { ROWS_TO_FETCH } from '../../platform/page.ts';
import { type ListedAsset, selectListed } from './editing/store.ts';

/** The public pictures that features offer to their editors, the newest first. */
export async function listPictures(
  connection: Connection,
  websiteId: string,
  { after, search }: { readonly after: string | undefined; readonly search: string | undefined },
): Promise<readonly ListedAsset[]> {
  const query = {
    after,
    search,
    folderId: undefined,
    unusedSince: undefined,
    kind: 'image',
    limit: ROWS_TO_FETCH,
  } as const;
  return await selectListed(connection, websiteId, query);
}
