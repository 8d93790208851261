import { firstIdAt } from '../database/index.ts';
import type { Schedule, Task } from '../jobs/index.ts';
import type { Parts } from '../parts.ts';
import { readAllWebsites } from '../website/index.ts';
import { deleteKindsBefore, deleteMailsBefore } from './store.ts';

const SWEEP_TASK = 'mail.sweep';
/** Small enough that each statement is short. */
const BATCH_SIZE = 500;
const DAY_MS = 24 * 3600 * 1000;
/** Long enough to check that it arrived. */
const GOODBYE_DAYS = 7;
/** Mails that any stranger can cause and that are useless once their link has expired (D-173). */
const strangersKinds = [
  'newsletter-confirm',
  'restock-confirm',
  'site-user-already-there',
  'site-user-confirm',
  'site-user-password-reset',
  'team-password-reset',
];
const STRANGERS_DAYS = 30;

export const mailSchedules: readonly Schedule[] = [{ task: SWEEP_TASK, at: '29 * * * *' }];

/**
 * Runs hourly and deletes mails that are older than their website keeps them, goodbye mails to deleted accounts, and
 * mails that strangers have caused. A mail that still waits to be sent is kept.
 */
export function mailSweepTask({ clock, database, log }: Pick<Parts, 'clock' | 'database' | 'log'>): Task {
  return {
    name: SWEEP_TASK,
    async run() {
      const daysAgo = (days: number) => firstIdAt(new Date(clock.now().getTime() - days * DAY_MS));
      for (const { id, settings } of await readAllWebsites(database, log)) {
        await deleteKindsBefore(database, id, ['site-user-deleted'], daysAgo(GOODBYE_DAYS));
        await deleteKindsBefore(database, id, strangersKinds, daysAgo(STRANGERS_DAYS));
        if (settings.mailRetentionDays === null) continue;
        const oldest = daysAgo(settings.mailRetentionDays);
        while ((await deleteMailsBefore(database, id, oldest, BATCH_SIZE)) === BATCH_SIZE);
      }
    },
  };
}
