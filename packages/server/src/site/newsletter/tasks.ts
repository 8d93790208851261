import type { Schedule, Task } from '../../platform/jobs/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { deleteUnconfirmed } from './store.ts';

const FORGET_TASK = 'newsletter.forget-unconfirmed';

export const newsletterSchedules: readonly Schedule[] = [{ task: FORGET_TASK, at: '41 3 * * *' }];

export function newsletterTasks({ clock }: Pick<Parts, 'clock'>): Task[] {
  return [{ name: FORGET_TASK, run: (_payload, { connection }) => deleteUnconfirmed(connection, clock.now()) }];
}
