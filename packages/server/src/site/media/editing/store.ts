import { type Connection, statement } from '../../../platform/database/index.ts';
import type { Asset, AssetTexts } from '../asset.ts';
import { contentColumns } from '../content/store.ts';
import type { AssetKind } from '../upload/kind.ts';
import type { AssetBody } from './schema.ts';

interface AssetRow {
  readonly contentId: string;
  readonly filename: string;
  readonly folderId: string | null;
  readonly isPrivate: boolean;
  readonly focalX: number;
  readonly focalY: number;
  readonly texts: AssetTexts;
}

const edited = statement<AssetRow>(
  'media-edited',
  `select content_id as "contentId", filename, folder_id as "folderId", is_private as "isPrivate", focal_x as "focalX",
          focal_y as "focalY", texts
     from asset where website_id = $1 and id = $2 and trashed_at is null`,
);

export async function selectEdited(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<AssetRow | undefined> {
  return (await connection.run(edited, [websiteId, id]))[0];
}

export interface Surroundings {
  readonly contentType: string | null;
  readonly hasFolder: boolean;
}

// A content or folder that is being deleted comes first and is missed here, or waits and finds the file.
const surroundings = statement<Surroundings>(
  'media-surroundings',
  `select (select content_type from asset_content where website_id = $1 and id = $2 for key share) as "contentType",
          $3::uuid is null or exists (
            select from asset_folder where website_id = $1 and id = $3 and trashed_at is null for share) as "hasFolder"`,
);

export async function selectSurroundings(
  connection: Connection,
  websiteId: string,
  { contentId, folderId }: Pick<AssetBody, 'contentId' | 'folderId'>,
): Promise<Surroundings> {
  return (await connection.run(surroundings, [websiteId, contentId, folderId]))[0]!;
}

const upsert = statement(
  'media-upsert',
  `insert into asset (website_id, id, content_id, filename, folder_id, is_private, focal_x, focal_y, texts, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   on conflict (website_id, id) do update set content_id = excluded.content_id, filename = excluded.filename,
     folder_id = excluded.folder_id, is_private = excluded.is_private, focal_x = excluded.focal_x, focal_y = excluded.focal_y,
     texts = excluded.texts, trashed_at = null`,
);

export async function upsertAsset(
  connection: Connection,
  websiteId: string,
  id: string,
  body: AssetBody,
  now: Date,
): Promise<void> {
  const { contentId, filename, folderId, isPrivate, focalPoint, texts } = body;
  const values = [contentId, filename, folderId, isPrivate, focalPoint.x, focalPoint.y, JSON.stringify(texts), now];
  await connection.run(upsert, [websiteId, id, ...values]);
}

export type ListedAsset = Pick<
  Asset,
  'id' | 'filename' | 'isPrivate' | 'kind' | 'contentType' | 'byteSize' | 'width' | 'height' | 'checksum' | 'state'
> & { readonly folderId: string | null };

export interface AssetListQuery {
  readonly after: string | undefined;
  readonly search: string | undefined;
  readonly folderId: string | undefined;
  readonly kind: AssetKind | undefined;
  readonly limit: number;
}

const listed = statement<ListedAsset>(
  'media-listed',
  `select asset.id, filename, folder_id as "folderId", is_private as "isPrivate", ${contentColumns}
     from asset
     join asset_content content on content.website_id = asset.website_id and content.id = asset.content_id
    where asset.website_id = $1 and trashed_at is null and ($2::uuid is null or asset.id < $2)
      and ($3::text is null or lower(filename) like $3) and ($4::uuid is null or folder_id = $4)
      and ($5::text is null or content.kind = $5)
    order by asset.id desc limit $6`,
);

/** The newest first; the search is a part of the name. */
export async function selectListed(
  connection: Connection,
  websiteId: string,
  { after, search, folderId, kind, limit }: AssetListQuery,
): Promise<ListedAsset[]> {
  const pattern = search === undefined ? null : `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return await connection.run(listed, [websiteId, after ?? null, pattern, folderId ?? null, kind ?? null, limit]);
}

// A layout names its pictures by id, wherever its blocks hold them.
const used = statement<{ readonly isUsed: boolean }>(
  'media-used',
  `select exists (select from product where website_id = $1 and image_ids @> array[$2::uuid])
       or exists (select from item where website_id = $1 and main_image_id = $2)
       or exists (select from collection where website_id = $1 and main_image_id = $2)
       or exists (select from layout where website_id = $1 and strpos(document::text, $2::text) > 0) as "isUsed"`,
);

export async function isUsed(connection: Connection, websiteId: string, id: string): Promise<boolean> {
  return (await connection.run(used, [websiteId, id]))[0]?.isUsed ?? false;
}

const trash = statement('media-trash', 'update asset set trashed_at = $3 where website_id = $1 and id = $2');

export async function trashAsset(connection: Connection, websiteId: string, id: string, now: Date): Promise<void> {
  await connection.run(trash, [websiteId, id, now]);
}

const remove = statement(
  'media-delete',
  'delete from asset where website_id = $1 and id = $2 and trashed_at is not null',
);

export async function deleteTrashed(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.run(remove, [websiteId, id]);
}
