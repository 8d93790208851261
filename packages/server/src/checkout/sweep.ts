import type { Schedule, Task } from '../jobs/index.ts';
import type { Parts } from '../parts.ts';
import { settleLeftOpen } from './settle.ts';
import { pruneIdempotency, selectOpenAttempts } from './store.ts';

const sweepTask = 'checkout.sweep';

/** Longer than a provider may take to answer, so that a checkout under way is left alone. */
const leftOpenSeconds = 45;
const batch = 100;
const keptHours = 24;

export const checkoutSchedules: readonly Schedule[] = [{ task: sweepTask, at: '* * * * *' }];

/** Settles what a crash left open: every charge ends as an order or is taken back, and held stock is free again. */
export function checkoutTasks(parts: Parts): readonly Task[] {
  return [
    {
      name: sweepTask,
      async run() {
        const now = parts.clock.now().getTime();
        await pruneIdempotency(parts.database, new Date(now - keptHours * 3_600_000));
        const open = await selectOpenAttempts(parts.database, new Date(now - leftOpenSeconds * 1000), batch);
        for (const { websiteId, orderId } of open) await settleAlone(parts, websiteId, orderId);
      },
    },
  ];
}

/** One that cannot be settled now, because its provider does not answer, must not keep the others waiting. */
async function settleAlone(parts: Parts, websiteId: string, orderId: string): Promise<void> {
  try {
    await settleLeftOpen(parts, websiteId, orderId);
  } catch (error) {
    parts.log.error({ err: error, websiteId, orderId }, 'A checkout that was left open could not be settled yet');
  }
}
