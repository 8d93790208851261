import type { Schedule, Task } from '../../platform/jobs/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { deleteOldProofs } from './store.ts';

const SWEEP_TASK = 'captcha.sweep';

export const captchaSchedules: readonly Schedule[] = [{ task: SWEEP_TASK, at: '17 * * * *' }];

export function captchaTasks({ clock }: Pick<Parts, 'clock'>): Task[] {
  return [{ name: SWEEP_TASK, run: (_payload, { connection }) => deleteOldProofs(connection, clock.now()) }];
}
