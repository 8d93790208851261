import type { Schedule, Task } from '../../platform/jobs/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { deleteOldCarts } from './store.ts';

const expireTask = 'cart.expire';

/** After the last change, for a visitor's cart (its cookie lasts 14 days) and for an account's. */
const cartLives = { visitorDays: 30, userDays: 90 } as const;

const BATCH_SIZE = 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

export const cartSchedules: readonly Schedule[] = [{ task: expireTask, at: '17 * * * *' }];

export function cartTasks({ clock }: Parts): readonly Task[] {
  return [
    {
      name: expireTask,
      async run(_payload, { connection, signal }) {
        const now = clock.now().getTime();
        const visitorsBefore = new Date(now - cartLives.visitorDays * DAY_MS);
        const usersBefore = new Date(now - cartLives.userDays * DAY_MS);
        let deleted = BATCH_SIZE;
        while (deleted === BATCH_SIZE && !signal.aborted) {
          deleted = await deleteOldCarts(connection, { visitorsBefore, usersBefore, limit: BATCH_SIZE });
        }
      },
    },
  ];
}
