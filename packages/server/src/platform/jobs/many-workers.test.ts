import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { addWebsite, type MailBox, openMailBox } from '@awning/testing';
import { bundleProgram } from '@awning/testing/bundle-program';
import { openTestDatabase, type TestDatabase } from '@awning/testing/database';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { invitationTemplate } from '../../people/team/invitation/mail.ts';
import { newId, statement } from '../database/index.ts';
import { sendMail } from '../mail/index.ts';
import { countMails } from '../mail/store.ts';
import { createJobQueue } from './index.ts';
import type { WorkerSettings } from './many-workers.fixture.ts';

const isFull = process.env['AWNING_FULL'] === '1';
const seed = Number(process.env['AWNING_KILL_SEED'] ?? 28);
// The full run uses the lease of production.
const size = isFull
  ? { jobs: 50_000, mails: 2_000, kills: 30, rescueEveryMs: 10_000 }
  : { jobs: 1_500, mails: 100, kills: 4, rescueEveryMs: 400 };
const WORKERS = 5;
const CONCURRENCY = 4;
const KEYS = 16;
// PostgreSQL plans by its statistics: with those of an empty queue it would scan the whole queue for every added job.
const planEvery = 5_000;

// Real processes: slow on a busy machine.
vi.setConfig({ testTimeout: isFull ? 1_800_000 : 240_000 });
const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: isFull ? 600_000 : 120_000, interval: 50 });

const clock = { now: () => new Date() };
const queue = createJobQueue();
let database: TestDatabase;
let box: MailBox;
let workers: Set<ChildProcess>;
/** Exit codes of workers that ended by themselves. */
let crashes: number[];
/** Called for each mail that arrives, before the mail server accepts it. */
let onMail: (messageId: string) => void;

beforeEach(async () => {
  database = await openTestDatabase();
  workers = new Set();
  crashes = [];
  onMail = () => undefined;
  box = await openMailBox({
    mail({ source }) {
      onMail(messageIdOf(source));
      return undefined;
    },
  });
  for (const command of tables) await database.run(command, []);
});
afterEach(async () => {
  await Promise.all([...workers].map(kill));
  await box.close();
  await database.close();
});

test(`reliability 28: ${WORKERS} workers, ${size.jobs} jobs, ${size.kills} random kills (seed ${seed}): each effect once, none stuck, order kept per key, no mail lost`, async () => {
  await addJobs();
  const messageIds = await addMails(size.mails);
  const random = randomFrom(seed);
  await Promise.all(Array.from({ length: WORKERS }, () => startWorker()));
  for (let round = 1; round <= size.kills; round += 1) {
    const goal = Math.floor((size.jobs * round) / (size.kills + 1));
    await eventually(async () => expect(await effects()).toBeGreaterThanOrEqual(goal));
    const victims = [...workers];
    await kill(victims[Math.floor(random() * victims.length)]!);
    // Not awaited: the other workers continue, and the next kill may come before this one is ready.
    void startWorker();
  }

  await eventually(async () => expect(await count(remaining)).toBe(0));
  expect(crashes).toEqual([]);
  expect(await effects()).toBe(size.jobs);
  expect(await database.run(wrongTotals, [])).toEqual([]);
  expect(await database.run(outOfOrder, [])).toEqual([]);
  const atMost = size.kills * CONCURRENCY;
  expect((await count(runs)) - size.jobs).toBeLessThanOrEqual(atMost);

  const arrived = box.mails.map(({ source }) => messageIdOf(source));
  expect(new Set(arrived)).toEqual(new Set(messageIds));
  expect(arrived.length - messageIds.length).toBeLessThanOrEqual(atMost);
});

test('reliability 28: a worker killed between sending a mail and noting it repeats that mail once, with the same Message-ID', async () => {
  const messageIds = await addMails(isFull ? 30 : 6);
  const arrivals = new Map<string, number>();
  const killed = new Set<string>();
  onMail = (messageId) => {
    const times = (arrivals.get(messageId) ?? 0) + 1;
    arrivals.set(messageId, times);
    const isVictim = times === 1 && arrivals.size % 3 === 0;
    if (!isVictim) return;
    killed.add(messageId);
    // Killed before the confirmation arrives: the mail was sent, but no worker knows.
    for (const worker of workers) worker.kill('SIGKILL');
    void startWorker(1);
  };
  await startWorker(1);

  await eventually(async () => expect(await count(remaining)).toBe(0));
  expect(crashes).toEqual([]);
  expect(killed.size).toBe(messageIds.length / 3);
  expect(Object.fromEntries(arrivals)).toEqual(
    Object.fromEntries(messageIds.map((messageId) => [messageId, killed.has(messageId) ? 2 : 1])),
  );
});

async function startWorker(concurrency = CONCURRENCY): Promise<void> {
  const program = await bundleProgram(new URL('many-workers.fixture.ts', import.meta.url));
  const { address } = database;
  const settings: WorkerSettings = { address, smtpUrl: box.url, concurrency, rescueEveryMs: size.rescueEveryMs };
  const worker = spawn(process.execPath, [program, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  workers.add(worker);
  worker.once('exit', (code) => {
    workers.delete(worker);
    // A killed worker has no exit code.
    if (code !== null) crashes.push(code);
  });
  await Promise.race([once(worker.stdout, 'data'), once(worker, 'exit')]);
}

async function kill(worker: ChildProcess): Promise<void> {
  const gone = once(worker, 'exit');
  worker.kill('SIGKILL');
  await gone;
}

/** Every second job has a key; jobs with the same key must keep their order. */
async function addJobs(): Promise<void> {
  const websiteId = newId(clock);
  await database.transaction(async (connection) => {
    for (let number = 0; number < size.jobs; number += 1) {
      const key = number % 2 === 0 ? undefined : `key-${number % KEYS}`;
      const options = key === undefined ? {} : { queue: key };
      await queue.add(connection, 'test.effect', { websiteId, number, key }, options);
      if (number % planEvery === 0) await connection.run(countJobs, []);
    }
  });
}

async function addMails(number: number): Promise<string[]> {
  const website = await addWebsite({ database, clock }, { host: 'shop.test' });
  const config = { smtpUrl: box.url, mailFrom: 'hello@shop.test' } as Parameters<typeof sendMail>[0]['config'];
  const ids = await database.transaction(async (connection) => {
    const written: string[] = [];
    for (let index = 0; index < number; index += 1) {
      written.push(
        await sendMail({ config, clock, jobs: queue }, connection, {
          websiteId: website.id,
          to: `reader-${index}@example.test`,
          language: 'en',
          template: invitationTemplate,
          data: invitationTemplate.example,
        }),
      );
    }
    return written;
  });
  expect(await countMails(database, website.id, ['waiting'], number + 1)).toBe(number);
  return ids.map((id) => `<${id}@shop.test>`);
}

const tables = [
  statement('test-make-runs', 'create table test_run (number integer not null)'),
  statement(
    'test-make-effects',
    'create table test_effect (number integer primary key, key text, position bigint generated always as identity)',
  ),
  statement('test-make-totals', 'create table test_total (key text primary key, total integer not null)'),
];
const countJobs = statement('test-count-jobs', 'analyze graphile_worker._private_jobs');
const effectCount = statement<{ count: bigint }>('test-effects', 'select count(*) from test_effect');
const runs = statement<{ count: bigint }>('test-runs', 'select count(*) from test_run');
const remaining = statement<{ count: bigint }>('test-remaining', 'select count(*) from graphile_worker._private_jobs');
// A total is counted beside its row: an effect that happened twice would appear in one but not in the other.
const wrongTotals = statement(
  'test-wrong-totals',
  `select key, total, made from (select coalesce(key, '') as key, count(*) as made from test_effect group by 1) counted
   full join test_total using (key) where total is distinct from made`,
);
const outOfOrder = statement(
  'test-out-of-order',
  `select number, previous from (
     select number, lag(number) over (partition by key order by position) as previous from test_effect where key is not null
   ) pair where previous > number`,
);

async function count(counted: typeof runs): Promise<number> {
  const [row] = await database.run(counted, []);
  return Number(row?.count);
}

const effects = () => count(effectCount);

function messageIdOf(source: string): string {
  return /^Message-ID: (.*)$/im.exec(source)?.[1]?.trim() ?? '';
}

/** A seed always gives the same sequence of kills. */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
