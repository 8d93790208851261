import { readFile } from 'node:fs/promises';
import {
  openEmptyDatabase,
  openTestDatabase,
  type TestDatabase,
  tablesFile,
  tablesSource,
} from '@awning/testing/database';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '../log.ts';
import { StartRefusal } from '../start-refusal.ts';
import { migrate, migrations } from './index.ts';

const names = Object.keys(migrations).sort();
let database: TestDatabase;

beforeEach(async () => {
  database = await openEmptyDatabase();
});
afterEach(() => database.close());

const options = (more: Partial<Parameters<typeof migrate>[0]> = {}) => ({
  address: database.address,
  log: silentLog,
  ...more,
});

describe('migrating', () => {
  test('an empty database applies everything once, however many processes start together', async () => {
    const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(options())));
    expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([names, [], [], []]);
    expect(await migrate(options())).toEqual([]);
  });

  test('applies what was taken in after a later one', async () => {
    const { [names.at(-1)!]: last, ...before } = migrations;
    const late = { ...before, '9999-late': { up: () => Promise.resolve() } };
    expect(await migrate(options({ migrations: late }))).toEqual([...names.slice(0, -1), '9999-late']);
    expect(await migrate(options({ migrations: { ...late, [names.at(-1)!]: last! } }))).toEqual([names.at(-1)]);
    expect(await tablesSource(database)).toBe(await readFile(tablesFile, 'utf8'));
  });

  test('leaves everything as it was when one of several migrations fails', async () => {
    const broken = { ...migrations, '9999-broken': { up: () => Promise.reject(new Error('no such thing')) } };
    await expect(migrate(options({ migrations: broken }))).rejects.toThrow(
      'Migrating the database failed at "9999-broken": no such thing',
    );
    const { rows } = await sql<{ table: string | null }>`select to_regclass('website')::text as table`.execute(
      database.kysely,
    );
    expect(rows).toEqual([{ table: null }]);
  });
});

test('a database migrated by a newer Awning is refused in one sentence and not touched', async () => {
  await migrate(options({ migrations: { ...migrations, '9999-later': { up: () => Promise.resolve() } } }));
  const refusal: unknown = await migrate(options()).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartRefusal);
  expect(String(refusal)).toContain('was migrated by a newer Awning (it has "9999-later")');
});

test('an older PostgreSQL is refused in one sentence', async () => {
  // No older server is available here, so the server is made to report an older version to our query only.
  await sql`create function public.current_setting(text) returns text language sql as
    $$ select case $1 when 'server_version_num' then '140012' when 'server_version' then '14.12' else pg_catalog.current_setting($1) end $$`.execute(
    database.kysely,
  );
  await sql
    .raw(`alter database ${database.address.database} set search_path = public, pg_catalog`)
    .execute(database.kysely);
  const refusal: unknown = await migrate(options()).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartRefusal);
  expect(String(refusal)).toContain('PostgreSQL 14.12, but Awning needs 15 or later');
});

test('the table types are those of the migrated database: run "npm run generate:tables" after adding a migration', async () => {
  const migrated = await openTestDatabase();
  try {
    expect(await tablesSource(migrated)).toBe(await readFile(tablesFile, 'utf8'));
  } finally {
    await migrated.close();
  }
});
