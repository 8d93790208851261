import type { Connection } from '../database/index.ts';
import type { JobState, ListedJob } from './listed-job.ts';
import { rescheduleJob, selectJobs } from './store.ts';

export interface JobFilter {
  readonly state: JobState;
  readonly limit: number;
  /** The id of the last job of the page before. */
  readonly after?: string;
}

/** A website's jobs, newest first. `failed` ones have used up their attempts and stay until somebody retries them. */
export async function listJobs(connection: Connection, websiteId: string, filter: JobFilter): Promise<ListedJob[]> {
  return connection.run(selectJobs, [websiteId, filter.state, filter.after, filter.limit]);
}

/** Makes a failed job due now with all its attempts before it. False when there is no such job or it is running. */
export async function retryJob(connection: Connection, websiteId: string, id: string, now: Date): Promise<boolean> {
  if (!/^\d{1,18}$/.test(id)) return false;
  const found = await connection.run(rescheduleJob, [websiteId, id, now]);
  return found.length > 0;
}
