import { expect, it } from 'vitest';
import { tasksFor } from './tasks.ts';

it('names what waits, the urgent first, and neither nothing nor what is hidden', () => {
  const tasks = tasksFor({ heldMails: 3, failedMails: 0, failedJobs: 1 });

  expect(tasks).toEqual([
    { name: 'failedJobs', count: 1, path: '/config/settings/jobs' },
    { name: 'heldMails', count: 3, path: '/config/settings/mail' },
  ]);
  expect(tasksFor({ heldMails: null, failedMails: null, failedJobs: null })).toEqual([]);
});
