import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openTestDatabase, type TestDatabase } from '@awning/testing/database';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId, statement } from '../database/index.ts';
import { silentLog } from '../log.ts';
import { createJobQueue, listJobs, startWorker, type Task, type Worker } from './index.ts';

/** On a busy machine a second may be short. */
const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 20_000, interval: 25 });

const queue = createJobQueue();
const websiteId = newId({ now: () => new Date() });
let database: TestDatabase;
let workers: Worker[];

beforeEach(async () => {
  database = await openTestDatabase();
  workers = [];
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await database.close();
});

async function startQuickWorker(run: Task['run'], name = 'test.work'): Promise<void> {
  const tasks = [{ name, run }];
  workers.push(await startWorker({ address: database.address, database, tasks, log: silentLog, rescueEveryMs: 100 }));
}

test('the job of a killed process is done by another one', async () => {
  const fixture = fileURLToPath(new URL('killed-worker.fixture.ts', import.meta.url));
  const victim = spawn(process.execPath, ['--import', 'tsx', fixture, JSON.stringify(database.address)]);
  await queue.add(database, 'test.work', { websiteId });
  await once(victim.stdout, 'data');
  victim.kill('SIGKILL');
  await once(victim, 'exit');
  expect(await listJobs(database, websiteId, { state: 'running', limit: 1 })).toHaveLength(1);

  const attempts: number[] = [];
  await startQuickWorker(async (_payload, job) => void attempts.push(job.attempt));
  await eventually(() => expect(attempts).toEqual([2]));
});

const lockJob = statement(
  'test-lock-job',
  `update graphile_worker._private_jobs set locked_by = 'pool-of-the-dead', locked_at = now(), attempts = max_attempts
   where payload ->> 'mark' = 'orphan'`,
);
const lockHolders = statement<{ pid: number }>(
  'test-lock-holders',
  `select pid from pg_locks where locktype = 'advisory' and granted
     and database = (select oid from pg_database where datname = current_database())`,
);

test('the jobs of living workers are left alone, and a job killed in its last attempt is shown with the reason', async () => {
  let finish = () => {};
  const until = new Promise<void>((resolve) => (finish = resolve));
  await startQuickWorker(() => until);
  await queue.add(database, 'test.work', { websiteId });
  await eventually(async () =>
    expect(await listJobs(database, websiteId, { state: 'running', limit: 9 })).toHaveLength(1),
  );

  await queue.add(database, 'test.orphan', { websiteId, mark: 'orphan' });
  await database.run(lockJob, []);
  await startQuickWorker(() => Promise.resolve(), 'test.other');
  await eventually(async () =>
    expect(await listJobs(database, websiteId, { state: 'failed', limit: 9 })).toMatchObject([
      { task: 'test.orphan', lastError: 'The worker was killed while it ran this job' },
    ]),
  );
  expect(await listJobs(database, websiteId, { state: 'running', limit: 9 })).toMatchObject([{ task: 'test.work' }]);
  finish();
});

test('a worker whose connection broke takes its lock again', async () => {
  await startQuickWorker(() => Promise.resolve());
  const [holder] = await database.run(lockHolders, []);
  const terminate = statement('test-terminate', 'select pg_terminate_backend($1)');
  await database.run(terminate, [holder?.pid]);
  await eventually(async () => {
    const holders = await database.run(lockHolders, []);
    expect(holders).toHaveLength(1);
    expect(holders).not.toEqual([holder]);
  });
});
