import type { Connection } from '../database/index.ts';
import type { JobState, ListedJob } from './listed-job.ts';
import { rescheduleJob, selectJobs } from './store.ts';

export interface JobFilter {
  readonly state: JobState;
  readonly limit: number;
  /** The id of the last job on the previous page. */
  readonly after?: string;
}

/** Returns a website's jobs, newest first. `failed` jobs have used all attempts and stay until they are retried. */
export async function listJobs(connection: Connection, websiteId: string, filter: JobFilter): Promise<ListedJob[]> {
  return connection.run(selectJobs, [websiteId, filter.state, filter.after, filter.limit]);
}

/** Makes a failed job due now and resets its attempts. Returns false if there is no such job or it is running. */
export async function retryJob(connection: Connection, websiteId: string, id: string, now: Date): Promise<boolean> {
  if (!/^\d{1,18}$/.test(id)) return false;
  const found = await connection.run(rescheduleJob, [websiteId, id, now]);
  return found.length > 0;
}
