import { EventEmitter } from 'node:events';
import { type JobHelpers, Logger, parseCronItems, run } from 'graphile-worker';
import { createPool, type Database, type DatabaseAddress } from '../database/index.ts';
import type { Log } from '../log.ts';
import { startRescue } from './rescue.ts';
import type { Schedule, Task } from './task.ts';

export interface WorkerOptions {
  readonly address: DatabaseAddress;
  readonly database: Database;
  readonly tasks: readonly Task[];
  readonly schedules?: readonly Schedule[];
  readonly log: Log;
  /** Jobs that run at the same time in this process. */
  readonly concurrency?: number;
  /** How often the jobs of killed workers are looked for. */
  readonly rescueEveryMs?: number;
}

export interface Worker {
  /** Takes no more jobs and waits for the running ones. */
  stop(): Promise<void>;
}

/** Runs jobs in this process until it is stopped. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { address, database, log, concurrency = 4, rescueEveryMs = 10_000 } = options;
  const parsedCronItems = parseCronItems((options.schedules ?? []).map(({ task, at }) => ({ task, match: at })));
  const pool = createPool({ address, size: concurrency + 2, log, plainValues: true });
  const events = new EventEmitter();
  const workerId = new Promise<string>((found) => {
    events.once('pool:create', ({ workerPool }: { workerPool: { id: string } }) => found(workerPool.id));
  });
  const runner = await run({
    pgPool: pool,
    taskList: Object.fromEntries(options.tasks.map((task) => [task.name, execute(task, database)])),
    parsedCronItems,
    concurrency,
    events,
    // Signals belong to the process's own shutdown, which also drains requests.
    noHandleSignals: true,
    logger: libraryLog(log),
  });
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'The job worker stopped by itself'));
  const stopRunner = async () => {
    await runner.stop();
    await pool.end();
  };
  const rescue = await startRescue({ address, database, workerId: await workerId, everyMs: rescueEveryMs, log }).catch(
    async (error: unknown) => {
      await stopRunner();
      throw error;
    },
  );
  return {
    async stop() {
      await stopRunner();
      await rescue.stop();
    },
  };
}

function execute(task: Task, database: Database) {
  return (payload: unknown, { job, abortSignal }: Pick<JobHelpers, 'job' | 'abortSignal'>): Promise<void> =>
    task.run(payload, {
      id: job.id,
      attempt: job.attempts,
      isLastAttempt: job.attempts >= job.max_attempts,
      connection: database,
      signal: abortSignal,
    });
}

/** The library reports every finished job; only what went wrong is worth a line. */
function libraryLog(log: Log): Logger {
  return new Logger((scope) => (level: string, message) => {
    const line = { task: scope.taskIdentifier, job: scope.jobId };
    if (level === 'error') log.error(line, message);
    else if (level === 'warning') log.warn(line, message);
    else log.debug(line, message);
  });
}
