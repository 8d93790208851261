import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eventually } from '@awning/testing/eventually';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../../log.ts';
import { compressFiles, openAssetFolder } from './asset-folder.ts';
import { assetRoutes } from './assets.ts';

const script = `export const words = ${JSON.stringify('many words '.repeat(500))};`;
let dist: string;
let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  dist = await mkdtemp(path.join(os.tmpdir(), 'awning-assets-'));
  folder = path.join(dist, 'storefront', 'assets', 'storefront');
  await mkdir(path.join(folder, 'deep'), { recursive: true });
  await writeFile(path.join(dist, 'storefront', 'secret.txt'), 'hidden words');
  await writeFile(path.join(folder, 'app-1a2b.js'), script);
  await writeFile(path.join(folder, 'deep', 'logo-3c4d.png'), Buffer.from([1, 2, 3]));
  await compressFiles(folder, ['app-1a2b.js']);
  app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  for (const route of await assetRoutes(dist, silentLog)) {
    app.route({ method: route.method, url: route.path, handler: (request, reply) => route.handle(request, reply) });
  }
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof Error && error.name === 'NotFoundError' ? 404 : 500).send('x'),
  );
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await rm(dist, { recursive: true });
});

test('serves the copy the client can read, for ever', async () => {
  const get = (encoding: string) =>
    app.inject({ url: '/assets/storefront/app-1a2b.js', headers: { 'accept-encoding': encoding } });
  const [br, gzip, plain] = [await get('br, gzip'), await get('gzip'), await get('')];
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
  expect(plain.body).toBe(script);
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
  for (const answer of [br, gzip, plain]) {
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
  }
});

test('returns 304 to a client that has it already', async () => {
  const first = await app.inject('/assets/storefront/deep/logo-3c4d.png');
  expect(first.headers['content-type']).toBe('image/png');
  const again = await app.inject({
    url: '/assets/storefront/deep/logo-3c4d.png',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.for([
  '/assets/storefront/../../secret.txt',
  '/assets/storefront/..%2f..%2fsecret.txt',
  '/assets/storefront/%2e%2e/%2e%2e/secret.txt',
  '/assets/storefront/deep/../../../secret.txt',
  '/assets/storefront//etc/passwd',
  '/assets/storefront/..\\..\\secret.txt',
  '/assets/storefront/app-1a2b.js%00.png',
  '/assets/storefront/app-1a2b.js.br',
  '/assets/storefront/',
  '/assets/storefront/deep',
  '/assets/editor/app-1a2b.js',
])('%s is not found', async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('hidden words');
});

test('makes missing copies in the background and stores them beside the files', async () => {
  const other = await mkdtemp(path.join(os.tmpdir(), 'awning-assets-'));
  await writeFile(path.join(other, 'a.css'), 'p{}'.repeat(1000));
  await writeFile(path.join(other, 'b.png'), 'png');
  const opened = await openAssetFolder(other, silentLog);
  await eventually(async () => expect((await opened.find('a.css'))?.gzip).toBeInstanceOf(Buffer));
  await eventually(async () =>
    expect((await readdir(other)).sort()).toEqual(['a.css', 'a.css.br', 'a.css.gz', 'b.png']),
  );
  await rm(other, { recursive: true });
});

test('a file that a new build has removed is not found', async () => {
  const other = await mkdtemp(path.join(os.tmpdir(), 'awning-assets-'));
  await writeFile(path.join(other, 'old-1a.png'), 'png');
  const opened = await openAssetFolder(other, silentLog);
  await rm(path.join(other, 'old-1a.png'));
  expect(await opened.find('old-1a.png')).toBeUndefined();
  await rm(other, { recursive: true });
});
