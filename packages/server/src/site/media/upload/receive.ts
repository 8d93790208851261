import { createHash } from 'node:crypto';
import { bytesPerMegabyte } from '@awning/formats';
import { newId } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { type FileStorage, storageOf } from '../../../platform/storage/index.ts';
import { inspectPicture } from '../content/inspect-picture.ts';
import { originalKey } from '../content/keys.ts';
import type { NewContent } from '../content/store.ts';
import { cleanSvg, type PictureSize } from './clean-svg.ts';
import { type AssetKind, type FoundKind, HEAD_BYTES, kindOf } from './kind.ts';
import { type UploadRefusal, UploadRefused } from './refusal.ts';
import { scanPicture } from './scan-picture.ts';

export interface Arriving {
  readonly source: AsyncIterable<Uint8Array>;
  /** What the sender says that is coming; refuses a file that is too large before it has arrived. */
  readonly expectedBytes?: number | undefined;
  /** The only kind that is wanted; a photo is a picture made of points, for what strangers send. */
  readonly wanted?: AssetKind | 'photo' | undefined;
}

export type ReceivedFile =
  | { readonly ok: true; readonly content: NewContent; readonly found: FoundKind }
  | { readonly ok: false; readonly refusal: UploadRefusal };

type ReceiveParts = Pick<Parts, 'config' | 'clock'>;

/**
 * Puts a file into the storage while it arrives. It counts once its content is written into the database; the caller discards it if
 * that does not happen, and the sweep finds what nobody discarded.
 */
export async function receiveFile(
  { config, clock }: ReceiveParts,
  websiteId: string,
  arriving: Arriving,
): Promise<ReceivedFile> {
  const storage = storageOf(config);
  const id = newId(clock);
  const key = originalKey(websiteId, id);
  try {
    const { head, rest } = await beginning(arriving.source);
    const found = kindOf(head);
    if (!found || !isWanted(found, arriving.wanted)) return wrongKind;
    const limitBytes = limitOf(config.uploadLimits, found.kind) * bytesPerMegabyte;
    if ((arriving.expectedBytes ?? 0) > limitBytes) return { ok: false, refusal: { reason: 'tooLarge', limitBytes } };
    const counted = countBytes(rest, limitBytes);
    let drawn: PictureSize | undefined;
    const checked =
      found.contentType === svgType ? cleanSvg(counted, (size) => void (drawn = size)) : checkedBytes(found, counted);
    const sum = summing(checked);
    await storage.put(key, sum.content);
    const isPicture = found.kind === 'image';
    const inspected = isPicture && !drawn ? await inspectOrDiscard(storage, key, found) : undefined;
    const size = drawn ?? inspected?.size;
    if (isPicture && !size) {
      await storage.delete([key]);
      return wrongKind;
    }
    const { kind, contentType } = found;
    const state = isPicture && contentType !== svgType ? 'waiting' : 'ready';
    const { width = null, height = null } = size ?? {};
    const kept = inspected?.rewritten ?? sum.result();
    return { ok: true, found, content: { id, kind, contentType, ...kept, width, height, state } };
  } catch (error) {
    if (error instanceof UploadRefused) return { ok: false, refusal: error.refusal };
    throw error;
  }
}

async function inspectOrDiscard(storage: FileStorage, key: string, { contentType }: FoundKind) {
  try {
    return await inspectPicture(storage, key, contentType);
  } catch (error) {
    await storage.delete([key]);
    throw error;
  }
}

/** Deletes a received file that came to nothing. */
export async function discard(storage: FileStorage, websiteId: string, contentId: string): Promise<void> {
  await storage.delete([originalKey(websiteId, contentId)]);
}

const svgType = 'image/svg+xml';
const wrongKind: ReceivedFile = { ok: false, refusal: { reason: 'wrongKind' } };

function isWanted({ kind, contentType }: FoundKind, wanted: Arriving['wanted']): boolean {
  if (wanted === 'photo') return kind === 'image' && contentType !== svgType;
  return wanted === undefined || kind === wanted;
}

function limitOf(limits: Parts['config']['uploadLimits'], kind: AssetKind): number {
  return kind === 'image' || kind === 'audio' ? limits[kind] : limits.file;
}

function checkedBytes({ kind }: FoundKind, bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return kind === 'image' ? scanPicture(bytes) : bytes;
}

/** Enough of the beginning to tell the kind, and everything once more. */
async function beginning(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]();
  const arrived = () =>
    iterator.next().catch(() => {
      throw new UploadRefused({ reason: 'incomplete' });
    });
  const taken: Uint8Array[] = [];
  let bytes = 0;
  while (bytes < HEAD_BYTES) {
    const next = await arrived();
    if (next.done) break;
    taken.push(next.value);
    bytes += next.value.length;
  }
  async function* rest(): AsyncGenerator<Uint8Array> {
    yield* taken.splice(0);
    for (let next = await arrived(); !next.done; next = await arrived()) yield next.value;
  }
  return { head: Buffer.concat(taken).subarray(0, HEAD_BYTES), rest: rest() };
}

async function* countBytes(source: AsyncIterable<Uint8Array>, limitBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > limitBytes) throw new UploadRefused({ reason: 'tooLarge', limitBytes });
    yield chunk;
  }
}

/** Passes the bytes on and knows their number and checksum in the end. */
function summing(source: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  let byteSize = 0;
  async function* content(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      hash.update(chunk);
      byteSize += chunk.length;
      yield chunk;
    }
  }
  return { content: content(), result: () => ({ byteSize, checksum: hash.digest('hex') }) };
}
