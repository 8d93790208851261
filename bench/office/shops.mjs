import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import { projectFolder } from '../../scripts/prepare/project-folder.mjs';
import { databasePlace, fillShop, startShop } from '../store/servers.mjs';
import { fillOffice } from './fill.mjs';
import { multiplyOrders } from './multiply.mjs';
import { signIn } from './sign-in.mjs';

const migrationsFolder = path.join(projectFolder, 'packages', 'server', 'src', 'platform', 'database', 'migrations');

/** What is lost with a machine can be filled again, so nothing waits for the disk; the tables are larger than the usual memory. */
const fillingSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: '1GB',
  maintenance_work_mem: '512MB',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
};

/** So many orders are made by the sample itself, and the others of them. */
const MOST_SAMPLED = 10_000;

/**
 * A running server with a shop of this size. The folder's own shop is used again if it was filled to this size, by migrations that all still
 * exist; later ones are applied by the server. One whose filling was interrupted goes on with what it had not begun or not finished.
 */
export async function openShop(folder, size) {
  if (!isKept(folder, size)) {
    rmSync(folder, { recursive: true, force: true });
    await createShop(folder, size);
  }
  if (readShop(folder).migrations === undefined) await completeShop(folder, size);
  const server = await startShop(folder);
  await withDatabase(server, refreshAfterMigrations(folder));
  return Object.assign(server, { size, names: readShop(folder).names });
}

function isKept(folder, size) {
  const shop = readShop(folder);
  const known = new Set(readdirSync(migrationsFolder).map((file) => path.basename(file, '.ts')));
  return isDeepStrictEqual(shop?.size, size) && (shop.migrations ?? []).every((name) => known.has(name));
}

async function createShop(folder, size) {
  await mkdir(folder, { recursive: true });
  // PostgreSQL's own account must be able to enter.
  await chmod(folder, 0o755);
  // A first start makes the database and resizes pictures.
  const first = await startShop(folder);
  await first.idle();
  await withDatabase(first, async (client) => {
    await setAll(client, fillingSettings);
    await setForeignKeys(client, 'disable');
  });
  await first.stop();
  await fillShop(folder, { ...size, orders: Math.min(size.orders, MOST_SAMPLED) });
  writeShop(folder, { size });
}

/** What the shop needs besides its sample. Each step is done as a whole or not at all. */
async function completeShop(folder, size) {
  const server = await startShop(folder);
  try {
    await withDatabase(server, async (client) => {
      await setForeignKeys(client, 'enable');
      await multiplyOrders(client, size);
      await signIn(server);
      if (readShop(folder).names === undefined) writeShop(folder, { size, names: await fillOffice(client, size) });
      await refresh(client);
      await client.query('alter system reset all');
      // A parallel worker ends with its query, and its time would be lost.
      await setAll(client, { max_parallel_workers_per_gather: '0' });
      writeShop(folder, { ...readShop(folder), migrations: await appliedMigrations(client) });
    });
  } finally {
    await server.stop();
  }
}

function refreshAfterMigrations(folder) {
  return async (client) => {
    const shop = readShop(folder);
    const migrations = await appliedMigrations(client);
    if (isDeepStrictEqual(shop.migrations, migrations)) return;
    await refresh(client);
    writeShop(folder, { ...shop, migrations });
  };
}

async function refresh(client) {
  await client.query('vacuum (analyze)');
  await client.query('checkpoint');
}

async function appliedMigrations(client) {
  const { rows } = await client.query('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

async function setAll(client, settings) {
  for (const [name, value] of Object.entries(settings)) await client.query(`alter system set ${name} = '${value}'`);
}

/** Rows of the sample refer to each other rightly, and looking it up takes a third of its time. */
async function setForeignKeys(client, verb) {
  const { rows } = await client.query(
    `select tgrelid::regclass as "table", tgname as name
       from pg_trigger join pg_constraint on pg_constraint.oid = tgconstraint and conrelid = tgrelid
      where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} ${verb} trigger "${name}"`);
}

async function withDatabase({ database }, work) {
  const client = new Client({ ...databasePlace(database), user: 'awning', database: 'awning' });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function readShop(folder) {
  const file = fileOf(folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function writeShop(folder, shop) {
  writeFileSync(fileOf(folder), JSON.stringify(shop));
}

function fileOf(folder) {
  return path.join(folder, 'bench-shop.json');
}
