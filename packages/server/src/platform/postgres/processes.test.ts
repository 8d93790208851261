import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { startPostgres } from './index.ts';
import { findPostmaster, readPostmasterFile } from './postmaster-file.ts';
import { processState } from './process-state.ts';
import { makeFolderWithDatabase, postmasterOf, Resident, removeFolder, removePrepared } from './residents.fixture.ts';

// Real processes: slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let dataFolder: string;

beforeEach(async () => {
  folder = await makeFolderWithDatabase();
  dataFolder = path.join(folder, 'data');
});

afterEach(() => removeFolder(folder));

afterAll(removePrepared);

test('several processes that start in an empty folder at the same moment share one server', async () => {
  await rm(dataFolder, { recursive: true });
  const residents = await Promise.all([1, 2, 3].map(() => Resident.started({ dataFolder, throwAway: true })));
  for (const resident of residents) resident.writes();
  await Promise.all(residents.map((resident) => resident.hearsAcknowledged(5)));
  const outcomes = await Promise.all(residents.map((resident) => resident.leaves()));
  expect(outcomes.toSorted()).toEqual(['left running', 'left running', 'stopped']);
  expect(await findPostmaster(path.join(dataFolder, 'postgres'))).toBeUndefined();
});

test('only the last process stops the server, and a killed one does not count', async () => {
  const first = await Resident.started({ dataFolder, throwAway: true });
  const { pid } = await postmasterOf(dataFolder);
  const second = await Resident.started({ dataFolder, throwAway: true });
  expect(await first.leaves()).toBe('left running');
  expect(await processState(pid)).toBe('running');
  const third = await start();
  expect(third.adopted).toBe(true);
  await second.isKilled();
  await untilOneResident(third.connection);
  expect(await third.stop()).toBe('stopped');
  expect(await processState(pid)).not.toBe('running');
});

/** PostgreSQL learns a moment later than we do that a process is gone. */
async function untilOneResident(connection: ClientConfig): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  const residents = "select from pg_stat_activity where application_name = 'awning resident'";
  await vi.waitUntil(async () => (await client.query(residents)).rowCount === 1, { timeout: 60_000 });
  await client.end();
}

test('two that leave at the same moment do not leave the server behind', async () => {
  for (let round = 0; round < 5; round++) {
    const pair = await Promise.all([start(), start()]);
    const outcomes = await Promise.all(pair.map((one) => one.stop()));
    expect(outcomes).toContain('stopped');
    expect(await findPostmaster(path.join(dataFolder, 'postgres'))).toBeUndefined();
  }
});

test('one that comes while the last one stops the server gets a server', async () => {
  const last = await start();
  const [, next] = await Promise.all([last.stop(), start()]);
  const client = new Client(next.connection);
  await client.connect();
  await client.end();
  expect(await next.stop()).toBe('stopped');
});

test('stopping twice is stopping once', async () => {
  const postgres = await start();
  expect(await Promise.all([postgres.stop(), postgres.stop()])).toEqual(['stopped', 'stopped']);
});

test('waits for a killed server that init has not reaped yet', async () => {
  const parent = await leaveZombie();
  const starting = start();
  const outcome = await Promise.race([starting.then(() => 'started'), pause(200, 'still waiting')]);
  expect(outcome).toBe('still waiting');
  parent.kill('SIGKILL');
  expect(await (await starting).stop()).toBe('stopped');
});

test('replaces a zombie that is never reaped', async () => {
  const parent = await leaveZombie();
  const postgres = await start();
  expect(await postgres.stop()).toBe('stopped');
  parent.kill('SIGKILL');
});

test('is not stopped by a lock file whose number now belongs to another program', async () => {
  const lock = path.join(dataFolder, 'postgres', 'postmaster.pid');
  await writeFile(lock, `${process.pid}\n${path.join(dataFolder, 'postgres')}\n1\n5432\n/nowhere\n\n1 1\nready\n`);
  const postgres = await start();
  expect(postgres.adopted).toBe(false);
  await postgres.stop();
});

test('is not stopped by the empty lock file that a power failure left', async () => {
  const lock = path.join(dataFolder, 'postgres', 'postmaster.pid');
  await writeFile(lock, '');
  const postgres = await start();
  expect(await postgres.stop()).toBe('stopped');
});

/** These tests do not depend on the disk. */
function start() {
  return startPostgres({ dataFolder, throwAway: true });
}

/** Runs a server as the child of a program that never reaps its children, and kills it. */
async function leaveZombie() {
  const before = await start();
  await before.stop();
  const database = path.join(dataFolder, 'postgres');
  const account = await chooseAccount(database);
  const wanted = { binariesFolder: undefined, account, besideFolder: dataFolder, say: () => undefined };
  const server = path.join((await findBinaries(wanted)).folder, 'postgres');
  const options = ['-D', database, '-c', 'listen_addresses=', '-k', before.connection.host];
  const script = '"$@" & exec sleep 600';
  const parent = spawn('/bin/sh', ['-c', script, 'sh', server, ...options], { ...account, cwd: '/', stdio: 'ignore' });
  await once(parent, 'spawn');
  const pid = await untilReady(database);
  process.kill(pid, 'SIGKILL');
  while ((await processState(pid)) === 'running') await pause(5);
  expect(await processState(pid)).toBe('zombie');
  return parent;
}

async function untilReady(database: string): Promise<number> {
  for (;;) {
    const found = await readPostmasterFile(database);
    if (found?.status === 'ready') return found.pid;
    await pause(5);
  }
}
