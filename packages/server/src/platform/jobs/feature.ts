import type { Feature } from '../feature.ts';
import { MAX_COUNTED } from '../to-do.ts';
import { listJobs } from './job-list.ts';
import { jobSchedules, jobSweepTask } from './sweep.ts';

export const jobsFeature: Feature = {
  name: 'jobs',
  tasks: (parts) => [jobSweepTask(parts)],
  schedules: jobSchedules,
  toDos: [
    {
      name: 'failedJobs',
      right: 'jobs.read',
      isUrgent: true,
      count: async (connection, websiteId) =>
        (await listJobs(connection, websiteId, { state: 'failed', limit: MAX_COUNTED })).length,
    },
  ],
};
