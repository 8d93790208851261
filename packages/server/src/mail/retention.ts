import { firstIdAt } from '../database/index.ts';
import type { Schedule, Task } from '../jobs/index.ts';
import type { Parts } from '../parts.ts';
import { readAllWebsites } from '../website/index.ts';
import { deleteMailsBefore } from './store.ts';

const SWEEP_TASK = 'mail.sweep';
/** Few enough that a statement is short. */
const BATCH_SIZE = 500;
const DAY_MS = 24 * 3600 * 1000;

export const mailSchedules: readonly Schedule[] = [{ task: SWEEP_TASK, at: '29 * * * *' }];

/** Every hour: mails go that are older than their website keeps them. One that still waits to be sent stays. */
export function mailSweepTask({ clock, database, log }: Pick<Parts, 'clock' | 'database' | 'log'>): Task {
  return {
    name: SWEEP_TASK,
    async run() {
      for (const { id, settings } of await readAllWebsites(database, log)) {
        const days = settings.mailRetentionDays;
        if (days === null) continue;
        const oldest = firstIdAt(new Date(clock.now().getTime() - days * DAY_MS));
        while ((await deleteMailsBefore(database, id, oldest, BATCH_SIZE)) === BATCH_SIZE);
      }
    },
  };
}
