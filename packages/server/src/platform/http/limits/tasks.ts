import type { Schedule, Task } from '../../jobs/index.ts';
import type { Parts } from '../../parts.ts';
import { deleteOldCounts } from './store.ts';

const SWEEP_TASK = 'http.sweep-rate-limits';

export const httpSchedules: readonly Schedule[] = [{ task: SWEEP_TASK, at: '*/10 * * * *' }];

/** Deletes old counts in the database; a single process keeps its counts in memory. */
export function httpTasks({ clock }: Pick<Parts, 'clock'>): Task[] {
  return [{ name: SWEEP_TASK, run: (_payload, { connection }) => deleteOldCounts(connection, clock.now()) }];
}
