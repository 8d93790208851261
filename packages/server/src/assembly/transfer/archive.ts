import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, unlink } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { systemCode } from '../../platform/system-code.ts';
import { ignoreAbsent } from './arrival.ts';
import { type ByteReader, createByteReader } from './byte-reader.ts';
import { transferMessages } from './messages.ts';
import { TransferRefusal } from './outcome.ts';
import { type EntryDescription, readDescription } from './schema.ts';

/**
 * An export is one gzip stream: the line `awning export 1`, then entries. An entry is a line of JSON that describes it,
 * and its content in chunks: four bytes with the length (big endian) and that many bytes, until a chunk of length 0.
 * The last entry is `{"kind":"end"}`. Chunks have fixed lengths and no times are stored, so that equal contents give
 * equal files.
 */
export interface Entry<Description = EntryDescription> {
  readonly description: Description;
  readonly content: AsyncIterable<Buffer>;
}

const firstLine = 'awning export 1';
const endLine = '{"kind":"end"}';
const CHUNK_BYTES = 64 * 1024;
/** The chunk size of gzip; its default of 16 kB costs more in calls than in compression. */
const STREAM_CHUNK_BYTES = 256 * 1024;

/** Writes under another name first, so that an interrupted export is never mistaken for a complete one. */
export async function writeArchive(file: string, entries: AsyncIterable<Entry>): Promise<void> {
  const unfinished = `${file}.part`;
  try {
    // An interrupted export, or another file of that name: writing into it would keep its mode and owner.
    await unlink(unfinished).catch(ignoreAbsent);
    // Only the owner may read it: it contains addresses, orders, password hashes and the secret.
    const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
    await once(target, 'open');
    await pipeline(Readable.from(archiveBytes(entries)), createGzip({ chunkSize: STREAM_CHUNK_BYTES }), target);
    await rename(unfinished, file);
  } catch (error) {
    const code = systemCode(error);
    if (code !== 'EEXIST') await unlink(unfinished).catch(() => undefined);
    if (['ENOENT', 'EACCES', 'EEXIST', 'EPERM', 'EROFS', 'ENOSPC', 'EISDIR', 'ENOTDIR'].includes(code)) {
      throw new TransferRefusal(transferMessages.cannotWrite(file, code));
    }
    throw error;
  }
}

async function* archiveBytes(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  yield Buffer.from(`${firstLine}\n`);
  for await (const { description, content } of entries) {
    yield Buffer.from(`${JSON.stringify(description)}\n`);
    for await (const piece of inPieces(content)) yield Buffer.concat([lengthOf(piece), piece]);
    yield lengthOf(Buffer.alloc(0));
  }
  yield Buffer.from(`${endLine}\n`);
}

async function* inPieces(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < CHUNK_BYTES) continue;
    const whole = Buffer.concat(waiting);
    const rest = whole.length % CHUNK_BYTES;
    for (let start = 0; start < whole.length - rest; start += CHUNK_BYTES) {
      yield whole.subarray(start, start + CHUNK_BYTES);
    }
    waiting = [whole.subarray(whole.length - rest)];
    bytes = rest;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

function lengthOf(piece: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
}

/** Yields the entries in order. A damaged file is refused at the latest when its end is reached. */
export async function* readArchive(
  file: string,
  read: (bytes: number) => void = () => undefined,
): AsyncGenerator<Entry> {
  const reader = await openReader(file, read);
  try {
    yield* entriesOf(reader, file);
  } catch (error) {
    throw isDamage(error) ? new TransferRefusal(transferMessages.damaged(file)) : error;
  } finally {
    reader.close();
  }
}

async function openReader(file: string, read: (bytes: number) => void): Promise<ByteReader> {
  const source = createReadStream(file, { highWaterMark: 256 * 1024 });
  await once(source, 'open').catch((error: unknown) => {
    throw new TransferRefusal(transferMessages.cannotRead(file, systemCode(error)));
  });
  source.on('data', (chunk) => read(chunk.length));
  const gunzip = createGunzip({ chunkSize: STREAM_CHUNK_BYTES });
  source.on('error', (error) => gunzip.destroy(error));
  return createByteReader(source.pipe(gunzip), () => source.destroy());
}

async function* entriesOf(reader: ByteReader, file: string): AsyncGenerator<Entry> {
  const first = await reader.line(100).catch(() => '');
  if (first !== firstLine) throw new TransferRefusal(transferMessages.notAnExport(file));
  for (;;) {
    const line = await reader.line(1_000_000);
    if (line === endLine) break;
    const content = pieces(reader);
    yield { description: readDescription(line), content };
    await skip(content);
  }
  await reader.end();
}

/** Skips what the caller did not read. */
async function skip(content: AsyncGenerator<Buffer>): Promise<void> {
  while ((await content.next()).done !== true);
}

async function* pieces(reader: ByteReader): AsyncGenerator<Buffer> {
  for (;;) {
    const length = (await reader.exactly(4)).readUInt32BE();
    if (length === 0) return;
    if (length > CHUNK_BYTES) throw new SyntaxError('A piece is too long');
    yield await reader.exactly(length);
  }
}

/** The errors of a damaged file: the checksum of gzip, an early end, or lines that describe nothing. */
function isDamage(error: unknown): boolean {
  return error instanceof SyntaxError || systemCode(error).startsWith('Z_');
}
