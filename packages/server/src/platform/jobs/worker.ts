import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
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
  /** The number of jobs that run at the same time in this process. */
  readonly concurrency?: number;
  /** The interval for freeing the jobs of killed workers. */
  readonly rescueEveryMs?: number;
}

export interface Worker {
  /** Takes no more jobs and waits for the running ones. */
  stop(): Promise<void>;
}

const MIN_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5_000;
/**
 * Shorter than the time a stopping server waits for its parts, so that the database is not closed while a job is
 * writing.
 */
const MAX_STOP_MS = 9_000;

/**
 * Runs jobs in this process until it is stopped. The library's runner stops when it cannot record the result of a job,
 * for example while the database is unreachable. Then a new runner is started, and the jobs it had locked are freed
 * like those of a killed worker.
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const stopping = new AbortController();
  let runner = await startRunner(options);
  const kept = keepRunning();

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      await runner.ended;
      if (stopping.signal.aborted) return;
      options.log.error('The job worker stopped by itself; a new one is started');
      await runner.stop();
      runner = (await startAgain()) ?? runner;
    }
  }

  async function startAgain(): Promise<Runner | undefined> {
    for (let pauseMs = MIN_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return undefined;
      try {
        return await startRunner(options);
      } catch (error) {
        options.log.warn({ err: error }, 'The job worker could not be started yet');
      }
    }
  }

  return {
    async stop() {
      stopping.abort();
      await runner.stop();
      await kept;
      // A runner that was just being started.
      await runner.stop();
    },
  };
}

interface Runner {
  /** Resolves when no more jobs are taken, for whatever reason. */
  readonly ended: Promise<void>;
  /** May be called repeatedly. */
  stop(): Promise<void>;
}

async function startRunner(options: WorkerOptions): Promise<Runner> {
  const { address, database, log, concurrency = 4, rescueEveryMs = 10_000 } = options;
  const parsedCronItems = parseCronItems(
    (options.schedules ?? []).map(({ task, at }) => ({ task, match: at, options: { queueName: task } })),
  );
  const pool = createPool({ address, size: concurrency + 2, log, plainValues: true });
  const events = new EventEmitter();
  const workerId = new Promise<string>((found) => {
    events.once('pool:create', ({ workerPool }: { workerPool: { id: string } }) => found(workerPool.id));
  });
  const closePool = () => pool.end();
  const runner = await run({
    pgPool: pool,
    taskList: Object.fromEntries(options.tasks.map((task) => [task.name, execute(task, database)])),
    parsedCronItems,
    concurrency,
    events,
    // The process's own shutdown handles signals and also drains requests.
    noHandleSignals: true,
    logger: libraryLog(log),
    // Without batches the library does not catch a failure to record a job's result, which would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  }).catch(async (error: unknown) => {
    await closePool();
    throw error;
  });
  const finished = runner.promise.catch((error: unknown) => log.error({ err: error }, 'The job worker failed'));
  // The runner does not always end with its workers; what matters is that they take no more jobs.
  const gaveUp = new Promise<void>((resolve) => events.once('pool:gracefulShutdown', () => resolve()));
  const ended = Promise.race([finished, gaveUp]);
  const stopRunner = async () => {
    // It throws when it has already stopped by itself.
    await runner.stop().catch((error: unknown) => log.debug({ err: error }, 'The job worker had stopped already'));
    await finished;
    await closePool();
  };
  const rescue = await startRescue({ address, database, workerId: await workerId, everyMs: rescueEveryMs, log }).catch(
    async (error: unknown) => {
      await stopRunner();
      throw error;
    },
  );
  let stopped: Promise<void> | undefined;
  return {
    ended,
    stop() {
      // Once the lock is released, the remaining jobs are freed, so there is no need to wait longer.
      stopped ??= Promise.race([stopRunner(), wait(MAX_STOP_MS, undefined, { ref: false })]).then(() => rescue.stop());
      return stopped;
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

/** The library logs every finished job; only failures are worth a line. */
function libraryLog(log: Log): Logger {
  return new Logger((scope) => (level: string, message) => {
    const line = { task: scope.taskIdentifier, job: scope.jobId };
    if (level === 'error') log.error(line, message);
    else if (level === 'warning') log.warn(line, message);
    else log.debug(line, message);
  });
}
