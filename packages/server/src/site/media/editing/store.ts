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
  /** Whether the content is of the kind that the file has; a new file takes any. */
  readonly isSameKind: boolean;
  readonly hasFolder: boolean;
  /** Whether a product delivers it to its buyers. */
  readonly isSold: boolean;
  /** Whether the file is in the trash and about to come back. */
  readonly isTrashed: boolean;
}

// A content or folder that is being deleted comes first and is missed here, or waits and finds the file.
const surroundings = statement<Surroundings>(
  'media-surroundings',
  `select (select content_type from asset_content where website_id = $1 and id = $2 for key share) as "contentType",
          not exists (
            select from asset join asset_content content on content.website_id = asset.website_id and content.id = $2
             where asset.website_id = $1 and asset.id = $4 and asset.kind <> content.kind) as "isSameKind",
          $3::uuid is null or exists (
            select from asset_folder where website_id = $1 and id = $3 and trashed_at is null for share) as "hasFolder",
          exists (select from asset_use where website_id = $1 and asset_id = $4 and source = 'product_file') as "isSold",
          exists (select from asset where website_id = $1 and id = $4 and trashed_at is not null) as "isTrashed"`,
);

export async function selectSurroundings(
  connection: Connection,
  websiteId: string,
  id: string,
  { contentId, folderId }: Pick<AssetBody, 'contentId' | 'folderId'>,
): Promise<Surroundings> {
  return (await connection.run(surroundings, [websiteId, contentId, folderId, id]))[0]!;
}

const upsert = statement(
  'media-upsert',
  `insert into asset (website_id, id, content_id, kind, filename, folder_id, is_private, focal_x, focal_y, texts, created_at)
   select $1, $2, id, kind, $4, $5, $6, $7, $8, $9, $10 from asset_content where website_id = $1 and id = $3
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
  | 'id'
  | 'filename'
  | 'folderId'
  | 'isPrivate'
  | 'kind'
  | 'contentType'
  | 'byteSize'
  | 'width'
  | 'height'
  | 'checksum'
  | 'state'
>;

export interface AssetListQuery {
  readonly after: string | undefined;
  readonly search: string | undefined;
  readonly folderId: string | undefined;
  readonly kind: AssetKind | undefined;
  readonly isPrivate: boolean | undefined;
  /** Only files that nothing uses and that were uploaded before then. */
  readonly unusedSince: Date | undefined;
  readonly limit: number;
}

// Each combination is a statement of its own, so that each walks along its own index.
const conditions = {
  after: (value: string) => `asset.id < ${value}::uuid`,
  search: (value: string) => `name_key like search_fold(${value})`,
  folderId: (value: string) => `folder_id = ${value}`,
  kind: (value: string) => `asset.kind = ${value}`,
  isPrivate: (value: string) => `is_private = ${value}`,
  unusedSince: (value: string) => `asset.created_at < ${value}
      and not exists (select from asset_use where website_id = $1 and asset_id = asset.id)`,
} as const;

type Condition = keyof typeof conditions;

function listedWhere(wanted: readonly Condition[]) {
  return statement<ListedAsset>(
    ['media-listed', ...wanted].join('-'),
    `select asset.id, filename, folder_id as "folderId", is_private as "isPrivate", ${contentColumns}
       from asset
       join asset_content content on content.website_id = asset.website_id and content.id = asset.content_id
      where asset.website_id = $1 and trashed_at is null
      ${wanted.map((name, place) => `and ${conditions[name](`$${place + 3}`)}`).join('\n      ')}
      order by asset.id desc limit $2`,
  );
}

/** The newest first; the search is a part of the name, whatever its case and accents. */
export async function selectListed(
  connection: Connection,
  websiteId: string,
  { search, limit, ...query }: AssetListQuery,
): Promise<ListedAsset[]> {
  const pattern = search === undefined ? undefined : `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const values = { ...query, search: pattern };
  const wanted = (Object.keys(conditions) as Condition[]).filter((name) => values[name] !== undefined);
  return await connection.run(listedWhere(wanted), [websiteId, limit, ...wanted.map((name) => values[name])]);
}

const lock = statement('media-lock', 'select from asset where website_id = $1 and id = $2 for update');

/** A document that begins to use the file waits for the end of the transaction; one that has begun is waited for. */
export async function lockAsset(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.run(lock, [websiteId, id]);
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
