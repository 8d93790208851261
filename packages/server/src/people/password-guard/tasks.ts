import type { Schedule, Task } from '../../platform/jobs/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { deleteOldTries } from './store.ts';

const SWEEP_TASK = 'password-guard.sweep';

export const passwordGuardSchedules: readonly Schedule[] = [{ task: SWEEP_TASK, at: '*/10 * * * *' }];

export function passwordGuardTasks({ clock }: Pick<Parts, 'clock'>): Task[] {
  return [{ name: SWEEP_TASK, run: (_payload, { connection }) => deleteOldTries(connection, clock.now()) }];
}
