import type { Schedule, Task } from '../../platform/jobs/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { readWebsiteById } from '../../platform/website/index.ts';
import { foldSales } from './fold.ts';
import { deleteCounted, selectWebsitesBehind } from './store.ts';

const foldName = 'sales.fold';

/** Slices of one website in one run, so that a shop that was just imported does not keep the others waiting for long. */
const MAX_SLICES = 100;

export const salesSchedules: readonly Schedule[] = [{ task: foldName, at: '* * * * *' }];

/** Counts sales in the background, so that a dashboard finds little left to count. */
export function foldTask(parts: Parts): Task {
  const { database, log } = parts;
  return {
    name: foldName,
    async run(_payload, { signal }) {
      for (const websiteId of await selectWebsitesBehind(database)) {
        if (signal.aborted) return;
        const website = await readWebsiteById(database, websiteId, log);
        if (website && (await foldSales(parts, website, MAX_SLICES))) await deleteCounted(database, websiteId);
      }
    },
  };
}
