import type { Schedule, Task } from '../../../platform/jobs/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { deleteExpiredUses, lockReleasedFiles } from './store.ts';

const releaseTask = 'order.release-downloads';

export const downloadSchedules: readonly Schedule[] = [{ task: releaseTask, at: '41 3 * * *' }];

export function downloadTasks({ database, clock }: Parts): Task[] {
  return [
    {
      name: releaseTask,
      run: () =>
        database.transaction(async (connection) => {
          const now = clock.now();
          await deleteExpiredUses(connection, now, await lockReleasedFiles(connection, now));
        }),
    },
  ];
}
