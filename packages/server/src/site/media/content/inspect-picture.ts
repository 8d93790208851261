import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStorage } from '../../../platform/storage/index.ts';
import { createTurns } from '../../../platform/turns.ts';
import type { PictureSize } from '../upload/clean-svg.ts';
import { removePosition } from '../upload/remove-position.ts';

/** A stored picture: its size as it is seen, and what has become of its bytes if the place where it was taken stood in them. */
export interface InspectedPicture {
  readonly size: PictureSize;
  readonly rewritten?: { readonly byteSize: number; readonly checksum: string } | undefined;
}

/** Looks at a stored picture and takes out where it was taken; `undefined` if it is none or unpacks to too much. */
export async function inspectPicture(
  storage: FileStorage,
  key: string,
  contentType: string,
): Promise<InspectedPicture | undefined> {
  return await inTurn(async () => {
    const found = await storage.get(key);
    if (typeof found === 'string') throw new Error(`The file ${key} is gone before it was looked at`);
    const { default: sharp } = await import('sharp');
    const bytes = await buffer(found.content);
    // sharp throws for whatever it cannot read; to the person it is simply not a picture.
    const read = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .metadata()
      .catch(() => undefined);
    if (!read || formatTypes.get(read.format) !== contentType || read.width * read.height > MAX_PIXELS) {
      return undefined;
    }
    const cleaned = removePosition(bytes, contentType);
    if (!cleaned) return { size: read.autoOrient };
    await storage.put(key, Readable.from([cleaned]));
    const checksum = createHash('sha256').update(cleaned).digest('hex');
    return { size: read.autoOrient, rewritten: { byteSize: cleaned.length, checksum } };
  });
}

/** A picture of 50 million points takes 200 MB unpacked; larger ones are taken for an attack. */
export const MAX_PIXELS = 50_000_000;

/** One picture in memory at a time. */
const inTurn = createTurns(1);

const formatTypes: ReadonlyMap<string | undefined, string> = new Map([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
  ['avif', 'image/avif'],
  ['heif', 'image/avif'],
]);
