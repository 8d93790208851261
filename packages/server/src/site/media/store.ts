import { type Connection, statement } from '../../platform/database/index.ts';
import type { Asset } from './asset.ts';
import { contentColumns } from './content/store.ts';

const assetsById = statement<Asset>(
  'media-assets',
  `select asset.id, content_id as "contentId", filename, folder_id as "folderId", is_private as "isPrivate", focal_x as "focalX", focal_y as "focalY", texts,
          ${contentColumns}
     from asset
     join asset_content content on content.website_id = asset.website_id and content.id = asset.content_id
    where asset.website_id = $1 and asset.id = any($2) and trashed_at is null`,
);

export async function readAssets(connection: Connection, websiteId: string, ids: readonly string[]): Promise<Asset[]> {
  return ids.length === 0 ? [] : await connection.run(assetsById, [websiteId, ids]);
}
