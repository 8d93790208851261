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
  /** Jobs that run at the same time in this process. */
  readonly concurrency?: number;
  /** How often the jobs of killed workers are looked for. */
  readonly rescueEveryMs?: number;
}

export interface Worker {
  /** Takes no more jobs and waits for the running ones. */
  stop(): Promise<void>;
}

const shortestPauseMs = 250;
const longestPauseMs = 5_000;
/** Less than a stopping server waits for its parts, so that the database is not closed under a job that was still writing. */
const longestStopMs = 9_000;

/**
 * Runs jobs in this process until it is stopped. The library gives up when it cannot write down how a job ended, as when the
 * database is gone for a moment; then a new runner takes its place, and the jobs it had locked are freed like those of a killed one.
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
    for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
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
  /** Resolves when it runs no more jobs, whatever the reason. */
  readonly ended: Promise<void>;
  /** May be repeated. */
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
    // Signals belong to the process's own shutdown, which also drains requests.
    noHandleSignals: true,
    logger: libraryLog(log),
    // Without batches the library leaves a failure to write down a job's end to nobody, which would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  }).catch(async (error: unknown) => {
    await closePool();
    throw error;
  });
  const finished = runner.promise.catch((error: unknown) => log.error({ err: error }, 'The job worker failed'));
  // The runner does not always end with its workers, so what counts is that they take no more jobs.
  const gaveUp = new Promise<void>((resolve) => events.once('pool:gracefulShutdown', () => resolve()));
  const ended = Promise.race([finished, gaveUp]);
  const stopRunner = async () => {
    // It refuses to be stopped when it has stopped by itself.
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
      // Without its lock the jobs it may still have are freed, so it need not be waited for without end.
      stopped ??= Promise.race([stopRunner(), wait(longestStopMs, undefined, { ref: false })]).then(() =>
        rescue.stop(),
      );
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

/** The library reports every finished job; only what went wrong is worth a line. */
function libraryLog(log: Log): Logger {
  return new Logger((scope) => (level: string, message) => {
    const line = { task: scope.taskIdentifier, job: scope.jobId };
    if (level === 'error') log.error(line, message);
    else if (level === 'warning') log.warn(line, message);
    else log.debug(line, message);
  });
}
