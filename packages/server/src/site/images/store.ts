import { type Connection, statement } from '../../platform/database/index.ts';
import type { Asset } from './asset.ts';

const assetColumns = `
  id, filename, content_type as "contentType", byte_size as "byteSize", width, height, focal_x as "focalX", focal_y as "focalY",
  texts, made_widths as "madeWidths"`;

const assetsById = statement<Asset>(
  'images-assets',
  `select ${assetColumns} from asset where website_id = $1 and id = any($2)`,
);

export async function readAssets(connection: Connection, websiteId: string, ids: readonly string[]): Promise<Asset[]> {
  return ids.length === 0 ? [] : await connection.run(assetsById, [websiteId, ids]);
}

export async function insertAsset(connection: Connection, websiteId: string, now: Date, asset: Asset): Promise<void> {
  await connection.kysely
    .insertInto('asset')
    .values({
      website_id: websiteId,
      id: asset.id,
      filename: asset.filename,
      content_type: asset.contentType,
      byte_size: asset.byteSize,
      width: asset.width,
      height: asset.height,
      focal_x: asset.focalX,
      focal_y: asset.focalY,
      texts: JSON.stringify(asset.texts),
      made_widths: [...asset.madeWidths],
      created_at: now,
    })
    .execute();
}

export async function recordMadeWidths(
  connection: Connection,
  websiteId: string,
  id: string,
  widths: readonly number[],
): Promise<void> {
  await connection.kysely
    .updateTable('asset')
    .set({ made_widths: [...widths] })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}
