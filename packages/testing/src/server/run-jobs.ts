import type { Clock } from '@awning/server/platform/clock';
import { type Database, statement } from '@awning/server/platform/database';
import type { Task } from '@awning/server/platform/jobs';

export interface JobRunner {
  readonly database: Database;
  readonly clock: Clock;
  readonly tasks: readonly Task[];
}

export interface RanJob {
  readonly task: string;
  readonly payload: unknown;
  /** The error, if it failed. */
  readonly error?: unknown;
}

export interface RunJobsOptions {
  /** A failing job fails the test, unless this is set. */
  readonly mayFail?: boolean;
  /** The name of a task: jobs of all others stay in the queue. */
  readonly only?: string;
}

/**
 * Runs all jobs that are due by the held clock, and those they enqueue, until none is left; returns them in order. The
 * real worker uses the database's time and has its own tests; this replaces it where a clock is held.
 */
export async function runJobs(runner: JobRunner, { mayFail = false, only }: RunJobsOptions = {}): Promise<RanJob[]> {
  const ran: RanJob[] = [];
  for (;;) {
    const [job] = await runner.database.run(takeDueJob, [runner.clock.now(), only ?? null]);
    if (job === undefined) return ran;
    const outcome = await runJob(runner, job);
    ran.push({ task: job.task, payload: job.payload, ...outcome });
    if ('error' in outcome && !mayFail) throw new Error(`The job ${job.task} failed`, { cause: outcome.error });
  }
}

interface DueJob {
  readonly id: bigint;
  readonly task: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly maxAttempts: number;
}

async function runJob({ database, clock, tasks }: JobRunner, job: DueJob): Promise<{ error?: unknown }> {
  const task = tasks.find(({ name }) => name === job.task);
  if (task === undefined) throw new Error(`No feature has a task called "${job.task}"`);
  try {
    await task.run(job.payload, {
      id: String(job.id),
      attempt: job.attempts,
      isLastAttempt: job.attempts >= job.maxAttempts,
      connection: database,
      signal: new AbortController().signal,
    });
    await database.run(forgetJob, [job.id]);
    return {};
  } catch (error) {
    await database.run(keepFailedJob, [job.id, String(error), clock.now()]);
    return { error };
  }
}

const takeDueJob = statement<DueJob>(
  'testing-take-due-job',
  `update graphile_worker._private_jobs job
   set locked_by = 'testing', locked_at = now(), attempts = job.attempts + 1
   from graphile_worker._private_tasks task
   where task.id = job.task_id and job.id = (
     select due.id from graphile_worker._private_jobs due
     join graphile_worker._private_tasks named on named.id = due.task_id
     where due.run_at <= $1 and due.attempts < due.max_attempts and due.locked_at is null
       and named.identifier = coalesce($2, named.identifier)
     order by due.priority, due.run_at, due.id limit 1)
   returning job.id, task.identifier as task, job.payload, job.attempts, job.max_attempts as "maxAttempts"`,
);

const forgetJob = statement('testing-forget-job', 'delete from graphile_worker._private_jobs where id = $1');

// The pause grows like the library's.
const keepFailedJob = statement(
  'testing-keep-failed-job',
  `update graphile_worker._private_jobs
   set locked_by = null, locked_at = null, last_error = $2,
       run_at = $3::timestamptz + exp(least(10, attempts)) * interval '1 second'
   where id = $1`,
);
