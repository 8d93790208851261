import { rm } from 'node:fs/promises';
import path from 'node:path';
import { addFile, pictureBytes, signedInMember, startTestServer, type TestServer } from '@awning/testing';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assetUrl, readAssets } from './index.ts';
import { rangeOf } from './range.ts';
import { chooseFile } from './send-file.ts';
import { askedWidth, nearestWidth, usefulWidths } from './widths.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => await server.close());

async function add(bytes: Uint8Array, filename = 'picture.png'): Promise<{ id: string; url: string }> {
  const id = await addFile(server, { filename, bytes });
  return { id, url: await urlOf(id) };
}

async function urlOf(id: string): Promise<string> {
  const [asset] = await readAssets(server.database, server.website.id, [id]);
  return assetUrl(asset!);
}

/** Raw bytes matter here, so the visitor that keeps text is not used. */
async function fetchFile(url: string, headers: Readonly<Record<string, string>> = {}, host = server.website.host) {
  const accept = 'image/webp,*/*';
  const {
    statusCode,
    headers: sent,
    rawPayload,
  } = await server.app.inject({ url, headers: { host, accept, ...headers } });
  return { status: statusCode, headers: sent, bytes: rawPayload };
}

async function setPrivate(id: string): Promise<void> {
  await server.database.kysely
    .updateTable('asset')
    .set({ is_private: true })
    .where('website_id', '=', server.website.id)
    .where('id', '=', id)
    .execute();
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
    const picture = { kind: 'image', contentType: 'image/png', width: 800 } as const;
    expect(usefulWidths(picture)).toEqual([100, 300, 500, 750]);
    expect(usefulWidths({ ...picture, contentType: 'image/svg+xml' })).toEqual([]);
    expect(usefulWidths({ ...picture, kind: 'file' })).toEqual([]);
    expect(nearestWidth(400, [100, 500, 300])).toBe(500);
    expect(nearestWidth(800, [100, 500, 300])).toBeUndefined();
  });

  test('a browser without WebP gets the kind of the original', () => {
    const asset = {
      kind: 'image',
      contentType: 'image/png',
      width: 800,
      madeWidths: [100, 300],
      state: 'ready',
    } as never;
    expect(chooseFile(asset, '100w', 'image/png')).toEqual({ width: 100, format: 'same', isMissing: false });
    expect(chooseFile(asset, '500w', 'image/webp')).toEqual({ width: undefined, format: 'webp', isMissing: true });
    expect(chooseFile(asset, '2500w', 'image/webp')).toEqual({ width: undefined, format: 'webp', isMissing: false });
  });
});

describe('a picture', () => {
  test('is served as it is, not to be kept, until the job has made its widths', async () => {
    const bytes = await pictureBytes(800, 40);
    const { url } = await add(bytes);
    const before = await fetchFile(`${url}?format=300w`);
    expect(before).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=10' },
    });
    expect(before.bytes).toEqual(bytes);

    const jobs = await server.runJobs();
    expect(jobs.map(({ task }) => task)).toEqual(['media.make-widths']);
    const after = await fetchFile(`${url}?format=300w`);
    expect(after.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(after.bytes).metadata()).toMatchObject({ format: 'webp', width: 300 });
    const plain = await fetchFile(`${url}?format=300w`, { accept: 'image/png' });
    expect(await sharp(plain.bytes).metadata()).toMatchObject({ format: 'png', width: 300 });
    expect(plain.headers['etag']).not.toBe(after.headers['etag']);
  });

  test('waits for the one before it, so that pages, mails and payments have threads of their own', async () => {
    await Promise.all([add(await pictureBytes(810, 40)), add(await pictureBytes(820, 40))]);
    const { rows } = await sql<{ queue: string }>`
      select queue_name as queue from graphile_worker.jobs where task_identifier = 'media.make-widths'`.execute(
      server.database.kysely,
    );
    expect(rows).toEqual([{ queue: 'media.make-widths' }, { queue: 'media.make-widths' }]);
    await server.runJobs();
  });

  test('is not made larger than it is', async () => {
    const bytes = await pictureBytes(90, 40, 'webp');
    const { url } = await add(bytes, 'small.webp');
    await server.runJobs();
    expect((await fetchFile(`${url}?format=1500w`)).bytes).toEqual(bytes);
  });

  test('that turns out to be damaged is marked, and its widths are not asked for again and again', async () => {
    const whole = await sharp(await pictureBytes(900, 900, 'jpeg'))
      .composite([{ input: await pictureBytes(300, 300) }])
      .jpeg()
      .toBuffer();
    // The beginning tells size and kind, and everything behind it is noise.
    const damaged = Buffer.concat([whole.subarray(0, 700), Buffer.alloc(2000, 0xff)]);
    const { id, url } = await add(damaged, 'damaged.jpg');
    await server.runJobs();
    const [asset] = await readAssets(server.database, server.website.id, [id]);
    expect(asset?.state).toBe('failed');
    expect((await fetchFile(`${url}?format=300w`)).headers['cache-control']).toContain('immutable');
    expect(await server.runJobs()).toEqual([]);
  });

  test('whose file was lost is not found, rather than a fault', async () => {
    const { url } = await add(await pictureBytes(50, 40));
    await rm(path.join(server.parts.config.dataFolder, 'files'), { recursive: true });
    expect((await fetchFile(url)).status).toBe(404);
    await server.runJobs();
  });
});

describe('an address', () => {
  test('belongs to its website alone', async () => {
    const { url } = await add(await pictureBytes(50, 40));
    expect((await fetchFile(url)).status).toBe(200);
    expect((await fetchFile(url, {}, server.otherWebsite.host)).status).toBe(404);
  });

  test.each([
    '/s/nothing/first/a.png',
    '/s/0192f0c1-0000-7000-8000-000000000001/first/a.png',
    '/s/..%2f..%2fsecret/first/a.png',
  ])('there is nothing at %s', async (url) => {
    expect((await fetchFile(url)).status).toBe(404);
  });

  test('is found by its name, the latest of several, and only by visitors of its website', async () => {
    const bytes = await pictureBytes(600, 400);
    await add(bytes, 'Boat & Sea.png');
    const { id, url } = await add(await pictureBytes(610, 400), 'Boat & Sea.png');
    const path = `/s/${encodeURIComponent('Boat & Sea.png')}`;
    const found = await fetchFile(`${path}?format=500w`);
    expect([found.status, found.headers['location']]).toEqual([302, `${url}?format=500w`]);
    expect((await fetchFile(path, {}, server.otherWebsite.host)).status).toBe(404);
    expect((await fetchFile('/s/boat & sea.png'.replaceAll(' ', '%20'))).status).toBe(404);
    await setPrivate(id);
    expect((await fetchFile(path)).headers['location']).not.toBe(url);
  });

  test('of an earlier content leads to the present one, in the same width', async () => {
    const { id, url } = await add(await pictureBytes(50, 41));
    const old = `/s/${id}/0123456789abcdef/picture.png`;
    const moved = await fetchFile(`${old}?format=300w`);
    expect(moved).toMatchObject({
      status: 302,
      headers: { location: `${url}?format=300w`, 'cache-control': 'public, max-age=10' },
    });
    expect((await fetchFile(`${old}?format=https://evil.test`)).headers['location']).toBe(url);
  });
});

describe('reliability 41: what is served cannot act as a page of the website', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>');
  const csp = expect.stringMatching(/default-src 'none'.*sandbox$/) as string;

  test.each([
    ['a drawing', 'a.svg', svg, 'image/svg+xml'],
    ['sound', 'a.mp3', Buffer.from('ID3\u0004rest of it', 'latin1'), 'audio/mpeg'],
    ['a film', 'a.mp4', Buffer.from('\0\0\0\u0018ftypisom and more', 'latin1'), 'video/mp4'],
  ])('%s is shown in a sandbox', async (_, filename, bytes, contentType) => {
    const { url } = await add(bytes, filename);
    const { headers, status } = await fetchFile(url);
    expect([status, headers['content-disposition']]).toEqual([200, undefined]);
    expect(headers).toMatchObject({
      'content-type': contentType,
      'x-content-type-options': 'nosniff',
      'content-security-policy': csp,
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test.each([
    ['a document', 'Preisliste „neu“.pdf', Buffer.from('%PDF-1.7 and more'), 'application/pdf'],
    ['an archive', 'a.zip', Buffer.from('PK\u0003\u0004 and more', 'latin1'), 'application/zip'],
    ['words', 'a.csv', Buffer.from('name;price\nbowl;12'), 'text/plain; charset=utf-8'],
  ])('%s is saved', async (_, filename, bytes, contentType) => {
    const { url } = await add(bytes, filename);
    const { headers } = await fetchFile(url);
    expect(headers).toMatchObject({
      'content-type': contentType,
      'content-disposition': expect.stringMatching(/^attachment; filename="[\w .()-]+"; filename\*=UTF-8''/) as string,
      'x-content-type-options': 'nosniff',
      'content-security-policy': csp,
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-disposition']).toContain(encodeURIComponent(filename));
  });
});

describe('a part of a file', () => {
  const bytes = Buffer.from('ID3\u0004123456', 'latin1');
  test.each([
    ['bytes=0-3', 206, 'ID3\u0004', 'bytes 0-3/10'],
    ['bytes=4-', 206, '123456', 'bytes 4-9/10'],
    ['bytes=-2', 206, '56', 'bytes 8-9/10'],
    ['bytes=8-900', 206, '56', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', undefined],
    ['bytes=3-1', 200, bytes.toString('latin1'), undefined],
    ['bytes=0-1,4-5', 200, bytes.toString('latin1'), undefined],
    ['lines=1-2', 200, bytes.toString('latin1'), undefined],
  ])('%s', async (range, status, content, told) => {
    const { url } = await add(bytes, 'a.mp3');
    const answer = await fetchFile(url, { range });
    expect([answer.status, answer.bytes.toString('latin1'), answer.headers['content-range']]).toEqual([
      status,
      content,
      told,
    ]);
    expect(answer.headers['accept-ranges']).toBe('bytes');
  });

  test('is not sent where only its size is asked for', async () => {
    const { url } = await add(bytes, 'a.mp3');
    const headers = { host: server.website.host };
    const answer = await server.app.inject({ method: 'HEAD', url, headers });
    expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '10', '']);
  });

  test('of another content than the browser has is not taken for the rest of it', async () => {
    const { url } = await add(bytes, 'a.mp3');
    const { headers } = await fetchFile(url);
    const tag = String(headers['etag']);
    expect((await fetchFile(url, { range: 'bytes=4-', 'if-range': tag })).status).toBe(206);
    expect((await fetchFile(url, { range: 'bytes=4-', 'if-range': '"other"' })).status).toBe(200);
    expect((await fetchFile(url, { 'if-none-match': tag })).status).toBe(304);
  });

  test('nobody can ask for a number that is none', () => {
    expect(rangeOf('bytes=99999999999999999999-')).toBeUndefined();
    expect(rangeOf(undefined)).toBeUndefined();
  });
});

describe('a private file', () => {
  test('is read by the team alone', async () => {
    const { id, url } = await add(Buffer.from('%PDF-1.7 bought'), 'book.pdf');
    await setPrivate(id);
    expect((await fetchFile(url)).status).toBe(404);
    const editor = await signedInMember(server, { roles: [4] });
    const read = await editor.get(`/api/files/${id}/content`, { range: 'bytes=9-' });
    expect([read.status, read.text, read.headers['cache-control']]).toEqual([206, 'bought', 'private, no-store']);
    const manager = await signedInMember(server, { roles: [8] });
    expect((await manager.get(`/api/files/${id}/content`)).status).toBe(403);
    expect((await server.visitor().get(`/api/files/${id}/content`)).status).toBe(401);
    const stranger = await signedInMember(server, { website: server.otherWebsite });
    expect((await stranger.get(`/api/files/${id}/content`)).status).toBe(404);
  });
});
