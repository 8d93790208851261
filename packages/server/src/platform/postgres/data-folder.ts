import { createHash, randomUUID } from 'node:crypto';
import { chmod, cp, link, lstat, mkdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartRefusal } from '../start-refusal.ts';
import { systemCode } from '../system-code.ts';
import { type Account, canEnter } from './account.ts';
import { findPostmaster } from './postmaster-file.ts';

/** The place of root's databases if their own folder is inside one that only root can enter. */
const rootsPlace = '/var/lib/awning';

/** The folder of the database: `postgres` in the data folder, unless the server's account cannot reach it. */
export async function chooseDatabaseFolder(
  dataFolder: string,
  account: Account,
  say: (sentence: string) => void,
): Promise<string> {
  const place = path.join(dataFolder, 'postgres');
  if (await isLink(place)) return followLink(place);
  if (await canEnter(account, dataFolder)) return place;
  // A server that was started before the folder became unreachable continues to work.
  if (await findPostmaster(place)) return place;
  return moveToRootsPlace(place, say);
}

async function moveToRootsPlace(place: string, say: (sentence: string) => void): Promise<string> {
  const folder = path.join(rootsPlace, shortHash(await idOf(path.dirname(place))));
  const target = path.join(folder, 'postgres');
  for (const made of [rootsPlace, folder]) {
    await mkdir(made, { recursive: true });
    await chmod(made, 0o755);
  }
  if (await exists(place)) await move(place, target);
  await symlink(target, place).catch(async (error: unknown) => {
    if (!(await isLink(place))) throw error;
  });
  say(
    `The database is kept in ${target}: PostgreSQL does not run as root, and no other account may enter ${path.dirname(place)}`,
  );
  return target;
}

/**
 * Distinguishes this data folder from an earlier one at the same path: a new data folder must not get the shop of a
 * deleted one. If several processes start at the same time, one creates the id and the others read it.
 */
async function idOf(dataFolder: string): Promise<string> {
  const file = path.join(dataFolder, 'postgres-id');
  const written = `${file}.${process.pid}`;
  await writeFile(written, randomUUID());
  await link(written, file).catch((error: unknown) => {
    if (systemCode(error) !== 'EEXIST') throw error;
  });
  await rm(written);
  return await readFile(file, 'utf8');
}

/**
 * Across file systems the copy is completed under another name first, so that an interrupted move never leaves half a
 * database.
 */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (systemCode(error) !== 'EXDEV') throw error;
    const unfinished = `${to}.new-${process.pid}`;
    await cp(from, unfinished, { recursive: true, preserveTimestamps: true });
    await rename(unfinished, to);
    await rm(from, { recursive: true });
  }
}

async function followLink(link: string): Promise<string> {
  const target = path.resolve(path.dirname(link), await readlink(link));
  // An existing parent folder means "not created yet"; a missing one means "disk not mounted", and then a new, empty
  // shop must not be created.
  if (await exists(path.dirname(target))) return target;
  throw new StartRefusal(
    `${link} points to ${target}, which does not exist: bring that folder back, or delete the link to begin with an empty database.`,
  );
}

async function isLink(file: string): Promise<boolean> {
  return (await lstat(file).catch(() => undefined))?.isSymbolicLink() ?? false;
}

async function exists(file: string): Promise<boolean> {
  return (await lstat(file).catch(() => undefined)) !== undefined;
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
