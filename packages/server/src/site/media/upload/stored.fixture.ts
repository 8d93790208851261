import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { TestServer } from '@awning/testing';

/** Everything in the storage of a test server, as paths. */
export async function storedFiles({ parts }: TestServer): Promise<string[]> {
  const folder = path.join(parts.config.dataFolder, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** How many contents the website has rows of. */
export async function contentCount({ database, website }: TestServer): Promise<number> {
  const rows = await database.kysely
    .selectFrom('asset_content')
    .select('id')
    .where('website_id', '=', website.id)
    .execute();
  return rows.length;
}
