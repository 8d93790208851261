import type { Connection } from '../database/index.ts';

/**
 * Work that is done after the request that decided it. A job may run more than once (its worker was killed after the work and
 * before it could say so), so a task must be harmless when repeated.
 */
export interface Task<Payload = unknown> {
  /** `<feature>.<verb>`, such as `mail.send`; it is stored with waiting jobs, so a released name is kept. */
  readonly name: string;
  run(payload: Payload, job: RunningJob): Promise<void>;
}

interface RunningJob {
  readonly id: string;
  /** 1 for the first try. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  readonly connection: Connection;
  /** Aborts when the process is told to stop and the job has had some seconds to finish. */
  readonly signal: AbortSignal;
}

/** Enqueues a task again and again, once for all processes together; it never runs twice at once. */
export interface Schedule {
  readonly task: string;
  /** Five fields as in a crontab, in UTC: minute, hour, day, month, day of the week. */
  readonly at: string;
}
