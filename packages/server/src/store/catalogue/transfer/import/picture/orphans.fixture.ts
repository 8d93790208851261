import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { TestServer } from '@awning/testing';

/** Stored files that neither a content nor an import names, and unfinished ones. */
export async function orphanFiles({ parts, database, website }: TestServer): Promise<string[]> {
  const folder = path.join(parts.config.dataFolder, 'files');
  const contents = await database.kysely
    .selectFrom('asset_content')
    .select('id')
    .where('website_id', '=', website.id)
    .execute();
  const archives = await database.kysely
    .selectFrom('product_import')
    .select('id')
    .where('website_id', '=', website.id)
    .where('has_archive', '=', true)
    .execute();
  const known = new Set([...contents, ...archives].map(({ id }) => id));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !known.has(file.split(path.sep)[1] ?? '') || file.endsWith('.part'));
}
