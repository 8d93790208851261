import type { Schedule, Task } from '../../platform/jobs/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { sendingSchedules, sendingTasks } from './sending/tasks.ts';
import { deleteOld } from './store.ts';

const FORGET_TASK = 'restock.forget';
const DAY_MS = 24 * 3600 * 1000;
const MAX_WAITING_DAYS = 365;
/** Long enough that the link to leave works as long as the mail is found. */
const TOLD_DAYS = 90;

export const restockSchedules: readonly Schedule[] = [...sendingSchedules, { task: FORGET_TASK, at: '47 3 * * *' }];

// oxlint-disable-next-line typescript/no-explicit-any -- tasks of different payloads stand in one list
export function restockTasks(parts: Parts): Task<any>[] {
  return [...sendingTasks(parts), forgetTask(parts)];
}

function forgetTask({ clock }: Pick<Parts, 'clock'>): Task {
  return {
    name: FORGET_TASK,
    async run(_payload, { connection }) {
      const now = clock.now();
      const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
      await deleteOld(connection, { now, waitedSince: daysAgo(MAX_WAITING_DAYS), toldBefore: daysAgo(TOLD_DAYS) });
    },
  };
}
