import type { Database } from '../../platform/database/index.ts';
import type { Parts } from '../../platform/parts.ts';
import type { Website } from '../../platform/website/index.ts';
import { deleteSums, lockFold, selectIsBehind, updateDay, upsertSums } from './store.ts';

/** Orders counted in one transaction: short enough that a dashboard which waits for it is not slow. */
const ORDERS_AT_ONCE = 2000;

/**
 * Counts sales that are not counted yet, in the website's time zone. Each transaction moves the sums together with the place up to
 * which they are counted, so that after a kill nothing is counted twice or left out. Returns whether everything is counted.
 */
export async function foldSales(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { id, settings: { timeZone } }: Pick<Website, 'id' | 'settings'>,
  maxSlices: number,
): Promise<boolean> {
  const now = clock.now();
  for (let slice = 0; slice < maxSlices; slice += 1) {
    if (!(await selectIsBehind(database, id, timeZone, now))) return true;
    await foldSlice(database, id, timeZone, now);
  }
  return !(await selectIsBehind(database, id, timeZone, now));
}

async function foldSlice(database: Database, websiteId: string, timeZone: string, now: Date): Promise<void> {
  await database.transaction(async (connection) => {
    const fold = await lockFold(connection, websiteId, timeZone, now);
    // The website was deleted meanwhile.
    if (!fold) return;
    if (fold.timeZone !== fold.wantedZone) {
      await deleteSums(connection, websiteId, fold);
      const next = { timeZone: fold.wantedZone, day: fold.today, lastNumber: 0n };
      return await upsertSums(connection, websiteId, next, ORDERS_AT_ONCE);
    }
    // Never back: a clock that is behind does not open a day again.
    const isNewDay = fold.day < fold.today;
    if (isNewDay) await updateDay(connection, websiteId, fold);
    await upsertSums(connection, websiteId, { ...fold, day: isNewDay ? fold.today : fold.day }, ORDERS_AT_ONCE);
  });
}
