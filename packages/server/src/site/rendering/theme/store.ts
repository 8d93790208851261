import { type Connection, statement } from '../../../platform/database/index.ts';

interface UploadedTheme {
  readonly id: string;
  readonly title: string;
  readonly author: string;
}

const lock = statement('theme-lock', 'select from website where id = $1 for no key update');

/** Choosing, uploading and deleting the themes of a website wait for each other. */
export async function lockThemes(connection: Connection, websiteId: string): Promise<void> {
  await connection.run(lock, [websiteId]);
}

const listed = statement<UploadedTheme>(
  'theme-list',
  'select id, title, author from theme where website_id = $1 order by id desc limit $2',
);

/** The latest first. */
export async function selectThemes(
  connection: Connection,
  websiteId: string,
  limit: number,
): Promise<readonly UploadedTheme[]> {
  return await connection.run(listed, [websiteId, limit]);
}

const archived = statement<{ readonly archive: Buffer | null }>(
  'theme-archive',
  'select case when $3 then null else archive end as archive from theme where website_id = $1 and id = $2',
);

/** The archive, or only whether it is there if its content is known. */
export async function selectThemeArchive(
  connection: Connection,
  websiteId: string,
  id: string,
  isKnown: boolean,
): Promise<Buffer | 'known' | undefined> {
  const [row] = await connection.run(archived, [websiteId, id, isKnown]);
  return row && (row.archive ?? 'known');
}

const added = statement(
  'theme-insert',
  'insert into theme (website_id, id, title, author, archive, created_at) values ($1, $2, $3, $4, $5, $6)',
);

export async function insertTheme(
  connection: Connection,
  websiteId: string,
  theme: UploadedTheme & { readonly archive: Buffer; readonly createdAt: Date },
): Promise<void> {
  const { id, title, author, archive, createdAt } = theme;
  await connection.run(added, [websiteId, id, title, author, archive, createdAt]);
}

const removed = statement<{ readonly title: string }>(
  'theme-delete',
  `delete from theme t where t.website_id = $1 and t.id = $2
     and not exists (select from website w where w.id = $1 and w.settings ->> 'theme' = $2::text)
   returning t.title`,
);

/** Returns its title; nothing if there is none, or if the website uses it. */
export async function deleteUnusedTheme(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<string | undefined> {
  return (await connection.run(removed, [websiteId, id]))[0]?.title;
}

const known = statement<{ readonly id: string }>(
  'theme-known',
  '/* all websites: the folder of unpacked themes is one for all */ select id from theme where id = any($1::uuid[])',
);

/** Those of the ids that are themes of any website. */
export async function selectKnownThemes(connection: Connection, ids: readonly string[]): Promise<readonly string[]> {
  return (await connection.run(known, [ids])).map(({ id }) => id);
}
