import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { bundleProgram } from '@awning/testing/bundle-program';
import { openTestDatabase, type TestDatabase } from '@awning/testing/database';
import { eventually } from '@awning/testing/eventually';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateQueue, newId, openDatabase, statement } from '../database/index.ts';
import { silentLog } from '../log.ts';
import { startThrowAwayPostgres } from '../postgres/index.ts';
import { createJobQueue, listJobs, startWorker, type Task, type Worker } from './index.ts';

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
  const program = await bundleProgram(new URL('killed-worker.fixture.ts', import.meta.url));
  const victim = spawn(process.execPath, [program, JSON.stringify(database.address)]);
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

test('a worker that lost the database while a job ran goes on when it is back, in the same process', async () => {
  const postgres = await startThrowAwayPostgres({ binariesFolder: process.env['POSTGRES_BIN'] });
  const own = openDatabase({ address: postgres.connection, log: silentLog });
  await migrateQueue({ address: postgres.connection, log: silentLog });
  const attempts: number[] = [];
  let finish = () => {};
  const until = new Promise<void>((resolve) => (finish = resolve));
  const tasks = [
    {
      name: 'test.work',
      async run(_payload: unknown, job: { attempt: number }) {
        attempts.push(job.attempt);
        if (job.attempt === 1) await until;
      },
    },
  ];
  const worker = await startWorker({
    address: postgres.connection,
    database: own,
    tasks,
    log: silentLog,
    rescueEveryMs: 100,
  });
  await queue.add(own, 'test.work', { websiteId });
  await eventually(() => expect(attempts).toEqual([1]));
  // A throw-away server does not wait for its disk.
  await own.run(statement('test-checkpoint', 'checkpoint'), []);
  const backends = await own.run(clientBackends, []);
  const server = await parentOf(backends[0]?.pid ?? 0);
  for (const pid of [server, ...backends.map((backend) => backend.pid)]) process.kill(pid, 'SIGKILL');
  // The result of the job cannot be stored now.
  finish();
  await eventually(() => expect(attempts).toEqual([1, 2]));
  await worker.stop();
  await own.close();
  await postgres.stop();
});

const clientBackends = statement<{ pid: number }>(
  'test-client-backends',
  "select pid from pg_stat_activity where backend_type = 'client backend'",
);

/** The parent of a process: the server of a connection. */
async function parentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const parent = /^PPid:\s+(\d+)$/m.exec(status)?.[1];
  if (parent === undefined) throw new Error('The parent process cannot be found here');
  return Number(parent);
}
