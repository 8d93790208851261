import type { Connection } from '../../platform/database/index.ts';
import type { JobQueue, Task } from '../../platform/jobs/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { announceChange, subjectOf } from '../../platform/subjects/index.ts';
import { originalFile, type VariantFormat, variantFile, writeWhole } from './files.ts';
import { readAssets, recordMadeWidths } from './store.ts';
import { usefulWidths } from './widths.ts';

const makeVariantsTask = 'images.make-variants';

interface MakeVariants {
  readonly websiteId: string;
  readonly assetId: string;
}

/**
 * One picture after the other: several at once would take all threads that Node reads files and packs pages with, and visitors of a
 * new shop were seen to wait ten seconds. Mails and payments keep their workers, too.
 */
export async function askForVariants(jobs: JobQueue, connection: Connection, variants: MakeVariants): Promise<void> {
  const key = `${makeVariantsTask}:${variants.assetId}`;
  await jobs.add(connection, makeVariantsTask, { ...variants }, { key, queue: makeVariantsTask });
}

/** Resizing takes up to a second per width, so it happens here and never while a visitor waits. */
export function imageTasks({ config, database, log }: Parts): Task<MakeVariants>[] {
  return [
    {
      name: makeVariantsTask,
      run: async ({ websiteId, assetId }) => {
        const [asset] = await readAssets(database, websiteId, [assetId]);
        if (asset?.width == null) {
          log.warn({ websiteId, assetId }, 'no picture to make widths of');
          return;
        }
        const original = originalFile(config.dataFolder, websiteId, assetId);
        const widths = usefulWidths(asset.width);
        for (const width of widths) {
          await makeWidth(original, width, asset.contentType, (format) =>
            variantFile(config.dataFolder, websiteId, assetId, width, format),
          );
        }
        await database.transaction(async (connection) => {
          await recordMadeWidths(connection, websiteId, assetId, widths);
          await announceChange(connection, { websiteId, subjects: [subjectOf.asset(assetId)] });
        });
      },
    },
  ];
}

/** AVIF is left out: it would save a quarter of WebP's bytes and cost ten times its processor time. */
async function makeWidth(
  original: string,
  width: number,
  contentType: string,
  file: (format: VariantFormat) => string,
): Promise<void> {
  // Loaded with the first picture; a server that only shows pages does without it.
  const { default: sharp } = await import('sharp');
  // A picture takes one processor, so that the others are left to visitors.
  sharp.concurrency(1);
  const resized = sharp(original, { animated: false }).autoOrient().resize({ width, withoutEnlargement: true });
  await writeWhole(file('webp'), await resized.clone().webp({ quality: 80, effort: 3 }).toBuffer());
  if (contentType !== 'image/webp') {
    await writeWhole(file('same'), await resized.clone().toBuffer());
  }
}
