import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { systemCode } from '../start/refusal.ts';

export interface StoredFile {
  /** Relative to the folder, with `/` on every system. */
  readonly path: string;
  readonly bytes: number;
}

/** Uploaded files, in an order that is the same everywhere. Half-written ones are left out. */
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

/** Files that arrive are laid beside the present ones and take their place only when everything else has succeeded. */
export interface ArrivingFiles {
  add(name: string, content: AsyncIterable<Buffer>): Promise<void>;
  /** Puts them in place and answers how to undo that. */
  takePlace(): Promise<{ undo(): Promise<void>; keep(): Promise<void> }>;
  discard(): Promise<void>;
}

export async function openArrivingFiles(folder: string): Promise<ArrivingFiles> {
  const arriving = `${folder}.arriving`;
  const former = `${folder}.former`;
  await rm(arriving, { recursive: true, force: true });
  await mkdir(arriving, { recursive: true });
  return {
    async add(name, content) {
      const target = path.join(arriving, name);
      // The name comes from a file that somebody handed over; it must not lead out of the folder.
      if (path.isAbsolute(name) || !target.startsWith(arriving + path.sep))
        throw new SyntaxError(`The path ${name} leads outside`);
      await mkdir(path.dirname(target), { recursive: true });
      await pipeline(Readable.from(content), createWriteStream(target, { flags: 'wx' }));
    },
    async takePlace() {
      await rm(former, { recursive: true, force: true });
      const hadFormer = await rename(folder, former).then(() => true, ignoreAbsent);
      await rename(arriving, folder);
      return {
        async undo() {
          await rm(folder, { recursive: true, force: true });
          if (hadFormer) await rename(former, folder);
        },
        keep: () => rm(former, { recursive: true, force: true }),
      };
    },
    discard: () => rm(arriving, { recursive: true, force: true }),
  };
}

function ignoreAbsent(error: unknown): false {
  if (systemCode(error) === 'ENOENT') return false;
  throw error;
}
