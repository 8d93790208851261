import { type Connection, statement } from '../../../../../platform/database/index.ts';
import type { ArchiveEntry } from '../../../../../platform/zip/index.ts';

/** A picture of an import: a file in its archive, or one that was fetched from an address. */
export interface PictureRow {
  readonly source: string;
  readonly base: string | null;
  readonly place: ArchiveEntry | null;
  readonly filename: string;
  readonly contentId: string | null;
  readonly fault: string | null;
}

const named = statement<PictureRow>(
  'product-import-pictures-named',
  `select source, base, place, filename, content_id as "contentId", fault from product_import_picture
    where website_id = $1 and import_id = $2 and source = any($3::text[])
   union
   select file.source, file.base, file.place, file.filename, file.content_id, file.fault
     from unnest($3::text[]) as word,
          lateral (select * from product_import_picture
                    where website_id = $1 and import_id = $2 and base = word order by source limit 2) file`,
);

/**
 * The pictures with these sources, and files of the archive with these names in any folder. Of the latter at most two
 * for each name: they tell that there are several, and thousands of them leave no picture out.
 */
export async function selectPictures(
  connection: Connection,
  websiteId: string,
  importId: string,
  sources: readonly string[],
): Promise<PictureRow[]> {
  return sources.length === 0 ? [] : await connection.run(named, [websiteId, importId, sources]);
}

const insertFiles = statement(
  'product-import-insert-archive-files',
  `insert into product_import_picture (website_id, import_id, source, base, place, filename)
   select $1, $2, file ->> 'source', file ->> 'base', file -> 'place', file ->> 'filename'
     from jsonb_array_elements($3::jsonb) file`,
);

export async function insertArchiveFiles(
  connection: Connection,
  websiteId: string,
  importId: string,
  files: readonly Pick<PictureRow, 'source' | 'base' | 'place' | 'filename'>[],
): Promise<void> {
  await connection.run(insertFiles, [websiteId, importId, JSON.stringify(files)]);
}

export interface PictureResult {
  readonly source: string;
  readonly filename: string;
  readonly contentId: string | null;
  readonly fault: string | null;
}

const upsertResult = statement<{ source: string }>(
  'product-import-picture-result',
  `insert into product_import_picture as picture (website_id, import_id, source, filename, content_id, fault)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (website_id, import_id, source) do update
     set filename = excluded.filename, content_id = excluded.content_id, fault = excluded.fault
     where picture.content_id is null and picture.fault is null
   returning source`,
);

/** Returns whether it is the first result for this picture; another worker may have been faster. */
export async function upsertPictureResult(
  connection: Connection,
  websiteId: string,
  importId: string,
  { source, filename, contentId, fault }: PictureResult,
): Promise<boolean> {
  const values = [websiteId, importId, source, filename, contentId, fault];
  return (await connection.run(upsertResult, values)).length > 0;
}

const contents = statement<{ contentId: string }>(
  'product-import-picture-contents',
  `select content_id as "contentId" from product_import_picture
    where website_id = $1 and import_id = $2 and content_id is not null`,
);

/** As many as an archive can have files and a file can have addresses. */
export async function selectPictureContents(
  connection: Connection,
  websiteId: string,
  importId: string,
): Promise<string[]> {
  return (await connection.run(contents, [websiteId, importId])).map(({ contentId }) => contentId);
}

const archives = statement<{ websiteId: string; id: string }>(
  'product-import-archives-left',
  `/* all websites: archives that are not needed any more */
   select website_id as "websiteId", id from product_import
    where has_archive and (created_at < $1 or state not in ('receiving', 'checking')
       or (state = 'receiving' and created_at < $2))`,
);

/** Imports whose archive is still stored although nothing reads it any more. */
export async function selectArchivesLeft(
  connection: Connection,
  before: Date,
  receivingBefore: Date,
): Promise<{ readonly websiteId: string; readonly id: string }[]> {
  return await connection.run(archives, [before, receivingBefore]);
}

const withoutArchive = statement(
  'product-import-archive-gone',
  'update product_import set has_archive = false where website_id = $1 and id = $2',
);

export async function updateArchiveGone(connection: Connection, websiteId: string, importId: string): Promise<void> {
  await connection.run(withoutArchive, [websiteId, importId]);
}
