import type { Answer } from '../api/client.ts';

type TaskName = keyof Answer<'GET /api/back-office/overview'>;

export interface Task {
  readonly name: TaskName;
  readonly count: number;
  readonly path: string;
}

const paths: Readonly<Record<TaskName, string>> = {
  failedJobs: '/config/settings/jobs',
  failedMails: '/config/settings/mail',
  heldMails: '/config/settings/mail',
};

/** What waits, the urgent first. What the member may not see comes as null and is no task of theirs. */
export function tasksFor(overview: Answer<'GET /api/back-office/overview'>): readonly Task[] {
  return (['failedJobs', 'failedMails', 'heldMails'] as const)
    .map((name) => ({ name, count: overview[name] ?? 0, path: paths[name] }))
    .filter((task) => task.count > 0);
}
