import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openTestDatabase, type TestDatabase } from '@awning/testing/database';
import { newId, openDatabase } from '../../platform/database/index.ts';
import { silentLog } from '../../platform/log.ts';

const clock = { now: () => new Date('2026-03-01T12:00:00.123Z') };

export interface TestInstallation {
  readonly database: TestDatabase;
  readonly address: TestDatabase['address'];
  readonly dataFolder: string;
}

/** One website, one file and one secret, all containing the name. No connection stays open, as after a stop. */
export async function makeInstallation(folder: string, name: string): Promise<TestInstallation> {
  const database = await openTestDatabase();
  const { address } = database;
  const dataFolder = path.join(folder, name);
  const connected = openDatabase({ address, log: silentLog });
  const website = { id: newId(clock), name, languages: '[]', created_at: clock.now() };
  await connected.kysely.insertInto('website').values(website).execute();
  await connected.close();
  await mkdir(path.join(dataFolder, 'files'), { recursive: true });
  await writeFile(path.join(dataFolder, 'files', 'name'), name);
  await writeFile(path.join(dataFolder, 'secret'), `${secretOf(name)}\n`);
  return { database, address, dataFolder };
}

export function secretOf(name: string): string {
  return `${name} `.repeat(40).slice(0, 40).replaceAll(' ', '-');
}

/** The content of the rows, the files and the secret. */
export async function contentsOf({ address, dataFolder }: Omit<TestInstallation, 'database'>) {
  const connected = openDatabase({ address, log: silentLog });
  try {
    const websites = await connected.kysely.selectFrom('website').select('name').execute();
    const read = (name: string) => readFile(path.join(dataFolder, name), 'utf8').catch(() => undefined);
    return {
      rows: websites.map(({ name }) => name),
      file: await read('files/name'),
      secret: (await read('secret'))?.trim(),
    };
  } finally {
    await connected.close();
  }
}

export function contentsNamed(name: string) {
  return { rows: [name], file: name, secret: secretOf(name) };
}
