export { listJobs, retryJob } from './job-list.ts';
export { type JobState, jobStates, type ListedJob } from './listed-job.ts';
export { createJobQueue, type JobOptions, type JobQueue } from './queue.ts';
export type { Schedule, Task } from './task.ts';
export { startWorker, type Worker } from './worker.ts';
