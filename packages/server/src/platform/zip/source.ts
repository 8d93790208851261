import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStorage } from '../storage/index.ts';

/** An archive in the storage, of which any part can be read. */
export interface ArchiveSource {
  readonly bytes: number;
  /** `length` is at least 1, and the part lies within the archive. */
  read(first: number, length: number): Promise<Readable>;
}

/** `undefined` if nothing is stored under the key. */
export async function openArchive(storage: FileStorage, key: string): Promise<ArchiveSource | undefined> {
  const found = await storage.get(key, { first: 0, last: 0 });
  if (found === 'absent') return undefined;
  if (found === 'beyond-end') return { bytes: 0, read: outside };
  found.content.destroy();
  const { bytes } = found;
  return {
    bytes,
    async read(first, length) {
      if (first < 0 || length < 1 || first + length > bytes) return await outside();
      const part = await storage.get(key, { first, last: first + length - 1 });
      if (typeof part === 'string') throw new Error(`The archive ${key} is gone while it is read`);
      return part.content;
    },
  };
}

export async function readBytes(source: ArchiveSource, first: number, length: number): Promise<Buffer> {
  return await buffer(await source.read(first, length));
}

function outside(): Promise<never> {
  return Promise.reject(new RangeError('A part of an archive is read that lies outside of it'));
}
