import type { Feature } from '../feature.ts';
import { jobSchedules, jobSweepTask } from './sweep.ts';

export const jobsFeature: Feature = {
  name: 'jobs',
  tasks: (parts) => [jobSweepTask(parts)],
  schedules: jobSchedules,
};
