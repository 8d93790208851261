import type { Schedule, Task } from '../../platform/jobs/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { deleteUnread } from './store.ts';

const FORGET_TASK = 'comment.forget-unread';
const DAY_MS = 24 * 3600 * 1000;
const SPAM_LIFE_DAYS = 30;
const PENDING_LIFE_DAYS = 180;

export const commentSchedules: readonly Schedule[] = [{ task: FORGET_TASK, at: '56 3 * * *' }];

export function commentTasks({ clock }: Pick<Parts, 'clock'>): Task[] {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  return [
    {
      name: FORGET_TASK,
      run: (_payload, { connection }) =>
        deleteUnread(connection, { spam: before(SPAM_LIFE_DAYS), pending: before(PENDING_LIFE_DAYS) }),
    },
  ];
}
