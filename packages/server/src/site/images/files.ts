import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Where the files of a website lie: `files/<website>/<asset>/original` and `500w.webp` beside it. Both ids are UUIDs that the
 * program made, so nothing a visitor types becomes part of a path.
 */
function assetFolder(dataFolder: string, websiteId: string, assetId: string): string {
  return join(dataFolder, 'files', websiteId, assetId);
}

export function originalFile(dataFolder: string, websiteId: string, assetId: string): string {
  return join(assetFolder(dataFolder, websiteId, assetId), 'original');
}

export type VariantFormat = 'webp' | 'same';

/** `webp` for browsers that say they take it, `same` in the kind of the original for the others. */
export function variantFile(
  dataFolder: string,
  websiteId: string,
  assetId: string,
  width: number,
  format: VariantFormat,
): string {
  return join(assetFolder(dataFolder, websiteId, assetId), format === 'webp' ? `${width}w.webp` : `${width}w`);
}

/** Writes beside the place and moves into it, so that a reader never sees half a file. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  const unfinished = `${file}.${process.pid}.part`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
