import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startTestServer, type TestServer } from '@awning/testing';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assetUrl, saveImage } from './index.ts';
import { chooseFile } from './routes.ts';
import { askedWidth, nearestWidth, usefulWidths } from './widths.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => await server.close());

async function picture(width: number, format: 'png' | 'webp' | 'jpeg' = 'png'): Promise<Buffer> {
  return await sharp({ create: { width, height: 40, channels: 3, background: '#1f4a48' } })
    .toFormat(format)
    .toBuffer();
}

async function upload(bytes: Uint8Array, filename = 'picture.png'): Promise<string> {
  const saved = await saveImage(server.parts, server.database, server.website.id, { filename, bytes });
  if (!saved.ok) {
    throw new Error(saved.reason);
  }
  return assetUrl({ id: saved.id, filename });
}

/** Raw bytes matter here, so the visitor that keeps text is not used. */
async function fetchImage(url: string, accept = 'image/webp,*/*', host = server.website.host) {
  const { statusCode, headers, rawPayload } = await server.app.inject({ url, headers: { host, accept } });
  return { status: statusCode, headers, bytes: rawPayload };
}

describe('widths', () => {
  test.each([
    ['500w', 500],
    ['2500w', 2500],
    ['original', undefined],
    ['501w', undefined],
    ['../etc', undefined],
    [undefined, undefined],
  ])('?format=%s asks for %s', (format, width) => {
    expect(askedWidth(format)).toBe(width);
  });

  test('are never larger than the picture', () => {
    expect(usefulWidths(800)).toEqual([100, 300, 500, 750]);
    expect(nearestWidth(400, [100, 500, 300])).toBe(500);
    expect(nearestWidth(800, [100, 500, 300])).toBeUndefined();
  });

  test('a browser without WebP gets the kind of the original', () => {
    const asset = { contentType: 'image/png', width: 800, madeWidths: [100, 300] } as never;
    expect(chooseFile(asset, '100w', 'image/png')).toEqual({ width: 100, format: 'same', isMissing: false });
    expect(chooseFile(asset, '500w', 'image/webp')).toEqual({ width: undefined, format: 'webp', isMissing: true });
    expect(chooseFile(asset, '2500w', 'image/webp')).toEqual({ width: undefined, format: 'webp', isMissing: false });
  });
});

describe('an uploaded picture', () => {
  test('is served as it is, not to be kept, until the job has made its widths', async () => {
    const bytes = await picture(800);
    const url = await upload(bytes);
    const before = await fetchImage(`${url}?format=300w`);
    expect(before).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=10' },
    });
    expect(before.bytes).toEqual(bytes);

    const jobs = await server.runJobs();
    expect(jobs.map(({ task }) => task)).toEqual(['images.make-variants']);
    const after = await fetchImage(`${url}?format=300w`);
    expect(after.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(after.bytes).metadata()).toMatchObject({ format: 'webp', width: 300 });
    const plain = await fetchImage(`${url}?format=300w`, 'image/png');
    expect(await sharp(plain.bytes).metadata()).toMatchObject({ format: 'png', width: 300 });
  });

  test('waits for the one before it, so that pages, mails and payments have threads of their own', async () => {
    await Promise.all([upload(await picture(810)), upload(await picture(820))]);
    const { rows } = await sql<{ queue: string }>`
      select queue_name as queue from graphile_worker.jobs where task_identifier = 'images.make-variants'`.execute(
      server.database.kysely,
    );
    expect(rows).toEqual([{ queue: 'images.make-variants' }, { queue: 'images.make-variants' }]);
    await server.runJobs();
  });

  test('is not made larger than it is', async () => {
    const bytes = await picture(200, 'webp');
    const url = await upload(bytes, 'small.webp');
    await server.runJobs();
    expect((await fetchImage(`${url}?format=1500w`)).bytes).toEqual(bytes);
  });

  test('belongs to its website alone', async () => {
    const url = await upload(await picture(120));
    expect((await fetchImage(url)).status).toBe(200);
    expect((await fetchImage(url, '*/*', server.otherWebsite.host)).status).toBe(404);
  });

  test('whose file was lost is not found, rather than a fault', async () => {
    const url = await upload(await picture(120));
    await rm(path.join(server.parts.config.dataFolder, 'files'), { recursive: true });
    expect((await fetchImage(url)).status).toBe(404);
  });

  test.each(['/s/nothing/a.png', '/s/0192f0c1-0000-7000-8000-000000000001/a.png', '/s/..%2f..%2fsecret/a.png'])(
    'there is none at %s',
    async (url) => {
      expect((await fetchImage(url)).status).toBe(404);
    },
  );

  test.each([
    ['text', Buffer.from('not a picture')],
    [
      'a drawing that could carry scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
  ])('%s is refused', async (_, bytes) => {
    const saved = await saveImage(server.parts, server.database, server.website.id, { filename: 'x', bytes });
    expect(saved).toEqual({ ok: false, reason: 'not-an-image' });
  });
});
