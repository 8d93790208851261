import { firstIdAt } from '../database/index.ts';
import type { Schedule, Task } from '../jobs/index.ts';
import type { Parts } from '../parts.ts';
import { readAllWebsites } from '../website/index.ts';
import { deleteGoodbyesBefore, deleteMailsBefore } from './store.ts';

const SWEEP_TASK = 'mail.sweep';
/** Few enough that a statement is short. */
const BATCH_SIZE = 500;
const DAY_MS = 24 * 3600 * 1000;
/** Long enough to see whether it arrived. */
const GOODBYE_DAYS = 7;

export const mailSchedules: readonly Schedule[] = [{ task: SWEEP_TASK, at: '29 * * * *' }];

/**
 * Every hour: mails go that are older than their website keeps them, and those that said goodbye to a deleted account. One that
 * still waits to be sent stays.
 */
export function mailSweepTask({ clock, database, log }: Pick<Parts, 'clock' | 'database' | 'log'>): Task {
  return {
    name: SWEEP_TASK,
    async run() {
      const daysAgo = (days: number) => firstIdAt(new Date(clock.now().getTime() - days * DAY_MS));
      for (const { id, settings } of await readAllWebsites(database, log)) {
        await deleteGoodbyesBefore(database, id, daysAgo(GOODBYE_DAYS));
        if (settings.mailRetentionDays === null) continue;
        const oldest = daysAgo(settings.mailRetentionDays);
        while ((await deleteMailsBefore(database, id, oldest, BATCH_SIZE)) === BATCH_SIZE);
      }
    },
  };
}
