import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { systemCode } from '../system-code.ts';
import { partOf } from './range.ts';
import type { FileStorage, ListedFile } from './storage.ts';

/** Files in `files` of the data folder; the key is the path below it. */
export function createLocalStorage(dataFolder: string): FileStorage {
  const root = path.join(dataFolder, 'files');
  return {
    async put(key, content) {
      const file = placeOf(root, key);
      const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
      await mkdir(path.dirname(file), { recursive: true });
      // Opened here: a stream that opens its file itself may do so after it has failed and the file was deleted.
      const handle = await open(unfinished, 'wx');
      try {
        await pipeline(Readable.from(content), handle.createWriteStream({ flush: true }));
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        await removeEmptyFolder(path.dirname(file));
        throw error;
      }
      await syncFolders(root, path.dirname(file));
    },

    async get(key, range) {
      const handle = await open(placeOf(root, key)).catch(absent);
      if (!handle) return 'absent';
      const { size: bytes } = await handle.stat().catch(closing(handle));
      const part = partOf(bytes, range);
      if (!part) {
        await handle.close();
        return 'beyond-end';
      }
      return { bytes, ...part, content: await read(handle, part) };
    },

    async delete(keys) {
      for (const key of keys) await rm(placeOf(root, key), { force: true });
      for (const folder of new Set(keys.map((key) => path.dirname(placeOf(root, key))))) {
        await removeEmptyFolder(folder);
      }
    },

    async *list(prefix) {
      for await (const file of filesBelow(root, prefix)) if (!file.key.endsWith(UNFINISHED)) yield file;
    },

    async deleteUnfinished(before) {
      for await (const { key, changedAt } of filesBelow(root, '')) {
        if (!key.endsWith(UNFINISHED) || changedAt >= before) continue;
        await rm(path.join(root, key), { force: true });
        await removeEmptyFolder(path.dirname(path.join(root, key)));
      }
    },
  };
}

/** The end of the name of a file that is being written. */
const UNFINISHED = '.part';

/** Keys are made from ids; one that leads out of the folder is a mistake of ours. */
function placeOf(root: string, key: string): string {
  if (!/^[^/\\.\0][^/\\\0]*(?:\/[^/\\.\0][^/\\\0]*)*$/.test(key)) {
    throw new Error(`"${key}" is no key of a stored file`);
  }
  return path.join(root, key);
}

async function read(handle: FileHandle, { first, length }: { readonly first: number; readonly length: number }) {
  if (length > 0) return handle.createReadStream({ start: first, end: first + length - 1, highWaterMark: READ_BYTES });
  await handle.close();
  return Readable.from([]);
}

const READ_BYTES = 256 * 1024;

/** A new name is safe from a power cut once the folders that lead to it are written. */
async function syncFolders(root: string, folder: string): Promise<void> {
  for (let at = folder; at.length >= root.length; at = path.dirname(at)) {
    const handle = await open(at);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}

async function* filesBelow(root: string, prefix: string): AsyncGenerator<ListedFile> {
  // The prefix may end within a name.
  const start = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  yield* walk(start.slice(0, -1));

  async function* walk(folder: string): AsyncGenerator<ListedFile> {
    const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(absent);
    for (const entry of (entries ?? []).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const key = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (`${key}/`.startsWith(prefix) || prefix.startsWith(`${key}/`)) yield* walk(key);
      } else if (entry.isFile() && key.startsWith(prefix)) {
        const found = await stat(path.join(root, key)).catch(absent);
        if (found) yield { key, bytes: found.size, changedAt: found.mtime };
      }
    }
  }
}

async function removeEmptyFolder(folder: string): Promise<void> {
  await rmdir(folder).catch((error: unknown) => {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(systemCode(error))) throw error;
  });
}

function closing(handle: FileHandle) {
  return async (error: unknown): Promise<never> => {
    await handle.close();
    throw error;
  };
}

function absent(error: unknown): undefined {
  if (!['ENOENT', 'ENOTDIR'].includes(systemCode(error))) throw error;
}
