import { isSaleTime, nextSaleTurn } from '@awning/commerce';
import type { Schedule, Task } from '../../../platform/jobs/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { announceChange, subjectOf } from '../../../platform/subjects/index.ts';
import { lockTurningSale, updateSale } from './store.ts';

const turnName = 'catalogue.turn-sales';

export const saleSchedules: readonly Schedule[] = [{ task: turnName, at: '* * * * *' }];

/** Begins and ends sales at their moments. Pages, carts and lists read the result, so they all change together. */
export function turnSalesTask(parts: Pick<Parts, 'database' | 'clock'>): Task {
  return {
    name: turnName,
    async run() {
      // Sales that turn meanwhile are left to the next run, so that this one ends.
      const now = parts.clock.now();
      while (await turnNext(parts, now));
    },
  };
}

async function turnNext({ database }: Pick<Parts, 'database'>, now: Date): Promise<boolean> {
  return await database.transaction(async (connection) => {
    const sale = await lockTurningSale(connection, now);
    if (!sale) return false;
    await updateSale(connection, sale, isSaleTime(sale, now), nextSaleTurn(sale, now));
    const subjects = [subjectOf.product(sale.productId), subjectOf.list(sale.collectionId)];
    await announceChange(connection, { websiteId: sale.websiteId, subjects });
    return true;
  });
}
