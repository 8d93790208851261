import { type Connection, statement } from '../../../platform/database/index.ts';
import type { Content } from './content.ts';

/** For statements that read `asset_content` as `content`. */
export const contentColumns = `
  content.kind, content.content_type as "contentType", content.byte_size::float8 as "byteSize", content.width, content.height,
  content.checksum, content.made_widths as "madeWidths", content.state`;

const byIds = statement<Content>(
  'media-contents',
  `select content.id, ${contentColumns} from asset_content content where website_id = $1 and id = any($2)`,
);

export async function selectContents(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
): Promise<Content[]> {
  return await connection.run(byIds, [websiteId, ids]);
}

const insert = statement(
  'media-insert-content',
  `insert into asset_content (website_id, id, kind, content_type, byte_size, width, height, checksum, state, upload_key, created_at, kept_until)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
);

export type NewContent = Omit<Content, 'madeWidths'>;

interface WhenInserted {
  readonly uploadKey: string | null;
  readonly now: Date;
  /** Until then the sweep leaves a content alone that no file names yet; `infinity` is for those of other features. */
  readonly keptUntil?: Date | 'infinity' | null;
}

export async function insertContent(
  connection: Connection,
  websiteId: string,
  content: NewContent,
  { uploadKey, now, keptUntil = null }: WhenInserted,
): Promise<void> {
  const { id, kind, contentType, byteSize, width, height, checksum, state } = content;
  const values = [id, kind, contentType, byteSize, width, height, checksum, state, uploadKey, now, keptUntil];
  await connection.run(insert, [websiteId, ...values]);
}

const uploaded = statement<{ readonly id: string }>(
  'media-uploaded',
  `select asset.id from asset_content content
     join asset on asset.website_id = content.website_id and asset.content_id = content.id
    where content.website_id = $1 and content.upload_key = $2 and asset.trashed_at is null
    order by asset.id limit 1`,
);

/** The file that an upload with this key has made. */
export async function selectUploaded(
  connection: Connection,
  websiteId: string,
  uploadKey: string,
): Promise<string | undefined> {
  return (await connection.run(uploaded, [websiteId, uploadKey]))[0]?.id;
}

const release = statement(
  'media-release-key',
  `update asset_content content set upload_key = null
    where website_id = $1 and upload_key = $2
      and not exists (select from asset where website_id = $1 and content_id = content.id and trashed_at is null)`,
);

/** Frees a key whose file was deleted. */
export async function releaseKey(connection: Connection, websiteId: string, uploadKey: string): Promise<void> {
  await connection.run(release, [websiteId, uploadKey]);
}

const remove = statement('media-delete-content', 'delete from asset_content where website_id = $1 and id = $2');

export async function deleteContent(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.run(remove, [websiteId, id]);
}

const unkept = statement(
  'media-release-contents',
  'update asset_content set kept_until = null where website_id = $1 and id = any($2) and kept_until is not null',
);

/** From now on the sweep deletes those that no file names. */
export async function releaseContents(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
): Promise<void> {
  await connection.run(unkept, [websiteId, ids]);
}

const made = statement(
  'media-made-widths',
  'update asset_content set made_widths = $3, state = $4 where website_id = $1 and id = $2',
);

export async function recordWidths(
  connection: Connection,
  websiteId: string,
  id: string,
  widths: readonly number[],
  state: Content['state'],
): Promise<void> {
  await connection.run(made, [websiteId, id, widths, state]);
}

const showing = statement<{ readonly id: string }>(
  'media-assets-of-content',
  'select id from asset where website_id = $1 and content_id = $2',
);

/** The files that have this content. */
export async function selectAssetsOf(connection: Connection, websiteId: string, contentId: string): Promise<string[]> {
  return (await connection.run(showing, [websiteId, contentId])).map(({ id }) => id);
}

const websites = statement<{ readonly id: string }>('media-websites', 'select id from website order by id');

export async function selectWebsites(connection: Connection): Promise<string[]> {
  return (await connection.run(websites, [])).map(({ id }) => id);
}

const known = statement<{ readonly id: string }>(
  'media-known-contents',
  'select id from asset_content where website_id = $1 and id = any($2)',
);

export async function selectKnown(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
): Promise<string[]> {
  return (await connection.run(known, [websiteId, ids])).map(({ id }) => id);
}

// Versions of a file keep its earlier contents, so that they can be restored.
const unused = statement<{ readonly id: string }>(
  'media-delete-unused',
  `delete from asset_content where website_id = $1 and id in (
     select id from asset_content content
      where website_id = $1 and created_at < $2 and (kept_until is null or kept_until < $2)
        and not exists (select from asset where website_id = $1 and content_id = content.id)
        and not exists (select from revision where website_id = $1 and kind = 'asset' and body ->> 'contentId' = content.id::text)
      order by id limit $3 for update skip locked)
   returning id`,
);

/** Deletes contents that nothing names; their files go with the next look at the storage. */
export async function deleteUnused(
  connection: Connection,
  websiteId: string,
  before: Date,
  limit: number,
): Promise<number> {
  return (await connection.run(unused, [websiteId, before, limit])).length;
}
