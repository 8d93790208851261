import type { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import type { ZipFile } from 'yauzl';
import { type Entry, fromRandomAccessReader, getFileNameLowLevel, RandomAccessReader, validateFileName } from 'yauzl';
import type { ArchiveEntry } from './read-entry.ts';
import { type ArchiveSource, readBytes } from './source.ts';

export interface ArchiveLimits {
  readonly maxEntries: number;
  /** Of all files together, as the archive says. */
  readonly maxUnpackedBytes: number;
}

export type ArchiveFault =
  | 'unreadable'
  | 'tooManyEntries'
  | 'tooMuch'
  | 'path'
  | 'nameTooLong'
  | 'link'
  | 'encrypted'
  | 'method'
  | 'twice'
  | 'overlapping';

export type ListedArchive =
  | { readonly ok: true; readonly entries: readonly ArchiveEntry[] }
  /** `name` is that of the file; empty for the archive as a whole. */
  | { readonly ok: false; readonly fault: ArchiveFault; readonly name: string };

const MAX_NAME_LENGTH = 500;
const HEADER_BYTES = 30;

/**
 * Reads the list of files at the end of an archive. An archive in which anything is strange is refused as a whole: a
 * path that leads out of a folder, a link, a password, two files of the same name, or files that lie on top of each other
 * (which unpack to more than their parts).
 */
export async function listArchive(source: ArchiveSource, limits: ArchiveLimits): Promise<ListedArchive> {
  const opened = await openZip(source);
  if (!opened) return refuse('unreadable');
  if (opened.entryCount > limits.maxEntries) return refuse('tooManyEntries');
  const entries: ArchiveEntry[] = [];
  const names = new Set<string>();
  let bytes = 0;
  try {
    for await (const entry of entriesOf(opened)) {
      if (entries.length >= limits.maxEntries) return refuse('tooManyEntries');
      const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);
      const fault = faultOf(entry, name);
      if (fault) return refuse(fault, name);
      if (name.endsWith('/') || isByTheWay(name)) continue;
      if (names.has(keyOf(name))) return refuse('twice', name);
      names.add(keyOf(name));
      bytes += entry.uncompressedSize;
      if (bytes > limits.maxUnpackedBytes) return refuse('tooMuch');
      entries.push({
        name,
        offset: entry.relativeOffsetOfLocalHeader,
        packedBytes: entry.compressedSize,
        bytes: entry.uncompressedSize,
        isPacked: entry.compressionMethod !== 0,
        crc32: entry.crc32,
      });
    }
  } catch {
    return refuse('unreadable');
  }
  const above = overlapping(entries);
  return above ? refuse('overlapping', above.name) : { ok: true, entries };
}

function refuse(fault: ArchiveFault, name = ''): ListedArchive {
  return { ok: false, fault, name: name.slice(0, MAX_NAME_LENGTH) };
}

/** Names that differ only in case are one file on many computers, and `./a` is `a`. */
function keyOf(name: string): string {
  return name
    .normalize('NFC')
    .replace(/^(?:\.\/)+/, '')
    .toLowerCase();
}

const LINK_OR_DEVICE = new Set([0o120000, 0o020000, 0o060000, 0o010000, 0o140000]);
const ENCRYPTED = 0x1 | 0x40 | 0x2000;

function faultOf(entry: Entry, name: string): ArchiveFault | undefined {
  if (validateFileName(name) !== null || /\p{Cc}/u.test(name)) return 'path';
  if (name.length > MAX_NAME_LENGTH) return 'nameTooLong';
  if (LINK_OR_DEVICE.has((entry.externalFileAttributes >>> 16) & 0o170000)) return 'link';
  if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) return 'encrypted';
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) return 'method';
  return undefined;
}

/** What computers add to an archive on their own. */
function isByTheWay(name: string): boolean {
  return name.startsWith('__MACOSX/') || /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|\._[^/]*)$/i.test(name);
}

function overlapping(entries: readonly ArchiveEntry[]): ArchiveEntry | undefined {
  const sorted = entries.toSorted((first, second) => first.offset - second.offset);
  return sorted.find((entry, position) => {
    const before = sorted[position - 1];
    return before !== undefined && before.offset + HEADER_BYTES + before.packedBytes > entry.offset;
  });
}

async function openZip(source: ArchiveSource): Promise<ZipFile | undefined> {
  return await new Promise((answer) => {
    const options = { lazyEntries: true, decodeStrings: false, autoClose: false } as const;
    fromRandomAccessReader(new WindowReader(source), source.bytes, options, (error, opened) =>
      answer(error ? undefined : opened),
    );
  });
}

async function* entriesOf(opened: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | undefined>((answer, fail) => {
      opened.once('entry', answer);
      opened.once('end', () => answer(undefined));
      opened.once('error', fail);
      opened.readEntry();
    });
    opened.removeAllListeners();
    if (!entry) return;
    yield entry;
  }
}

const WINDOW_BYTES = 1024 * 1024;

/** The list is read in small pieces that follow each other, so a window of it is kept. */
class WindowReader extends RandomAccessReader {
  readonly #source: ArchiveSource;
  #window: { readonly first: number; readonly bytes: Buffer } = { first: 0, bytes: Buffer.alloc(0) };

  readonly #readInto = callbackify(async (buffer: Buffer, offset: number, length: number, position: number) => {
    (await this.#part(position, length)).copy(buffer, offset);
  });

  constructor(source: ArchiveSource) {
    super();
    this.#source = source;
  }

  override _readStreamForRange(): Readable {
    throw new Error('Files are read by readEntry');
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#readInto(buffer, offset, length, position, callback);
  }

  async #part(position: number, length: number): Promise<Buffer> {
    if (length === 0) return Buffer.alloc(0);
    const { first, bytes } = this.#window;
    if (position < first || position + length > first + bytes.length) {
      const wanted = Math.min(Math.max(length, WINDOW_BYTES), this.#source.bytes - position);
      if (wanted < length) throw new RangeError('The list of an archive lies outside of it');
      this.#window = { first: position, bytes: await readBytes(this.#source, position, wanted) };
    }
    const at = position - this.#window.first;
    return this.#window.bytes.subarray(at, at + length);
  }
}
