import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

export interface StoredFile {
  /** Relative to the folder, with `/` on every system. */
  readonly path: string;
  readonly bytes: number;
}

/** Uploaded files, in the same order on every system. Half-written ones are left out. */
export async function listFiles(folder: string): Promise<StoredFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  const files = names.map(async (name) => {
    const found = await stat(path.join(folder, name)).catch(() => undefined);
    return found === undefined ? [] : [{ path: name, bytes: found.size }];
  });
  return (await Promise.all(files)).flat();
}

export function readFileBytes(folder: string, file: StoredFile): AsyncIterable<Buffer> {
  return createReadStream(path.join(folder, file.path));
}
