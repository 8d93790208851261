import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../platform/config/index.ts';
import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { ListedTheme } from './installed-themes.ts';
import { selectKnownThemes, selectThemeArchive, selectThemes } from './store.ts';
import { type Unpacked, unpackTheme } from './unpack-theme.ts';

export const MAX_UPLOADED_THEMES = 20;

const UNFINISHED = '.part';
const MAX_UNPACKING_MS = 3600_000;

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The name of an uploaded theme is its id. */
export function isUploadedName(name: string): boolean {
  return id.test(name);
}

/** Where archives are unpacked; it can be deleted at any time. */
export function themeCacheFolder({ dataFolder }: Pick<Config, 'dataFolder'>): string {
  return join(dataFolder, 'cache', 'themes');
}

export interface UploadedThemes {
  list(websiteId: string): Promise<ListedTheme[]>;
  /** The folder of a theme, if the website has uploaded it. `connection` is that of the caller's transaction. */
  folder(websiteId: string, name: string, connection?: Connection): Promise<string | undefined>;
}

/**
 * The database has the archives, for all processes and after a restart; each machine unpacks them once into a folder of
 * its own.
 */
export function openUploadedThemes(parts: Pick<Parts, 'database' | 'config'>): UploadedThemes {
  const { database, config } = parts;
  return {
    async list(websiteId) {
      const rows = await selectThemes(database, websiteId, MAX_UPLOADED_THEMES);
      return rows.map(({ id: name, title, author }) => ({ name, title, author, source: 'uploaded' }));
    },
    async folder(websiteId, name, connection = database) {
      const folder = join(themeCacheFolder(config), name);
      const archive = await selectThemeArchive(connection, websiteId, name, await isUnpacked(folder));
      if (archive === undefined || archive === 'known') return archive && folder;
      const unpacked = await unpackInto({ connection, config }, archive, name);
      return unpacked.ok ? folder : undefined;
    },
  };
}

/** Unpacks beside the folder and renames: a process that is killed leaves no half of a theme. */
export async function unpackInto(
  { connection, config }: { readonly connection: Connection; readonly config: Pick<Config, 'dataFolder'> },
  archive: Buffer,
  name: string,
): Promise<Unpacked> {
  const folder = join(themeCacheFolder(config), name);
  const unfinished = `${folder}.${randomUUID()}${UNFINISHED}`;
  await mkdir(unfinished, { recursive: true });
  await removeLeftovers(connection, themeCacheFolder(config));
  try {
    const unpacked = await unpackTheme(archive, unfinished);
    if (unpacked.ok) {
      await rename(unfinished, folder).catch(async (error: unknown) => {
        // Another request was faster.
        if (!(await isUnpacked(folder))) throw error;
      });
    }
    return unpacked;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/**
 * What processes that were killed have left behind: half of a theme, or one that was never written down. Also themes that
 * were deleted on another machine.
 */
async function removeLeftovers(connection: Connection, cacheFolder: string): Promise<void> {
  const names = await readdir(cacheFolder);
  const known = new Set(await selectKnownThemes(connection, names.filter(isUploadedName)));
  for (const name of names.filter((one) => one.endsWith(UNFINISHED) || (isUploadedName(one) && !known.has(one)))) {
    const folder = join(cacheFolder, name);
    const { mtimeMs = Infinity } = (await stat(folder).catch(() => undefined)) ?? {};
    if (mtimeMs < Date.now() - MAX_UNPACKING_MS) await rm(folder, { recursive: true, force: true });
  }
}

async function isUnpacked(folder: string): Promise<boolean> {
  return (await stat(join(folder, 'template.conf')).catch(() => undefined)) !== undefined;
}
