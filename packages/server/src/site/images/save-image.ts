import { type Connection, newId } from '../../platform/database/index.ts';
import type { Parts } from '../../platform/parts.ts';
import type { AssetTexts } from './asset.ts';
import { originalFile, writeWhole } from './files.ts';
import { insertAsset } from './store.ts';
import { askForVariants } from './tasks.ts';

export interface NewImage {
  readonly filename: string;
  readonly bytes: Uint8Array;
  readonly texts?: AssetTexts;
  readonly focalPoint?: { readonly x: number; readonly y: number };
}

export type SavedImage =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly reason: 'not-an-image' };

/** Keeps the original on disk and lets a job make the widths. Vector drawings are refused: they can carry scripts. */
export async function saveImage(
  { config, clock, jobs }: Pick<Parts, 'config' | 'clock' | 'jobs'>,
  connection: Connection,
  websiteId: string,
  image: NewImage,
): Promise<SavedImage> {
  const description = await describe(image.bytes);
  if (description === undefined) {
    return { ok: false, reason: 'not-an-image' };
  }
  const id = newId(clock);
  await writeWhole(originalFile(config.dataFolder, websiteId, id), image.bytes);
  await insertAsset(connection, websiteId, clock.now(), {
    id,
    filename: image.filename,
    ...description,
    byteSize: image.bytes.byteLength,
    focalX: image.focalPoint?.x ?? 0.5,
    focalY: image.focalPoint?.y ?? 0.5,
    texts: image.texts ?? {},
    madeWidths: [],
  });
  await askForVariants(jobs, connection, { websiteId, assetId: id });
  return { ok: true, id };
}

async function describe(
  bytes: Uint8Array,
): Promise<{ contentType: string; width: number; height: number } | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    const { format, autoOrient } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
    const contentType = contentTypes.get(format);
    return contentType === undefined ? undefined : { contentType, ...autoOrient };
  } catch {
    // sharp throws for whatever it cannot read; to the person it is simply not a picture.
    return undefined;
  }
}

/** A picture of 100 million points takes 400 MB unpacked; larger ones are taken for an attack. */
const maxPixels = 100_000_000;

const contentTypes: ReadonlyMap<string | undefined, string> = new Map([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
  ['avif', 'image/avif'],
  ['heif', 'image/avif'],
]);
