import type { Clock } from '../clock.ts';
import type { Connection } from '../database/index.ts';
import { addJob } from './store.ts';

export interface JobQueue {
  /** The job is stored by the connection's own transaction: it exists if and only if that transaction commits. */
  add(connection: Connection, task: string, payload: JobPayload, options?: JobOptions): Promise<void>;
}

/** Plain JSON. A job of a website contains the website's id, by which the back office finds it. */
type JobPayload = { readonly websiteId?: string } & Readonly<Record<string, unknown>>;

export interface JobOptions {
  /** A waiting job with the same key is replaced. */
  readonly key?: string;
  readonly runAt?: Date;
  /** 25 by default, with growing pauses over about three days. */
  readonly maxAttempts?: number;
  /**
   * Jobs of one queue run one after the other, in the order they were added, even when workers are killed. While a
   * failed job waits for its next attempt, the following jobs run. Use few fixed names, never an id.
   */
  readonly queue?: string;
}

/**
 * Without a clock, jobs are due by the database's time, which is the same for all processes. Tests pass their own
 * clock.
 */
export function createJobQueue(clock?: Clock): JobQueue {
  return {
    async add(connection, task, payload, { key, runAt, maxAttempts, queue } = {}) {
      const due = runAt ?? clock?.now();
      await connection.run(addJob, [task, JSON.stringify(payload), queue, due, maxAttempts, key]);
    },
  };
}
