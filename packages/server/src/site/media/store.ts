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

const publicByName = statement<Pick<Asset, 'id' | 'filename' | 'checksum'>>(
  'media-public-by-name',
  `select asset.id, filename, content.checksum from asset
     join asset_content content on content.website_id = asset.website_id and content.id = asset.content_id
    where asset.website_id = $1 and name_key = search_fold($2) and filename = $2 and not is_private and trashed_at is null
    order by asset.id desc limit 1`,
);

/** The latest public file of a name. */
export async function selectPublicByName(
  connection: Connection,
  websiteId: string,
  filename: string,
): Promise<Pick<Asset, 'id' | 'filename' | 'checksum'> | undefined> {
  return (await connection.run(publicByName, [websiteId, filename]))[0];
}

const checksumLock = statement(
  'media-lock-checksum',
  `select pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'picture', $1::text, $2::text), 0)) /* website_id */`,
);

const sameBytes = statement<{ readonly id: string }>(
  'media-picture-with-checksum',
  `select asset.id from asset_content content
     join asset on asset.website_id = content.website_id and asset.content_id = content.id
    where content.website_id = $1 and content.checksum = $2 and content.kind = 'image'
      and not asset.is_private and asset.trashed_at is null
    order by asset.id limit 1`,
);

/** The public picture that has these bytes. Until the transaction ends, no other one adds a picture with them. */
export async function lockPictureWith(
  connection: Connection,
  websiteId: string,
  checksum: string,
): Promise<string | undefined> {
  await connection.run(checksumLock, [websiteId, checksum]);
  return (await connection.run(sameBytes, [websiteId, checksum]))[0]?.id;
}

export async function readAssets(connection: Connection, websiteId: string, ids: readonly string[]): Promise<Asset[]> {
  return ids.length === 0 ? [] : await connection.run(assetsById, [websiteId, ids]);
}
