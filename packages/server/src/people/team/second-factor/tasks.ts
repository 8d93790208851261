import type { Schedule, Task } from '../../../platform/jobs/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { deleteEnded } from './store.ts';

const SWEEP_TASK = 'team.sweep';

export const secondFactorSchedules: readonly Schedule[] = [{ task: SWEEP_TASK, at: '*/10 * * * *' }];

export function secondFactorTasks({ clock }: Pick<Parts, 'clock'>): Task[] {
  return [{ name: SWEEP_TASK, run: (_payload, { connection }) => deleteEnded(connection, clock.now()) }];
}
