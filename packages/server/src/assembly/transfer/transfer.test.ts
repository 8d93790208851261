import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { CollectionType } from '@awning/site-model';
import { openBucket } from '@awning/testing/bucket';
import { fillTables, openEmptyDatabase, openTestDatabase, type TestDatabase } from '@awning/testing/database';
import { type Migration, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../platform/config/index.ts';
import { type Database, migrate, migrations, newId, openDatabase } from '../../platform/database/index.ts';
import { sampleValues } from '../../platform/database/migrations/sample-values.fixture.ts';
import { createJobQueue, listJobs } from '../../platform/jobs/index.ts';
import { silentLog } from '../../platform/log.ts';
import { createCollection } from '../../site/content/index.ts';
import { insertAccess } from '../../store/member-area/access/store.ts';
import { replacePages, upsertArea } from '../../store/member-area/editing/store.ts';
import { selectAreasOfPage } from '../../store/member-area/store.ts';
import { type Entry, readArchive, writeArchive } from './archive.ts';
import { withConnection } from './connect.ts';
import { exportTo, importFrom } from './index.ts';
import { transferMessages } from './messages.ts';
import type { EntryDescription } from './schema.ts';
import { beginSnapshot, copyOut, selectTables } from './store.ts';

const clock = { now: () => new Date('2026-03-01T12:00:00.123Z') };
let folder: string;
let opened: TestDatabase[];
let source: Awaited<ReturnType<typeof exportedInstallation>>;

beforeAll(async () => {
  source = await exportedInstallation(await mkdtemp(path.join(os.tmpdir(), 'awning-transfer-')));
});
afterAll(async () => {
  await source.database.close();
  await rm(source.folder, { recursive: true });
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'awning-transfer-'));
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await rm(folder, { recursive: true });
});

const inFolder = (name: string) => path.join(folder, name);

async function exportedInstallation(sourceFolder: string) {
  const database = await openTestDatabase();
  const websiteId = newId(clock);
  const name = 'tab\t, line\n, back\\slash, "quote", \\N, Größe 🛍';
  await fillDatabase(database, websiteId, name);
  const tables = await fillTables(database, sampleValues);
  const membership = await addMemberArea(database, websiteId);
  // They are filled without triggers, one of which keeps a column of the variants.
  await sql`update price_change set price = price /* all websites: one only */`.execute(database.kysely);
  const dataFolder = path.join(sourceFolder, 'data');
  const files = path.join(dataFolder, 'files', websiteId);
  await mkdir(path.join(files, 'ä b'), { recursive: true });
  await writeFile(path.join(files, 'ä b', 'original'), Buffer.alloc(200_000, 'picture'));
  await writeFile(path.join(files, 'empty'), '');
  await writeFile(path.join(files, 'half.part'), 'not finished');
  await writeFile(path.join(dataFolder, 'secret'), `${'n'.repeat(32)},${'o'.repeat(32)}\n`);
  const file = path.join(sourceFolder, 'shop.awning');
  expect(await exportTo({ address: database.address, dataFolder, file })).toEqual({ ok: true });
  return { database, dataFolder, websiteId, name, membership, tables, file, folder: sourceFolder };
}

async function fillDatabase(database: Database, websiteId: string, name: string): Promise<void> {
  const { kysely } = database;
  const at = { created_at: clock.now() };
  await kysely
    .insertInto('website')
    .values({ id: websiteId, name, languages: '[{"code":"en"}]', plan_flags: [1, 2], ...at })
    .execute();
  await kysely
    .insertInto('website_host')
    .values({ website_id: websiteId, host: 'shop.test', is_primary: true, ...at })
    .execute();
  const audits = Array.from({ length: 3000 }, (_, number) => ({
    website_id: websiteId,
    id: newId(clock),
    at: clock.now(),
    who: 'Ada',
    what: 'test',
    subject: 'shop',
    after: JSON.stringify({ number, text: name.repeat(number % 7) }),
  }));
  await kysely.insertInto('audit').values(audits).execute();
  await createJobQueue(clock).add(database, 'mail.deliver', { websiteId, mailId: 1 }, { key: 'mail/1', queue: 'mail' });
  await createJobQueue(clock).add(database, 'image.widths', { websiteId }, { maxAttempts: 3 });
}

/** A member area with a page, one account that has access and one that has none. */
async function addMemberArea(database: Database, websiteId: string) {
  const [areaId, memberId, strangerId] = [newId(clock), newId(clock), newId(clock)];
  const pageId = await createCollection(database, clock, websiteId, {
    urlId: 'lessons',
    typeName: 'page',
    type: CollectionType.page,
    texts: { en: { title: 'Lessons' } },
  });
  const accounts = [memberId, strangerId].map((id) => ({
    website_id: websiteId,
    id,
    email: `${id}@example.com`,
    email_key: `${id}@example.com`,
    name: 'Ada',
    password_hash: '',
    language: 'en',
    created_at: clock.now(),
    password_changed_at: clock.now(),
  }));
  await database.kysely.insertInto('site_user').values(accounts).execute();
  await upsertArea(database, websiteId, areaId, {
    texts: { en: { name: 'Pottery', description: '' } },
    productIds: [],
  });
  await replacePages(database, websiteId, areaId, [pageId]);
  const access = { id: newId(clock), areaId, siteUserId: memberId, email: '', emailKey: '', orderId: null };
  const reason = { who: 'Ada', reason: 'A friend', subscriptionId: null, startsAt: clock.now(), until: null };
  await insertAccess(database, websiteId, { ...access, ...reason });
  return { areaId, pageId, memberId, strangerId };
}

async function emptyInstallation(name: string, open: () => Promise<TestDatabase> = openEmptyDatabase) {
  const database = await open();
  opened.push(database);
  return { database, dataFolder: inFolder(name), address: database.address };
}

describe('a round trip', () => {
  test.for([
    ['a database without tables', openEmptyDatabase],
    ['a migrated database', openTestDatabase],
  ] as const)('into %s gives the same export, byte for byte', async ([, open]) => {
    const target = await emptyInstallation('target', open);
    expect(await importFrom({ ...target, file: source.file })).toEqual({ ok: true });

    const again = inFolder('again.awning');
    expect(await exportTo({ ...target, file: again })).toEqual({ ok: true });
    expect((await readFile(again)).equals(await readFile(source.file))).toBe(true);

    const websites = await target.database.kysely
      .selectFrom('website')
      .selectAll()
      .where('id', '=', source.websiteId)
      .execute();
    expect(websites).toMatchObject([
      { id: source.websiteId, name: source.name, plan_flags: [1, 2], created_at: clock.now() },
    ]);
    const picture = path.join('files', source.websiteId, 'ä b', 'original');
    expect(
      (await readFile(path.join(target.dataFolder, picture))).equals(
        await readFile(path.join(source.dataFolder, picture)),
      ),
    ).toBe(true);
    await expect(readFile(path.join(target.dataFolder, 'files', source.websiteId, 'half.part'))).rejects.toThrow(
      'ENOENT',
    );
    const waiting = await listJobs(target.database, source.websiteId, { state: 'waiting', limit: 9 });
    expect(waiting.map(({ task, maxAttempts, runAt }) => [task, maxAttempts, runAt])).toEqual([
      ['image.widths', 3, clock.now()],
      ['mail.deliver', 25, clock.now()],
    ]);
  });

  test('keeps member areas closed to others than their members', async () => {
    const target = await emptyInstallation('target');
    expect(await importFrom({ ...target, file: source.file })).toEqual({ ok: true });
    const { areaId, pageId, memberId, strangerId } = source.membership;
    const areasFor = async (siteUserId: string) =>
      await selectAreasOfPage(target.database, source.websiteId, { pageId, siteUserId, now: clock.now() });
    expect(await areasFor(memberId)).toMatchObject([{ id: areaId, isOpen: true, texts: { en: { name: 'Pottery' } } }]);
    expect(await areasFor(strangerId)).toMatchObject([{ id: areaId, isOpen: false }]);
  });

  test('tells its progress up to the end', async () => {
    const target = await emptyInstallation('target');
    const seen: number[][] = [];
    await importFrom({ ...target, file: source.file, progress: (done, total) => seen.push([done, total]) });
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.every(([done = 0, total = 0], index) => done <= total && done >= (seen[index - 1]?.[0] ?? 0))).toBe(
      true,
    );
    const [done, total] = seen.at(-1) ?? [];
    expect(done).toBe(total);
    const steps: number[][] = [];
    await exportTo({ ...target, file: inFolder('again'), progress: (part, whole) => steps.push([part, whole]) });
    expect(steps.at(-1)?.[0]).toBe(steps.at(-1)?.[1]);
  });
});

test('files go into a bucket and come back out of it', async () => {
  const bucket = await openBucket();
  try {
    const target = await emptyInstallation('target');
    const read = readConfig({ DATA_DIR: target.dataFolder, ...bucket.settings }, '', folder);
    if (!read.ok) throw new Error(read.problems.join(' '));
    const place = { ...target, storageSettings: read.config };
    expect(await importFrom({ ...place, file: source.file })).toEqual({ ok: true });
    expect(await exportTo({ ...place, file: inFolder('again') })).toEqual({ ok: true });
    expect(await filesIn(inFolder('again'))).toEqual(await filesIn(source.file));
    expect((await filesIn(source.file)).length).toBeGreaterThan(0);
  } finally {
    await bucket.close();
  }
});

async function filesIn(file: string): Promise<[string, number][]> {
  const files: [string, number][] = [];
  for await (const { description, content } of readArchive(file)) {
    if (description.kind !== 'file') continue;
    files.push([description.path, (await text(Readable.from(content))).length]);
  }
  return files;
}

describe('an export', () => {
  test('holds rows of every table that survives a crash', async () => {
    const exported: string[] = [];
    for await (const { description, content } of readArchive(source.file)) {
      const bytes = (await Readable.from(content).toArray()).length;
      if (description.kind === 'table' && bytes > 0) exported.push(description.name);
    }
    // The first six are unlogged; triggers and a job derive the others from what is exported.
    const leftOut = [
      'password_try',
      'rate_limit',
      'team_code_app_setup',
      'team_passkey_challenge',
      'team_pending_sign_in',
      'team_wrong_code',
      'asset_use',
      'best_seller',
      'item_count',
      'item_search',
      'page_search',
      'product_choice',
      'product_group',
      'product_listing',
      'product_mark',
      'product_rating',
      'product_search',
      'restock_group',
      'sales_change',
      'sales_day',
      'sales_fold',
      'sales_of_product',
      'search_word',
      'stock_mark',
    ];
    expect([...exported, ...leftOut].sort()).toEqual(source.tables);
  });

  test('shows one moment, whatever is written meanwhile', async () => {
    const target = await emptyInstallation('target', openTestDatabase);
    await withConnection(target.address, async (client) => {
      await beginSnapshot(client);
      const website = (await selectTables(client)).find(({ name }) => name === 'website');
      await fillDatabase(target.database, newId(clock), 'late');
      expect(await text(Readable.from(copyOut(client, website!)))).toBe('');
    });
  });

  test('never overwrites a file, and leaves none behind when it fails', async () => {
    const options = { address: source.database.address, dataFolder: source.dataFolder };
    expect(await exportTo({ ...options, file: source.file })).toEqual({
      ok: false,
      reason: transferMessages.fileExists(source.file),
    });
    const nowhere = inFolder('no/such/folder');
    expect(await exportTo({ ...options, file: nowhere })).toEqual({
      ok: false,
      reason: transferMessages.cannotWrite(nowhere, 'ENOENT'),
    });
    const empty = await emptyInstallation('empty');
    expect(await exportTo({ ...empty, file: inFolder('empty') })).toEqual({
      ok: false,
      reason: transferMessages.noSchema,
    });
    await expect(readFile(inFolder('empty.part'))).rejects.toThrow('ENOENT');
  });

  test('can be read by its owner alone, whatever an interrupted one or another account left under its name', async () => {
    const options = { address: source.database.address, dataFolder: source.dataFolder };
    await writeFile(inFolder('open.awning.part'), 'half of an export');
    await chmod(inFolder('open.awning.part'), 0o666);
    await writeFile(inFolder('elsewhere'), 'of another account');
    await symlink(inFolder('elsewhere'), inFolder('linked.awning.part'));
    for (const file of ['open.awning', 'linked.awning'].map(inFolder)) {
      expect(await exportTo({ ...options, file })).toEqual({ ok: true });
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect((await readFile(file)).equals(await readFile(source.file))).toBe(true);
    }
    expect(await readFile(inFolder('elsewhere'), 'utf8')).toBe('of another account');

    await mkdir(inFolder('taken.awning.part'));
    expect(await exportTo({ ...options, file: inFolder('taken.awning') })).toEqual({
      ok: false,
      reason: transferMessages.cannotWrite(inFolder('taken.awning'), 'EISDIR'),
    });
  });
});

/** Uses a database through connections that are closed afterwards, as those of a stopped Awning are. */
async function visit<T>(address: TestDatabase['address'], work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase({ address, log: silentLog });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const websiteNames = (address: TestDatabase['address']) =>
  visit(address, async ({ kysely }) =>
    (await kysely.selectFrom('website').select('name').orderBy('name').execute()).map(({ name }) => name),
  );

async function otherInstallation() {
  const target = await emptyInstallation('target', openTestDatabase);
  await visit(target.address, async (database) => {
    const website = { id: newId(clock), name: 'other', languages: '[]', created_at: clock.now() };
    await database.kysely.insertInto('website').values(website).execute();
    await createJobQueue(clock).add(database, 'mail.deliver', { websiteId: website.id });
  });
  await mkdir(path.join(target.dataFolder, 'files'), { recursive: true });
  await writeFile(path.join(target.dataFolder, 'files', 'old'), 'old');
  return target;
}

describe('an import', () => {
  test('into a filled installation is refused without --replace, and replaces everything with it', async () => {
    const target = await otherInstallation();
    expect(await importFrom({ ...target, file: source.file })).toEqual({
      ok: false,
      reason: transferMessages.notEmpty,
    });
    expect(await websiteNames(target.address)).toEqual(['other']);

    expect(await importFrom({ ...target, file: source.file, replace: true })).toEqual({ ok: true });
    expect(await websiteNames(target.address)).toEqual([source.name, 'x']);
    await expect(readFile(path.join(target.dataFolder, 'files', 'old'))).rejects.toThrow('ENOENT');
    const again = inFolder('again.awning');
    await exportTo({ ...target, file: again });
    expect((await readFile(again)).equals(await readFile(source.file))).toBe(true);
  });

  test('into an empty database with files beside it is refused too', async () => {
    const target = await emptyInstallation('target');
    const files = path.join(target.dataFolder, 'files');
    await mkdir(files, { recursive: true });
    await writeFile(path.join(files, 'old'), 'old');
    expect(await importFrom({ ...target, file: source.file })).toEqual({
      ok: false,
      reason: transferMessages.filesNotEmpty(files),
    });
  });

  test('is refused while Awning runs on the database', async () => {
    const target = await otherInstallation();
    await visit(target.address, async (database) => {
      await database.listen('anything', () => undefined);
      expect(await importFrom({ ...target, file: source.file, replace: true })).toEqual({
        ok: false,
        reason: transferMessages.inUse,
      });
    });
    expect(await websiteNames(target.address)).toEqual(['other']);
  });

  const later: Migration = {
    async up(database) {
      await sql`alter table website add column motto text`.execute(database);
      await sql`update website set motto = 'from ' || name`.execute(database);
    },
  };
  const laterMigrations = { ...migrations, '9999-later': later };

  test.for(['no tables', 'the newer tables'] as const)(
    'of an older export into %s migrates what was loaded',
    async (state) => {
      const target = await emptyInstallation('target');
      if (state === 'the newer tables') {
        await migrate({ address: target.address, log: silentLog, migrations: laterMigrations });
      }
      expect(await importFrom({ ...target, file: source.file, migrations: laterMigrations })).toEqual({ ok: true });
      const { rows } = await sql<{ motto: string }>`select motto from website order by motto`.execute(
        target.database.kysely,
      );
      expect(rows).toEqual([{ motto: `from ${source.name}` }, { motto: 'from x' }]);
      expect(await migrate({ address: target.address, log: silentLog, migrations: laterMigrations })).toEqual([]);
    },
  );

  test('of an export that lacks an earlier migration applies it to what was loaded', async () => {
    const earlier = { ...migrations, '0002-a-motto': later };
    const target = await emptyInstallation('target');
    expect(await importFrom({ ...target, file: source.file, migrations: earlier })).toEqual({ ok: true });
    const { rows } = await sql<{ motto: string }>`select motto from website order by motto`.execute(
      target.database.kysely,
    );
    expect(rows).toEqual([{ motto: `from ${source.name}` }, { motto: 'from x' }]);
  });

  test('of an export of a newer Awning, or into a newer database, is refused', async () => {
    const file = inFolder('newer.awning');
    await writeArchive(
      file,
      entriesOf({ kind: 'schema', migrations: [...Object.keys(migrations).sort(), '9999-later'] }),
    );
    const target = await emptyInstallation('target');
    expect(await importFrom({ ...target, file })).toEqual({ ok: false, reason: transferMessages.newer('9999-later') });
    await migrate({ address: target.address, log: silentLog, migrations: laterMigrations });
    expect(await importFrom({ ...target, file: source.file })).toEqual({
      ok: false,
      reason: transferMessages.databaseNewer('9999-later'),
    });
    expect(await exportTo({ ...target, file: inFolder('never') })).toEqual({
      ok: false,
      reason: transferMessages.databaseNewer('9999-later'),
    });
  });

  test('of a damaged or shortened file changes nothing', async () => {
    const target = await otherInstallation();
    const whole = await readFile(source.file);
    const refusal = { ok: false, reason: transferMessages.damaged(inFolder('damaged')) };
    const attempt = async (bytes: Buffer) => {
      await writeFile(inFolder('damaged'), bytes);
      return importFrom({ ...target, file: inFolder('damaged'), replace: true });
    };
    for (const part of [0.999, 0.9, 0.5, 0.1]) {
      expect(await attempt(whole.subarray(0, whole.length * part))).toEqual(refusal);
    }
    for (const place of [0.2, 0.5, 0.8]) {
      const changed = Buffer.from(whole);
      const at = Math.floor(changed.length * place);
      changed[at] = changed[at]! ^ 0xff;
      expect(await attempt(changed)).toEqual(refusal);
    }
    expect(await attempt(gzipSync('awning export 1\n{"kind":"table"}\n'))).toEqual(refusal);
    expect(await websiteNames(target.address)).toEqual(['other']);
    expect(await readFile(path.join(target.dataFolder, 'files', 'old'), 'utf8')).toBe('old');
  });

  test('whose loading fails half-way leaves everything as it was', async () => {
    const target = await otherInstallation();
    const file = inFolder('hostile.awning');
    const names = Object.keys(migrations).sort();
    for (const hostile of [
      { kind: 'file', path: '../escaped' },
      { kind: 'file', path: '/tmp/escaped' },
      { kind: 'table', name: 'pg_authid', columns: ['rolname'] },
      { kind: 'table', name: 'website', columns: ["id\") from program 'id' --"] },
      { kind: 'mystery' },
    ]) {
      await rm(file, { force: true });
      await writeArchive(file, entriesOf({ kind: 'schema', migrations: names }, hostile as EntryDescription));
      expect(await importFrom({ ...target, file, replace: true })).toEqual({
        ok: false,
        reason: transferMessages.damaged(file),
      });
    }
    expect(await websiteNames(target.address)).toEqual(['other']);
    expect(await readdir(target.dataFolder)).toEqual(['files']);
  });

  test('of something else is refused', async () => {
    const target = await emptyInstallation('target');
    await writeFile(inFolder('letter'), 'Dear Sir or Madam');
    expect(await importFrom({ ...target, file: inFolder('letter') })).toEqual({
      ok: false,
      reason: transferMessages.notAnExport(inFolder('letter')),
    });
    await writeFile(inFolder('other.gz'), gzipSync('Dear Sir or Madam'));
    expect(await importFrom({ ...target, file: inFolder('other.gz') })).toEqual({
      ok: false,
      reason: transferMessages.notAnExport(inFolder('other.gz')),
    });
    expect(await importFrom({ ...target, file: inFolder('none') })).toEqual({
      ok: false,
      reason: transferMessages.cannotRead(inFolder('none'), 'ENOENT'),
    });
  });
});

async function* entriesOf(...descriptions: EntryDescription[]): AsyncGenerator<Entry> {
  for (const description of descriptions) yield { description, content: Readable.from([]) };
}
