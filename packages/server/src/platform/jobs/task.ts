import type { Connection } from '../database/index.ts';

/**
 * Work that runs after the request that caused it. A job may run more than once (its worker may be killed after the
 * work but before recording it), so a task must be safe to repeat.
 */
export interface Task<Payload = unknown> {
  /**
   * `<feature>.<verb>`, such as `mail.send`. The name is stored with waiting jobs, so a released name must not change.
   */
  readonly name: string;
  run(payload: Payload, job: RunningJob): Promise<void>;
}

interface RunningJob {
  readonly id: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  readonly connection: Connection;
  /** Aborts when the process is stopping and the job has had a few seconds to finish. */
  readonly signal: AbortSignal;
}

/** Enqueues a task at intervals, once for all processes together; it never runs twice at the same time. */
export interface Schedule {
  readonly task: string;
  /** Five fields as in a crontab, in UTC: minute, hour, day, month, day of the week. */
  readonly at: string;
}
