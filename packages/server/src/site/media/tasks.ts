import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Connection } from '../../platform/database/index.ts';
import type { JobQueue, Schedule, Task } from '../../platform/jobs/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { type FileStorage, storageOf } from '../../platform/storage/index.ts';
import { announceChange, subjectOf } from '../../platform/subjects/index.ts';
import type { Content } from './content/content.ts';
import { MAX_PIXELS } from './content/inspect-picture.ts';
import { originalKey, variantKey } from './content/keys.ts';
import { recordWidths, selectAssetsOf, selectContents } from './content/store.ts';
import { sweepContents } from './content/sweep.ts';
import { usefulWidths } from './widths.ts';

const makeWidthsTask = 'media.make-widths';
const sweepTask = 'media.sweep';

interface MakeWidths {
  readonly websiteId: string;
  readonly contentId: string;
}

export const mediaSchedules: readonly Schedule[] = [{ task: sweepTask, at: '17 4 * * *' }];

/**
 * One picture after the other: several at once would take all threads that Node reads files and packs pages with, and visitors of a
 * new shop were seen to wait ten seconds. Mails and payments keep their workers, too.
 */
export async function askForWidths(jobs: JobQueue, connection: Connection, widths: MakeWidths): Promise<void> {
  const key = `${makeWidthsTask}:${widths.contentId}`;
  await jobs.add(connection, makeWidthsTask, { ...widths }, { key, queue: makeWidthsTask });
}

export function mediaTasks(parts: Parts): (Task<MakeWidths> | Task)[] {
  return [makeWidths(parts), { name: sweepTask, run: () => sweepContents(parts) }];
}

/** Resizing takes up to a second per width, so it happens here and never while a visitor waits. */
function makeWidths({ config, database, log }: Parts): Task<MakeWidths> {
  const storage = storageOf(config);
  return {
    name: makeWidthsTask,
    run: async ({ websiteId, contentId }) => {
      const [content] = await selectContents(database, websiteId, [contentId]);
      const found = content && (await storage.get(originalKey(websiteId, contentId)));
      if (!content || found === undefined || typeof found === 'string') {
        log.warn({ websiteId, contentId }, 'no picture to make widths of');
        return;
      }
      const widths = usefulWidths(content);
      const areMade = await makeEach(storage, websiteId, content, await buffer(found.content), widths);
      if (!areMade) log.warn({ websiteId, contentId }, 'a picture is damaged');
      await database.transaction(async (connection) => {
        await recordWidths(connection, websiteId, contentId, areMade ? widths : [], areMade ? 'ready' : 'failed');
        const shown = await selectAssetsOf(connection, websiteId, contentId);
        await announceChange(connection, { websiteId, subjects: shown.map(subjectOf.asset) });
      });
    },
  };
}

/** False if the picture is damaged, as only unpacking it tells. */
async function makeEach(
  storage: FileStorage,
  websiteId: string,
  { id, contentType }: Content,
  original: Buffer,
  widths: readonly number[],
): Promise<boolean> {
  // Also a picture that is smaller than all widths is unpacked once.
  for (const width of widths.length > 0 ? widths : [1]) {
    const made = await resize(original, width, contentType);
    if (!made) return false;
    if (widths.length === 0) break;
    for (const { format, bytes } of made) {
      await storage.put(variantKey(websiteId, id, width, format), Readable.from([bytes]));
    }
  }
  return true;
}

/** AVIF is left out: it would save a quarter of WebP's bytes and cost ten times its processor time. */
async function resize(original: Buffer, width: number, contentType: string) {
  // Loaded with the first picture; a server that only shows pages does without it.
  const { default: sharp } = await import('sharp');
  // A picture takes one processor, so that the others are left to visitors.
  sharp.concurrency(1);
  const resized = sharp(original, { animated: false, limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  try {
    const webp = { format: 'webp', bytes: await resized.clone().webp({ quality: 80, effort: 3 }).toBuffer() } as const;
    if (contentType === 'image/webp') return [webp];
    return [webp, { format: 'same', bytes: await resized.clone().toBuffer() } as const];
  } catch {
    return undefined;
  }
}
