import type { Schedule, Task } from '../../platform/jobs/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { clearNetworks } from './store.ts';

const FORGET_TASK = 'like.forget-networks';
const NETWORK_LIFE_MS = 30 * 24 * 3600 * 1000;

export const likeSchedules: readonly Schedule[] = [{ task: FORGET_TASK, at: '52 3 * * *' }];

export function likeTasks({ clock }: Pick<Parts, 'clock'>): Task[] {
  return [
    {
      name: FORGET_TASK,
      run: (_payload, { connection }) => clearNetworks(connection, new Date(clock.now().getTime() - NETWORK_LIFE_MS)),
    },
  ];
}
