import { randomBytes } from 'node:crypto';
import { createClient, type Database, openDatabase } from '@awning/server/platform/database';
import { silentLog } from '@awning/server/platform/log';
import { inject } from 'vitest';
import type { TemplateAddress } from './template.ts';

export interface TestDatabase extends Database {
  readonly address: TemplateAddress;
}

/** A separate migrated database, dropped when it is closed. */
export async function openTestDatabase(): Promise<TestDatabase> {
  return openOn(await createDatabase({ from: inject('template').database }));
}

/** The same without any table, for tests of migrations and imports. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  return openOn(await createDatabase({ from: 'template0' }));
}

async function createDatabase({ from }: { readonly from: string }): Promise<TemplateAddress> {
  const database = `test_${randomBytes(6).toString('hex')}`;
  // Copying the files costs half of the default, which writes every page to the log as well.
  await administer(`create database ${database} template ${from} strategy file_copy`);
  return { ...inject('template'), database };
}

function openOn(address: TemplateAddress): TestDatabase {
  const database = openDatabase({ address, log: silentLog, poolSize: 5 });
  return {
    ...database,
    // Spreading would read the getter once; every connection outside a transaction has the same one anyway.
    kysely: database.kysely,
    address,
    async close() {
      await database.close();
      await administer(`drop database ${address.database} with (force)`);
    },
  };
}

/** Creating and dropping use a separate connection: a database that is cloned or dropped must have none. */
async function administer(command: string): Promise<void> {
  const client = createClient({ ...inject('template'), database: 'postgres' });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}
