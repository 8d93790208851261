import { openTestDatabase, type TestDatabase } from '@awning/testing/database';
import { eventually } from '@awning/testing/eventually';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { explaining } from '../database/explaining.fixture.ts';
import { createClient, newId, statement } from '../database/index.ts';
import { silentLog } from '../log.ts';
import {
  createJobQueue,
  type JobState,
  jobStates,
  listJobs,
  retryJob,
  startWorker,
  type Task,
  type Worker,
} from './index.ts';

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

async function work(tasks: readonly Task[]): Promise<void> {
  workers.push(await startWorker({ address: database.address, database, tasks, log: silentLog }));
}

const beginAttempt = statement(
  'test-begin-attempt',
  'update graphile_worker._private_jobs set attempts = $1::integer, run_at = now() where locked_at is null',
);
const pauseAfter = statement<{ seconds: number }>(
  'test-pause',
  `select extract(epoch from run_at - updated_at)::float8 as seconds from graphile_worker._private_jobs
   where attempts = $1::integer and locked_at is null and last_error is not null and run_at > now()`,
);

const list = (state: JobState, website = websiteId) => listJobs(database, website, { state, limit: 10 });

test('the list of jobs is read along its index, however many jobs there are', async () => {
  await sql`
    select count(graphile_worker.add_job('test.work', json_build_object('websiteId', ${websiteId}::text), run_at => now() + interval '1 day'))
      from generate_series(1, 3000)`.execute(database.kysely);
  await sql`update graphile_worker._private_jobs set attempts = max_attempts where id % 100 = 0`.execute(
    database.kysely,
  );
  await sql`vacuum (analyze) graphile_worker._private_jobs`.execute(database.kysely);
  const client = createClient(database.address);
  await client.connect();
  for (const state of jobStates) {
    const { connection, seen } = explaining(client, database);
    await listJobs(connection, websiteId, { state, limit: 10 });
    expect([state, seen.wholeTables.filter((name) => name === '_private_jobs')]).toEqual([state, []]);
    expect(seen.rows).toBeLessThanOrEqual(2 * 10 + 10);
  }
  await client.end();
});

describe('a job', () => {
  test('exists if its transaction commits and never if it rolls back', async () => {
    await database.transaction((connection) => queue.add(connection, 'test.work', { websiteId, number: 1 }));
    const undone = database.transaction(async (connection) => {
      await queue.add(connection, 'test.work', { websiteId, number: 2 });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await list('waiting')).toMatchObject([
      { task: 'test.work', state: 'waiting', attempts: 0, lastError: null },
    ]);
  });

  test('is run with its payload and then gone', async () => {
    const done: unknown[] = [];
    await work([
      { name: 'test.work', run: async (payload, job) => void done.push(payload, job.attempt, job.isLastAttempt) },
    ]);
    await queue.add(database, 'test.work', { websiteId, text: 'Größe' }, { maxAttempts: 1 });
    await eventually(() => expect(done).toEqual([{ websiteId, text: 'Größe' }, 1, true]));
    await eventually(async () => expect([...(await list('running')), ...(await list('waiting'))]).toEqual([]));
  });

  test('replaces the waiting one with the same key', async () => {
    const runAt = new Date('2030-01-01T00:00:00Z');
    await queue.add(database, 'test.work', { websiteId }, { key: 'restock/1' });
    await queue.add(database, 'test.work', { websiteId }, { key: 'restock/1', runAt });
    expect(await list('waiting')).toMatchObject([{ runAt }]);
  });

  test('that fails waits for its next attempt, with the reason', async () => {
    await work([{ name: 'test.work', run: () => Promise.reject(new Error('no mail server')) }]);
    await queue.add(database, 'test.work', { websiteId });
    await eventually(async () => {
      expect(await list('waiting')).toMatchObject([
        { attempts: 1, lastError: expect.stringContaining('no mail server') },
      ]);
    });
  });

  test('pauses longer after each failure', async () => {
    await work([{ name: 'test.work', run: () => Promise.reject(new Error('no mail server')) }]);
    await queue.add(database, 'test.work', { websiteId });
    const pauses: number[] = [];
    for (const attempts of [1, 6, 11]) {
      await database.run(beginAttempt, [attempts - 1]);
      await eventually(async () => expect(await database.run(pauseAfter, [attempts])).toHaveLength(1));
      const [{ seconds } = { seconds: 0 }] = await database.run(pauseAfter, [attempts]);
      pauses.push(seconds);
    }
    // Seconds at first, then minutes, at most a few hours.
    const bounds = [60, 3600, 24 * 3600];
    expect(bounds.map((bound) => pauses.findLastIndex((pause) => pause < bound))).toEqual([0, 1, 2]);
  });

  test('that has used up its attempts stays visible, to its own website alone, until it is retried', async () => {
    const run = vi.fn<Task['run']>().mockRejectedValueOnce(new Error('broken')).mockResolvedValue();
    await work([{ name: 'test.work', run }]);
    await queue.add(database, 'test.work', { websiteId }, { maxAttempts: 1 });
    await eventually(async () => expect(await list('failed')).toHaveLength(1));
    const [failed] = await list('failed');
    expect(failed).toMatchObject({ attempts: 1, maxAttempts: 1, lastError: expect.stringContaining('broken') });

    const otherWebsite = newId({ now: () => new Date() });
    expect(await list('failed', otherWebsite)).toEqual([]);
    expect(await retryJob(database, otherWebsite, failed?.id ?? '', new Date())).toBe(false);
    expect(await retryJob(database, websiteId, 'no number', new Date())).toBe(false);

    expect(await retryJob(database, websiteId, failed?.id ?? '', new Date())).toBe(true);
    await eventually(async () => expect(await list('failed')).toEqual([]));
    await eventually(() => expect(run).toHaveBeenCalledTimes(2));
  });

  test('that runs is finished before the worker stops', async () => {
    let finish = () => {};
    let started = false;
    let finished = false;
    const until = new Promise<void>((resolve) => (finish = resolve));
    await work([
      {
        name: 'test.work',
        run: async () => {
          started = true;
          await until;
          finished = true;
        },
      },
    ]);
    await queue.add(database, 'test.work', { websiteId });
    await eventually(() => expect(started).toBe(true));
    expect(await list('running')).toHaveLength(1);
    const stopped = workers.pop()?.stop();
    finish();
    await stopped;
    expect(finished).toBe(true);
    expect(await list('running')).toEqual([]);
  });
});

describe('a schedule', () => {
  const options = () => ({ address: database.address, database, tasks: [], log: silentLog });

  test('is kept in the database, so that several processes enqueue it once', async () => {
    workers.push(await startWorker({ ...options(), schedules: [{ task: 'test.sweep', at: '*/5 * * * *' }] }));
    const known = statement<{ identifier: string }>(
      'test-known-schedules',
      'select identifier from graphile_worker._private_known_crontabs',
    );
    await eventually(async () => expect(await database.run(known, [])).toEqual([{ identifier: 'test.sweep' }]));
  });

  test('with a wrong time is refused at start', async () => {
    await expect(startWorker({ ...options(), schedules: [{ task: 'test.sweep', at: 'hourly' }] })).rejects.toThrow(
      /hourly/,
    );
  });
});
