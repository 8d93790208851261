import { pipeline, Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { type ArchiveSource, readBytes } from './source.ts';

/** A file in an archive, as the list at the end of the archive describes it. */
export interface ArchiveEntry {
  readonly name: string;
  readonly offset: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly isPacked: boolean;
  readonly crc32: number;
}

/** The file differs from what the list says of it; found while its bytes are passed on. */
export class DamagedEntryError extends Error {
  override readonly name = 'DamagedEntryError';
}

const HEADER_BYTES = 30;
const HEADER_SIGNATURE = 0x04034b50;

/** The unpacked bytes of a file. Never more than the list says: the rest of a bomb is not unpacked. */
export async function* readEntry(source: ArchiveSource, entry: ArchiveEntry): AsyncGenerator<Uint8Array> {
  const { packedBytes, bytes, isPacked } = entry;
  const start = await contentStart(source, entry);
  if (start + packedBytes > source.bytes) throw damaged(entry);
  const packed = packedBytes === 0 ? Readable.from([]) : await source.read(start, packedBytes);
  let [sum, seen] = [0, 0];
  try {
    for await (const chunk of (isPacked ? unpacked(packed) : packed) as AsyncIterable<Buffer>) {
      seen += chunk.length;
      if (seen > bytes) throw damaged(entry);
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw isZlibError(error) ? damaged(entry) : error;
  } finally {
    packed.destroy();
  }
  if (seen !== bytes || sum !== entry.crc32) throw damaged(entry);
}

/** The header before the file has a name and other fields of its own, whose lengths the list does not know. */
async function contentStart(source: ArchiveSource, entry: ArchiveEntry): Promise<number> {
  if (entry.offset + HEADER_BYTES > source.bytes) throw damaged(entry);
  const header = await readBytes(source, entry.offset, HEADER_BYTES);
  if (header.readUInt32LE(0) !== HEADER_SIGNATURE) throw damaged(entry);
  return entry.offset + HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
}

function unpacked(packed: Readable): Readable {
  // An error of either part reaches whoever reads the other end.
  return pipeline(packed, createInflateRaw(), () => undefined);
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}

function damaged({ name }: ArchiveEntry): DamagedEntryError {
  return new DamagedEntryError(`${name} is damaged`);
}
