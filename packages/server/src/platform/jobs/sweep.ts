import type { Connection } from '../database/index.ts';
import type { Parts } from '../parts.ts';
import { deleteFailedJobs } from './store.ts';
import type { Schedule, Task } from './task.ts';

const SWEEP_TASK = 'jobs.sweep';
/** Long enough for the team to see a failed job and retry it. */
const KEPT_DAYS = 30;
/** Small enough that each statement is short. */
const BATCH_SIZE = 500;

export const jobSchedules: readonly Schedule[] = [{ task: SWEEP_TASK, at: '43 3 * * *' }];

/** Runs daily and deletes jobs that failed for good long ago. A job that succeeds is deleted at once. */
export function jobSweepTask({ clock }: Pick<Parts, 'clock'>): Task {
  return {
    name: SWEEP_TASK,
    async run(_payload, { connection }) {
      const before = new Date(clock.now().getTime() - KEPT_DAYS * 24 * 3_600_000);
      while ((await deleteOldFailedJobs(connection, before)) === BATCH_SIZE);
    },
  };
}

async function deleteOldFailedJobs(connection: Connection, before: Date): Promise<number> {
  return (await connection.run(deleteFailedJobs, [before, BATCH_SIZE])).length;
}
