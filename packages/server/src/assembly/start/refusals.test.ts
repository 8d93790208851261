import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmptyDatabase, openTestDatabase, type TestDatabase } from '@awning/testing';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildIfStale, builtServer } from './built.fixture.ts';
import { ServerProcess } from './server-process.fixture.ts';

vi.setConfig({ hookTimeout: 120_000 });

const isRoot = process.getuid?.() === 0;

/** Whether an ordinary user could run this checkout at all: root may have cloned it into a folder of its own. */
async function isOpenToAll(place: string): Promise<boolean> {
  const parent = path.dirname(place);
  return parent === place || (((await stat(parent)).mode & 0o001) !== 0 && (await isOpenToAll(parent)));
}

let folder: string;

beforeAll(buildIfStale);

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'awning-start-'));
  await chmod(folder, 0o755);
});

afterEach(() => rm(folder, { recursive: true }));

test('a taken port', async () => {
  const other = await listening();
  const { port } = other.address() as { port: number };
  expect(await complaintOf({ PORT: String(port), HOST: '127.0.0.1' })).toBe(
    `Port ${port} is taken by another program: stop that one or set PORT to another number, such as ${port + 1}.\n`,
  );
  expect(await readdir(path.join(folder, 'data'))).toEqual(['secret']);
  other.close();
});

test('settings that cannot be used, each in a line of its own', async () => {
  await writeFile(path.join(folder, '.env'), 'LOG_LEVEL=loud\n');
  expect(await complaintOf({ PORT: 'many' })).toBe(
    'PORT is "many": give a whole number from 0 to 65535.\nLOG_LEVEL is "loud": give one of silent, error, warn, info, debug.\n',
  );
  expect(await readdir(folder)).toEqual(['.env']);
});

test.runIf(!isRoot || (await isOpenToAll(fileURLToPath(import.meta.url))))(
  'a data folder that is not writable',
  async () => {
    if (!isRoot) await chmod(folder, 0o555);
    const account = isRoot ? { uid: 65_534, gid: 65_534 } : {};
    expect(await complaintOf({}, account)).toBe(
      `The data folder ${path.join(folder, 'data')} is not writable (EACCES): give this account the right to write there or set DATA_DIR to another folder.\n`,
    );
    expect(await readdir(folder)).toEqual([]);
  },
);

test.runIf(process.platform === 'linux')('a data folder in a place that takes nothing in', async () => {
  expect(await complaintOf({ DATA_DIR: '/proc/shop/data' })).toBe(
    'The data folder /proc/shop/data is not writable (ENOENT): give this account the right to write there or set DATA_DIR to another folder.\n',
  );
});

test('a data folder that is a file', async () => {
  const file = path.join(folder, 'shop.txt');
  await writeFile(file, '');
  expect(await complaintOf({ DATA_DIR: file })).toBe(
    `The data folder ${file} is not writable (EEXIST): give this account the right to write there or set DATA_DIR to another folder.\n`,
  );
});

test.for<[content: string | undefined, reason: string]>([
  [undefined, 'there is no such file'],
  ['export const ways = [];', 'it exports no function called "paymentProviders"'],
  ['export const paymentProviders = () => ({});', 'its function "paymentProviders" answers no list of ways to pay'],
  ['export const paymentProviders = () => [{}];', 'its function "paymentProviders" answers no list of ways to pay'],
  [
    'const call = () => {}; export const paymentProviders = () => [{ name: "x", read: call, charge: call, find: call, cancel: call, refunds: { give: call } }];',
    'its function "paymentProviders" answers no list of ways to pay',
  ],
  [
    'const call = () => {}; export const paymentProviders = () => [{ name: "x", read: call, charge: call, find: call, cancel: call, fields: { inputs: [{ name: "email", label: { en: "Mail" } }] } }];',
    '"email" is the name of another field of the checkout',
  ],
  ['export function paymentProviders() { throw new Error("No key") }', 'Error: No key'],
])('a payment module that cannot be used (%s), before anything is made', async ([content, reason]) => {
  const file = path.join(folder, 'pay.mjs');
  if (content !== undefined) await writeFile(file, content);
  expect(await complaintOf({ PAYMENT_MODULE: 'pay.mjs' })).toBe(
    `PAYMENT_MODULE ${file} cannot be used (${reason}): correct it or leave PAYMENT_MODULE out.\n`,
  );
  expect(await readdir(path.join(folder, 'data'))).toEqual(['secret']);
});

test('a PostgreSQL that does not respond', async () => {
  const other = await listening();
  const { port } = other.address() as { port: number };
  other.close();
  expect(await complaintOf({ DATABASE_URL: `postgresql://shop:word@127.0.0.1:${port}/shop` })).toBe(
    `PostgreSQL at 127.0.0.1:${port} cannot be reached (ECONNREFUSED): check DATABASE_URL and whether the server runs.\n`,
  );
});

test('a database that does not exist', async () => {
  const database = await openEmptyDatabase();
  const { address } = database;
  expect(await complaintOf({ DATABASE_URL: urlOf({ ...address, database: 'nowhere' }) })).toBe(
    `PostgreSQL at ${address.host} has no database "nowhere": create it or correct DATABASE_URL.\n`,
  );
  await database.close();
});

test('a PostgreSQL that is too old', async () => {
  const database = await openEmptyDatabase();
  await pretendVersion(database, 140_011, '14.11');
  expect(await complaintOf({ DATABASE_URL: urlOf(database.address) })).toBe(
    'The database is PostgreSQL 14.11, but Awning needs 15 or later: upgrade it or set DATABASE_URL to another one.\n',
  );
  expect(await tablesOf(database)).toEqual([]);
  await database.close();
});

test('a database that a newer Awning has migrated', async () => {
  const database = await openTestDatabase();
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', 'then')`.execute(database.kysely);
  const before = await tablesOf(database);
  expect(await complaintOf({ DATABASE_URL: urlOf(database.address) })).toBe(
    'The database was migrated by a newer Awning (it has "9999-later"): start that version or a later one; nothing was changed.\n',
  );
  expect(await tablesOf(database)).toEqual(before);
  await database.close();
});

/** The message that a start with these settings prints. */
async function complaintOf(settings: Record<string, string>, account = {}): Promise<string> {
  const server = new ServerProcess(builtServer, folder, settings, account);
  expect(await server.ended()).toBe(1);
  return server.complained;
}

async function listening(): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

function urlOf({ host, port, user, database }: TestDatabase['address']): string {
  return `postgresql://${user}@${encodeURIComponent(host)}:${port}/${database}`;
}

/** A function of the same name that is found first makes a real server report another version. */
async function pretendVersion({ kysely, address }: TestDatabase, number: number, text: string): Promise<void> {
  await sql`create schema pretence`.execute(kysely);
  await sql`create function pretence.current_setting(name text) returns text language sql as
    ${sql.raw(`$$ select case name when 'server_version_num' then '${number}' else '${text}' end $$`)}`.execute(kysely);
  await sql`alter database ${sql.id(address.database)} set search_path = pretence, pg_catalog, public`.execute(kysely);
}

async function tablesOf({ kysely }: TestDatabase): Promise<string[]> {
  const tables = await kysely.introspection.getTables();
  return tables.map(({ schema, name }) => `${schema}.${name}`);
}
