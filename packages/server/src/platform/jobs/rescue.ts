import { type Connection, type Database, type DatabaseAddress, openLastingClient } from '../database/index.ts';
import type { Log } from '../log.ts';
import { holdWorkerLock, markKilledWorker, selectWorkersWithoutLock, unlockWorkers } from './store.ts';

export interface RescueOptions {
  readonly address: DatabaseAddress;
  readonly database: Database;
  readonly workerId: string;
  readonly everyMs: number;
  readonly log: Log;
}

/**
 * The library keeps the jobs of a killed worker locked for four hours. Here each worker holds an advisory lock for its
 * lifetime, which PostgreSQL releases when the worker's connection is closed. Every worker frees the jobs of workers
 * without a lock. At the usual interval of 10 seconds a job is free again after 20 seconds, or after 45 if a whole
 * machine vanished.
 */
export async function startRescue({ address, database, workerId, everyMs, log }: RescueOptions) {
  const lock = await openLastingClient({
    address,
    log,
    purpose: "the worker's lock",
    async prepare(client) {
      await holdWorkerLock(client, workerId);
    },
  });
  // Jobs are freed only when their worker has had no lock twice in a row: a worker that is just starting, or has
  // briefly lost its connection, is alive and takes its lock before the second check.
  let suspects: readonly string[] = [];
  let looking: Promise<void> = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, everyMs);

  async function look(): Promise<void> {
    try {
      const lost = await workersWithoutLock(database, workerId);
      const dead = lost.filter((id) => suspects.includes(id));
      suspects = lost;
      if (dead.length === 0) return;
      await freeJobs(database, dead);
      log.warn({ workers: dead }, 'Freed the jobs of workers that were killed');
    } catch (error) {
      log.warn({ err: error }, 'Looking for killed workers failed; it will be retried');
    }
  }

  return {
    async stop() {
      clearInterval(timer);
      await looking;
      await lock.close();
    },
  };
}

async function workersWithoutLock(connection: Connection, ownId: string): Promise<string[]> {
  const rows = await connection.run(selectWorkersWithoutLock, [ownId]);
  return rows.map(({ id }) => id);
}

async function freeJobs(connection: Connection, workerIds: readonly string[]): Promise<void> {
  await connection.run(markKilledWorker, [workerIds]);
  await connection.run(unlockWorkers, [workerIds]);
}
