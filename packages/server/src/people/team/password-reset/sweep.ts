import type { Schedule, Task } from '../../../platform/jobs/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { deleteExpiredResets } from './store.ts';

const SWEEP_TASK = 'team.sweep-password-resets';

export const resetSchedules: readonly Schedule[] = [{ task: SWEEP_TASK, at: '37 * * * *' }];

export function resetSweep({ clock }: Pick<Parts, 'clock'>): Task {
  return { name: SWEEP_TASK, run: (_payload, { connection }) => deleteExpiredResets(connection, clock.now()) };
}
