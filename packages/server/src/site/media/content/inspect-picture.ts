import { buffer } from 'node:stream/consumers';
import type { FileStorage } from '../../../platform/storage/index.ts';
import { createTurns } from '../../../platform/turns.ts';
import type { PictureSize } from '../upload/clean-svg.ts';

/** The size of a stored picture as it is seen, or `undefined` if it is none or unpacks to too much. */
export async function inspectPicture(
  storage: FileStorage,
  key: string,
  contentType: string,
): Promise<PictureSize | undefined> {
  return await inTurn(async () => {
    const found = await storage.get(key);
    if (typeof found === 'string') throw new Error(`The file ${key} is gone before it was looked at`);
    const { default: sharp } = await import('sharp');
    try {
      const bytes = await buffer(found.content);
      const { format, width, height, autoOrient } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
      return formatTypes.get(format) === contentType && width * height <= MAX_PIXELS ? autoOrient : undefined;
    } catch {
      // sharp throws for whatever it cannot read; to the person it is simply not a picture.
      return undefined;
    }
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
