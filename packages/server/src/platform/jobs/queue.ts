import type { Clock } from '../clock.ts';
import type { Connection } from '../database/index.ts';
import { addJob } from './store.ts';

export interface JobQueue {
  /** Stored by the connection's own transaction: it exists if that commits, and never if it rolls back. */
  add(connection: Connection, task: string, payload: JobPayload, options?: JobOptions): Promise<void>;
}

/** Plain JSON. A website's job carries its id, by which the back office finds it. */
type JobPayload = { readonly websiteId?: string } & Readonly<Record<string, unknown>>;

export interface JobOptions {
  /** A waiting job with the same key is replaced instead of joined by a second one. */
  readonly key?: string;
  readonly runAt?: Date;
  /** 25 when absent, with growing pauses over about three days. */
  readonly maxAttempts?: number;
  /**
   * Jobs of one queue run one after the other, in the order they were added, also when workers are killed. One that fails lets
   * the next ones pass while it waits for its next attempt. Few fixed names, never an id.
   */
  readonly queue?: string;
}

/**
 * Without a clock a job is due by the database's own time, which is the same for all processes; tests give theirs so that
 * a job is due by the clock they hold.
 */
export function createJobQueue(clock?: Clock): JobQueue {
  return {
    async add(connection, task, payload, { key, runAt, maxAttempts, queue } = {}) {
      const due = runAt ?? clock?.now();
      await connection.run(addJob, [task, JSON.stringify(payload), queue, due, maxAttempts, key]);
    },
  };
}
