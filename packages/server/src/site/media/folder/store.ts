import { type Connection, statement } from '../../../platform/database/index.ts';

interface FolderRow {
  readonly id: string;
  readonly name: string;
}

const one = statement<FolderRow>(
  'media-folder',
  'select id, name from asset_folder where website_id = $1 and id = $2 and trashed_at is null',
);

export async function selectFolder(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<FolderRow | undefined> {
  return (await connection.run(one, [websiteId, id]))[0];
}

const listed = statement<FolderRow>(
  'media-folders',
  `select id, name from asset_folder
    where website_id = $1 and trashed_at is null and ($2::uuid is null or id < $2)
      and ($3::text is null or strpos(name_key, search_fold($3)) > 0)
    order by id desc limit $4`,
);

export async function selectFolders(
  connection: Connection,
  websiteId: string,
  after: string | undefined,
  search: string | undefined,
  limit: number,
): Promise<FolderRow[]> {
  return await connection.run(listed, [websiteId, after ?? null, search ?? null, limit]);
}

const others = statement<{ readonly isTaken: boolean; readonly count: number }>(
  'media-other-folders',
  `select coalesce(bool_or(name_key = search_fold($3)), false) as "isTaken", count(*)::integer as count
     from asset_folder where website_id = $1 and id <> $2 and trashed_at is null`,
);

/** How many other folders there are, and whether one has this name. */
export async function selectOtherFolders(connection: Connection, websiteId: string, id: string, name: string) {
  return (await connection.run(others, [websiteId, id, name]))[0]!;
}

const upsert = statement(
  'media-upsert-folder',
  `insert into asset_folder (website_id, id, name, name_key, created_at) values ($1, $2, $3, search_fold($3), $4)
   on conflict (website_id, id) do update set name = excluded.name, name_key = excluded.name_key, trashed_at = null`,
);

export async function upsertFolder(
  connection: Connection,
  websiteId: string,
  id: string,
  name: string,
  now: Date,
): Promise<void> {
  await connection.run(upsert, [websiteId, id, name, now]);
}

// A file that is being moved into the folder holds it, and is waited for.
const lock = statement('media-lock-folder', 'select from asset_folder where website_id = $1 and id = $2 for update');
const filled = statement<{ readonly hasFiles: boolean }>(
  'media-folder-filled',
  'select exists (select from asset where website_id = $1 and folder_id = $2 and trashed_at is null) as "hasFiles"',
);

/** Whether there are files in the folder; none can come until the transaction ends. */
export async function lockFiles(connection: Connection, websiteId: string, id: string): Promise<boolean> {
  await connection.run(lock, [websiteId, id]);
  return (await connection.run(filled, [websiteId, id]))[0]?.hasFiles ?? false;
}

const trash = statement(
  'media-trash-folder',
  'update asset_folder set trashed_at = $3 where website_id = $1 and id = $2',
);

export async function trashFolder(connection: Connection, websiteId: string, id: string, now: Date): Promise<void> {
  await connection.run(trash, [websiteId, id, now]);
}

// Files in the trash come back without it.
const leave = statement(
  'media-leave-folder',
  'update asset set folder_id = null where website_id = $1 and folder_id = $2',
);
const remove = statement(
  'media-delete-folder',
  'delete from asset_folder where website_id = $1 and id = $2 and trashed_at is not null',
);

export async function deleteTrashedFolder(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.run(leave, [websiteId, id]);
  await connection.run(remove, [websiteId, id]);
}
