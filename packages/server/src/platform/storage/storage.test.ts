import { createHash, scrypt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { openBucket, type TestBucket } from '@awning/testing/bucket';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config/index.ts';
import type { FileStorage, StorageSettings } from './storage.ts';
import { storageOf } from './storage-of.ts';

let folder: string;
let bucket: TestBucket;
let settings: Readonly<Record<'folder' | 'bucket', StorageSettings>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'awning-storage-'));
  bucket = await openBucket();
  settings = { folder: read({}), bucket: read(bucket.settings) };
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

function read(environment: Readonly<Record<string, string>>): StorageSettings {
  const result = readConfig({ DATA_DIR: folder, ...environment }, '', folder);
  if (!result.ok) throw new Error(result.problems.join(' '));
  return result.config;
}

describe.each(['folder', 'bucket'] as const)('a %s', (kind) => {
  let storage: FileStorage;
  beforeAll(() => {
    storage = storageOf(settings[kind]);
  });

  test('returns what was put there, whole and in parts', async () => {
    await storage.put('site/one/original', pieces('abc', 'defg'));
    expect(await fetched('site/one/original')).toEqual(['abcdefg', 7, 0, 7]);
    expect(await fetched('site/one/original', { first: 2, last: 4 })).toEqual(['cde', 7, 2, 3]);
    expect(await fetched('site/one/original', { first: 5 })).toEqual(['fg', 7, 5, 2]);
    expect(await fetched('site/one/original', { first: 5, last: 1000 })).toEqual(['fg', 7, 5, 2]);
    expect(await fetched('site/one/original', { last: 2 })).toEqual(['fg', 7, 5, 2]);
    expect(await storage.get('site/one/original', { first: 7 })).toBe('beyond-end');
  });

  test('puts a file in the place of another one, and holds an empty one', async () => {
    await storage.put('site/again/original', pieces('before'));
    await storage.put('site/again/original', pieces('after'));
    expect((await fetched('site/again/original'))[0]).toBe('after');
    await storage.put('site/empty/original', pieces());
    expect(await fetched('site/empty/original')).toEqual(['', 0, 0, 0]);
  });

  test('has nothing where nothing was put', async () => {
    expect(await storage.get('site/none/original')).toBe('absent');
    await storage.delete(['site/none/original']);
  });

  test('lists by prefix, sorted, and forgets what is deleted', async () => {
    for (const key of ['lists/b/2', 'lists/a/1', 'lists/b/1', 'listsother/a/1']) await storage.put(key, pieces(key));
    expect(await keys('lists/')).toEqual(['lists/a/1', 'lists/b/1', 'lists/b/2']);
    expect(await keys('lists/b')).toEqual(['lists/b/1', 'lists/b/2']);
    await storage.delete(['lists/b/1', 'lists/a/1']);
    expect(await keys('lists/')).toEqual(['lists/b/2']);
    for await (const { bytes, changedAt } of storage.list('lists/')) {
      expect(bytes).toBe(9);
      expect(Math.abs(changedAt.getTime() - Date.now())).toBeLessThan(3_600_000);
    }
  });

  test('keeps nothing of a content that breaks off', async () => {
    await expect(storage.put('broken/small/original', broken(10))).rejects.toThrow('cut');
    await expect(storage.put('broken/large/original', broken(20_000_000))).rejects.toThrow('cut');
    expect(await storage.get('broken/small/original')).toBe('absent');
    expect(await storage.get('broken/large/original')).toBe('absent');
    expect(await keys('broken')).toEqual([]);
  });

  test('stores what is larger than one part', async () => {
    const content = Buffer.alloc(17_000_003, 'no part is like another one, ');
    await storage.put('large/one/original', pieces(content.subarray(0, 9_000_001), content.subarray(9_000_001)));
    const found = await storage.get('large/one/original');
    if (typeof found === 'string') throw new Error(found);
    expect(hash(await buffer(found.content))).toBe(hash(content));
  });

  async function fetched(key: string, range?: Parameters<FileStorage['get']>[1]) {
    const found = await storage.get(key, range);
    if (typeof found === 'string') throw new Error(found);
    return [(await buffer(found.content)).toString(), found.bytes, found.first, found.length];
  }

  async function keys(prefix: string): Promise<string[]> {
    const found: string[] = [];
    for await (const { key } of storage.list(prefix)) found.push(key);
    return found;
  }
});

test('what a killed process left in the folder is deleted once nothing is written to it any more', async () => {
  const storage = storageOf(settings.folder);
  const place = path.join(folder, 'files', 'killed', 'one');
  await mkdir(place, { recursive: true });
  await storage.put('killed/two/original', pieces('whole'));
  for (const name of ['original.a.part', 'original.b.part']) await writeFile(path.join(place, name), 'half');
  const longAgo = new Date('2026-01-01T00:00:00Z');
  await utimes(path.join(place, 'original.a.part'), longAgo, longAgo);
  await storage.deleteUnfinished(new Date('2026-01-02T00:00:00Z'));
  expect(await readdir(place)).toEqual(['original.b.part']);
  await storage.deleteUnfinished(new Date(Date.now() + 60_000));
  expect(await readdir(path.dirname(place))).toEqual(['two']);
});

test('a content is read once its file is there, so that the file of one that breaks off at once is found and deleted', async () => {
  const place = path.join(folder, 'files', 'at-once', 'one');
  let found: string[] = [];
  async function* content(): AsyncGenerator<Buffer> {
    // In this thread: the others, which open files, are busy.
    found = readdirSync(place);
    yield* broken(0);
  }
  const busy = Array.from({ length: 16 }, () => promisify(scrypt)('a', 'b', 64));
  await expect(storageOf(settings.folder).put('at-once/one/original', content())).rejects.toThrow('cut');
  await Promise.all(busy);
  expect(found).toEqual([expect.stringMatching(/^original\..*\.part$/)]);
  expect(await readdir(path.dirname(place))).toEqual([]);
});

test('a bucket gives up uploads in parts that were begun long ago', async () => {
  const given: string[] = [];
  const upload = (id: string, at: string) =>
    `<Upload><Key>site/${id}/original</Key><UploadId>${id}</UploadId><Initiated>${at}</Initiated></Upload>`;
  const service = createServer((request, response) => {
    if (request.method === 'DELETE') given.push(request.url ?? '');
    const uploads = upload('old', '2026-01-01T00:00:00.000Z') + upload('new', '2026-01-03T00:00:00.000Z');
    const body = `<?xml version="1.0"?><ListMultipartUploadsResult>${uploads}</ListMultipartUploadsResult>`;
    response.writeHead(request.method === 'DELETE' ? 204 : 200).end(request.method === 'DELETE' ? undefined : body);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = service.address() as AddressInfo;
    const storage = storageOf({ ...settings.bucket, s3Endpoint: `http://127.0.0.1:${port}` });
    await storage.deleteUnfinished(new Date('2026-01-02T00:00:00Z'));
  } finally {
    service.closeAllConnections();
    service.close();
  }
  expect(given.map((url) => url.split('&')[0])).toEqual([expect.stringMatching(/^\/files\/site\/old\/original\?/)]);
  expect(given[0]).toContain('uploadId=old');
});

test.each(['../secret', 'a/../../secret', '/etc/passwd', 'a//b', 'a/.hidden', ''])(
  'no key leads out of the folder: %o',
  async (key) => {
    await expect(storageOf(settings.folder).get(key)).rejects.toThrow('is no key of a stored file');
  },
);

async function* pieces(...parts: readonly (string | Buffer)[]): AsyncGenerator<Buffer> {
  for (const part of parts) yield Buffer.from(part);
}

async function* broken(bytes: number): AsyncGenerator<Buffer> {
  yield Buffer.alloc(bytes);
  throw new Error('cut');
}

function hash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
