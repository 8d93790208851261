import { readFile } from 'node:fs/promises';
import {
  fillTables,
  openEmptyDatabase,
  openTestDatabase,
  type TestDatabase,
  tablesFile,
  tablesSource,
} from '@awning/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../log.ts';
import { migrate, migrations } from './index.ts';
import { sampleValues } from './migrations/sample-values.fixture.ts';

const names = Object.keys(migrations).sort();
let database: TestDatabase;
let derived: readonly string[];

beforeAll(async () => {
  database = await openEmptyDatabase();
  const migrated = await openTestDatabase();
  derived = await derivedTables(migrated);
  await migrated.close();
});
afterAll(() => database.close());

/** Tables whose rows moved elsewhere; the migration that moved them has its own test. */
const moved = ['option'];

/** Tables that hold nothing of their own, so that a migration may write them anew. */
async function derivedTables({ kysely }: TestDatabase): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where obj_description(oid, 'pg_class') = 'derived'`.execute(kysely);
  return rows.map(({ name }) => name);
}

async function countRows(
  { kysely }: TestDatabase,
  tables: readonly string[],
): Promise<Record<string, bigint | undefined>> {
  const counts: Record<string, bigint | undefined> = {};
  for (const table of tables.filter((name) => !derived.includes(name) && !moved.includes(name))) {
    const { rows } = await sql<{ count: bigint }>`
      select count(*) as count from ${sql.table(table)} /* all websites: test of migrations */`.execute(kysely);
    counts[table] = rows[0]?.count;
  }
  return counts;
}

// One database takes all migrations, one after the other, and a row in every table before each of them: so rows of every age meet
// every later migration. Starting anew for each would take time that grows with the square of their number.
test.for(names.map((name, index) => ({ name, row: index + 1 })))(
  '$name keeps every row of a database filled before it',
  async ({ name, row }) => {
    const tables = await fillTables(database, sampleValues, row);
    const before = await countRows(database, tables);
    expect(await migrate({ address: database.address, log: silentLog, to: name })).toEqual([name]);
    expect(await countRows(database, tables)).toEqual(before);
  },
);

test('a database that was filled all the way has the same tables as a new one', async () => {
  expect(await tablesSource(database)).toBe(await readFile(tablesFile, 'utf8'));
});

// All in one transaction, as an owner who skips versions has it: a change that waits for the commit may be in the way of a later one.
test.for(names.filter((_, index) => index % 8 === 0))(
  'a filled database of %s is migrated in one go',
  async (before) => {
    const skipped = await openEmptyDatabase();
    try {
      await migrate({ address: skipped.address, log: silentLog, to: before });
      const tables = await fillTables(skipped, sampleValues);
      const counts = await countRows(skipped, tables);
      expect(await migrate({ address: skipped.address, log: silentLog })).toEqual(
        names.filter((name) => name > before),
      );
      expect(await countRows(skipped, tables)).toEqual(counts);
      expect(await tablesSource(skipped)).toBe(await readFile(tablesFile, 'utf8'));
    } finally {
      await skipped.close();
    }
  },
);
