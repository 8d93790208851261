import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Entry, readArchive, writeArchive } from './archive.ts';
import { exportTo, importFrom } from './index.ts';
import { contentsNamed, contentsOf, makeInstallation, type TestInstallation } from './installation.fixture.ts';
import { transferMessages } from './messages.ts';

/** An entry of a file whose checksum is right and whose contents are wrong. */
interface Written {
  readonly description: unknown;
  readonly content: Buffer;
}

let folder: string;
let target: TestInstallation;
let whole: readonly Written[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'awning-damage-'));
  const source = await makeInstallation(folder, 'new');
  target = await makeInstallation(folder, 'old');
  const file = path.join(folder, 'new.awning');
  await exportTo({ ...source, file });
  whole = await entriesOf(file);
  await source.database.close();
});
afterAll(async () => {
  await target.database.close();
  await rm(folder, { recursive: true });
});

async function entriesOf(file: string): Promise<Written[]> {
  const entries: Written[] = [];
  for await (const { description, content } of readArchive(file)) {
    entries.push({ description, content: await buffer(Readable.from(content)) });
  }
  return entries;
}

const added = (description: unknown, content = '') => [...whole, { description, content: Buffer.from(content) }];
const addedFiles = (...paths: readonly unknown[]) => [
  ...whole,
  ...paths.map((name) => ({ description: { kind: 'file', path: name }, content: Buffer.from('x') })),
];
const isKind = ({ description }: Written, kind: string, name?: string) => {
  const read = description as { readonly kind: string; readonly name?: string };
  return read.kind === kind && (name === undefined || read.name === name);
};
const without = (kind: string, name?: string) => whole.filter((entry) => !isKind(entry, kind, name));
const changed = (kind: string, name: string | undefined, change: (entry: Written) => Partial<Written>) =>
  whole.map((entry) => (isKind(entry, kind, name) ? { ...entry, ...change(entry) } : entry));
const only = (kind: string, name?: string) => whole.filter((entry) => isKind(entry, kind, name));

const damages: readonly (readonly [string, () => readonly Written[]])[] = [
  ['null as a description', () => added(null)],
  ['a number as a description', () => added(5)],
  ['an entry of no kind', () => added({ kind: 'mystery' })],
  [
    'columns that are no list',
    () => changed('table', 'website', () => ({ description: { kind: 'table', name: 'website', columns: 5 } })),
  ],
  [
    'migrations that are no list',
    () => changed('schema', undefined, () => ({ description: { kind: 'schema', migrations: 5 } })),
  ],
  ['no migrations', () => changed('schema', undefined, () => ({ description: { kind: 'schema', migrations: [] } }))],
  [
    'an earlier schema than its tables',
    () =>
      changed('schema', undefined, ({ description }) => ({
        description: { kind: 'schema', migrations: (description as { migrations: string[] }).migrations.slice(0, 1) },
      })),
  ],
  [
    'migrations that miss the first',
    () =>
      changed('schema', undefined, ({ description }) => ({
        description: { kind: 'schema', migrations: (description as { migrations: string[] }).migrations.slice(1) },
      })),
  ],
  ['a second schema', () => [...only('schema'), ...whole]],
  ['no table at all', () => without('table')],
  ['one table less', () => without('table', 'website_host')],
  ['a table twice', () => [...whole, ...only('table', 'website_host')]],
  [
    'a table with a column less',
    () =>
      changed('table', 'website_host', ({ description }) => ({
        description: { ...(description as object), columns: (description as { columns: string[] }).columns.slice(1) },
      })),
  ],
  ['rows that are none', () => changed('table', 'website', () => ({ content: Buffer.from('what is this\n') }))],
  ['a row twice', () => changed('table', 'website', ({ content }) => ({ content: Buffer.concat([content, content]) }))],
  ['a sequence that does not exist', () => added({ kind: 'sequence', name: 'nowhere', value: '1', isCalled: true })],
  ['a sequence at no number', () => added({ kind: 'sequence', name: 'nowhere', value: 'one', isCalled: true })],
  ['no jobs', () => without('jobs')],
  ['the jobs twice', () => [...whole, ...only('jobs')]],
  ['jobs of other columns', () => changed('jobs', undefined, () => ({ content: Buffer.from('a\tb\n') }))],
  ['a number as the path of a file', () => addedFiles(5)],
  ['an empty path of a file', () => addedFiles('')],
  ['a path with a NUL', () => addedFiles('a\0b')],
  ['a path that no disk takes', () => addedFiles('x'.repeat(300))],
  ['a path that leads outside', () => addedFiles('../outside')],
  ['a path that is a folder', () => addedFiles('a/')],
  ['a file twice', () => addedFiles('a', 'a')],
  ['a file that is a folder, too', () => addedFiles('a', 'a/b')],
  ['a folder that is a file, too', () => addedFiles('a/b', 'a')],
  ['a secret that is too short', () => changed('secret', undefined, () => ({ content: Buffer.from('short') }))],
  ['two secrets', () => [...whole, ...only('secret')]],
];

test.for(damages)('an export with %s is refused in one line, and nothing is changed', async ([, entries]) => {
  const file = path.join(folder, 'damaged.awning');
  await rm(file, { force: true });
  await writeArchive(file, written(entries()));

  expect(await importFrom({ ...target, file, replace: true })).toEqual({
    ok: false,
    reason: transferMessages.damaged(file),
  });
  expect(await contentsOf(target)).toEqual(contentsNamed('old'));
  expect((await readdir(target.dataFolder)).sort()).toEqual(['files', 'secret']);
});

test('the same export without damage is taken', async () => {
  const file = path.join(folder, 'whole.awning');
  await writeArchive(file, written(whole));
  const healthy = await makeInstallation(folder, 'healthy');
  expect(await importFrom({ ...healthy, file, replace: true })).toEqual({ ok: true });
  expect(await contentsOf(healthy)).toEqual(contentsNamed('new'));
  await healthy.database.close();
});

async function* written(entries: readonly Written[]): AsyncGenerator<Entry> {
  for (const { description, content } of entries) {
    yield { description: description as Entry['description'], content: Readable.from([content]) };
  }
}
