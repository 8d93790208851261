import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import {
  eventually,
  pictureBytes,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storageOf } from '../../../platform/storage/index.ts';
import { sweepContents } from '../content/sweep.ts';
import { readAssets } from '../index.ts';
import { contentCount, storedFiles } from './stored.fixture.ts';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startTestServer({ settings: { UPLOAD_LIMITS: 'image=1,audio=2,file=3' } });
  editor = await signedInMember(server, { roles: [4] });
});
afterAll(() => server.close());

interface Uploaded {
  readonly id: string;
  readonly version: number;
  readonly body: { readonly contentId: string; readonly filename: string; readonly isPrivate: boolean };
}

async function upload(name: string, bytes: Buffer, query = '', headers: Readonly<Record<string, string>> = {}) {
  const url = `/api/uploads?name=${encodeURIComponent(name)}${query}`;
  return await editor.post(url, bytes, { 'content-type': 'application/octet-stream', ...headers });
}

async function readAsset(id: string) {
  return (await readAssets(server.database, server.website.id, [id]))[0]!;
}

describe('an upload', () => {
  test('is kept with what was found in its bytes, whatever its name says', async () => {
    const bytes = await pictureBytes(40, 30, 'jpeg');
    const answer = await upload('bowl.png', bytes);
    expect(answer.status).toBe(200);
    const { id, version, body } = answer.json<Uploaded>();
    expect([version, body.filename]).toEqual([1, 'bowl.jpg']);
    expect(await readAsset(id)).toMatchObject({
      kind: 'image',
      contentType: 'image/jpeg',
      byteSize: bytes.length,
      width: 40,
      height: 30,
      checksum: createHash('sha256').update(bytes).digest('hex'),
      state: 'waiting',
    });
    await server.runJobs();
    expect((await readAsset(id)).state).toBe('ready');
  });

  test('of a drawing is cleaned', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><metadata>who</metadata><path d="M0 0"/></svg>';
    const { id } = (await upload('logo.svg', Buffer.from(drawing))).json<Uploaded>();
    const asset = await readAsset(id);
    expect(asset).toMatchObject({ contentType: 'image/svg+xml', width: 4, height: 3, state: 'ready' });
    const text = (await editor.get(`/api/files/${id}/content`)).text;
    expect(text).not.toContain('who');
    expect(asset.checksum).toBe(createHash('sha256').update(text).digest('hex'));
  });

  test('can be private from the start', async () => {
    const { id, body } = (await upload('book.pdf', Buffer.from('%PDF-1.7 book'), '&isPrivate=true')).json<Uploaded>();
    expect([body.isPrivate, (await readAsset(id)).isPrivate]).toEqual([true, true]);
  });

  test('sent again with its key is one file, also at the same moment', async () => {
    const bytes = await pictureBytes(44, 33);
    const before = (await storedFiles(server)).length;
    const key = { 'idempotency-key': 'one-upload' };
    const answers = await Promise.all([1, 2, 3].map(() => upload('again.png', bytes, '', key)));
    answers.push(await upload('again.png', bytes, '', key));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json<Uploaded>().id)).size).toBe(1);
    expect(await storedFiles(server)).toHaveLength(before + 1);
  });

  test('with the key of a file in the trash is a new one', async () => {
    const key = { 'idempotency-key': 'trashed' };
    const { id } = (await upload('a.pdf', Buffer.from('%PDF-1.7 a'), '', key)).json<Uploaded>();
    expect((await editor.delete(`/api/files/${id}?version=1`)).status).toBe(200);
    const again = await upload('a.pdf', Buffer.from('%PDF-1.7 a'), '', key);
    expect(again.status).toBe(200);
    expect(again.json<Uploaded>().id).not.toBe(id);
  });

  test('to a folder that is not there is refused and leaves nothing', async () => {
    const [files, rows] = [await storedFiles(server), await contentCount(server)];
    const folder = '00000000-0000-7000-8000-00000000dead';
    const answer = await upload('a.pdf', Buffer.from('%PDF-1.7 a'), `&folderId=${folder}`);
    expect([answer.status, answer.json<{ reason: string }>().reason]).toEqual([400, 'invalid']);
    expect([await storedFiles(server), await contentCount(server)]).toEqual([files, rows]);
  });
});

describe('what is refused leaves nothing', () => {
  const wrong = (name: string, kind = '') => `The file ${name} does not appear to be a supported ${kind}file.`;

  test.each<[string, string, Buffer, string, number, string]>([
    ['FILE-002 a page', 'a.png', Buffer.from('<html><script>1</script>'), '', 415, wrong('a.png')],
    [
      'FILE-002 a page where a picture is wanted',
      'a.png',
      Buffer.from('<html>'),
      '&kind=image',
      415,
      wrong('a.png', 'image '),
    ],
    [
      'FILE-002 a document where a film is wanted',
      'a.pdf',
      Buffer.from('%PDF-1'),
      '&kind=video',
      415,
      wrong('a.pdf', 'video '),
    ],
    ['a script in a drawing', 'a.svg', Buffer.from('<svg><script>1</script></svg>'), '', 415, wrong('a.svg')],
    ['a program', 'a.exe', Buffer.from('MZ\u0090\0', 'latin1'), '', 415, wrong('a.exe')],
    ['nothing', 'a.png', Buffer.alloc(0), '', 415, wrong('a.png')],
    ['half a picture', 'a.png', Buffer.from('89504e470d0a1a0a', 'hex'), '', 415, wrong('a.png')],
    ['MSG-006 no name', ' ', Buffer.from('%PDF-1'), '', 400, 'Please enter a file name'],
    ['MSG-025 a path', '../a.pdf', Buffer.from('%PDF-1'), '', 400, 'There was a problem while uploading your file.'],
    [
      'a name that is turned around',
      'a\u202efdp.exe',
      Buffer.from('%PDF-1'),
      '',
      400,
      'There was a problem while uploading your file.',
    ],
  ])('%s', async (_, name, bytes, query, status, message) => {
    const [files, rows] = [await storedFiles(server), await contentCount(server)];
    const answer = await upload(name, bytes, query);
    expect([answer.status, answer.json<{ message: string }>().message]).toEqual([status, message]);
    expect([await storedFiles(server), await contentCount(server)]).toEqual([files, rows]);
  });

  test.each([
    ['picture', 'a.png', async () => Buffer.concat([await pictureBytes(9, 9), Buffer.alloc(1_000_000)]), '1 MB'],
    ['sound', 'a.mp3', () => Buffer.concat([Buffer.from('ID3\u0004'), Buffer.alloc(2_000_000)]), '2 MB'],
    [
      'film',
      'a.webm',
      () => Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from('webm'), Buffer.alloc(3_000_000)]),
      '3 MB',
    ],
  ] as const)('FILE-003 a %s that is too large, by what it says and by what arrives', async (_, name, make, size) => {
    const files = await storedFiles(server);
    const message = `The file ${name} is too large. The maximum allowed file size is ${size}.`;
    const bytes = await make();
    const told = await upload(name, bytes);
    expect([told.status, told.json<{ message: string }>().message]).toEqual([413, message]);
    const untold = await sendOverWire(name, bytes, { 'transfer-encoding': 'chunked' });
    expect([untold.status, (JSON.parse(untold.text) as { message: string }).message]).toEqual([413, message]);
    expect(await storedFiles(server)).toEqual(files);
  });

  test('a picture that unpacks to billions of points', async () => {
    const bomb = Buffer.from(await pictureBytes(9, 9));
    bomb.writeUInt32BE(50_000, 16);
    bomb.writeUInt32BE(50_000, 20);
    const answer = await upload('bomb.png', bomb);
    expect([answer.status, answer.json<{ reason: string }>().reason]).toEqual([415, 'wrongKind']);
  });

  test.each([
    ['a page', (picture: Buffer) => Buffer.concat([picture, Buffer.from('<ScRiPt>alert(1)</script>')])],
    [
      'an archive',
      (picture: Buffer) => Buffer.concat([picture, Buffer.from(`PK\u0005\u0006${'\0'.repeat(18)}`, 'latin1')]),
    ],
    ['a program of a server', (picture: Buffer) => Buffer.concat([picture, Buffer.from('<?php 1')])],
  ])('a picture that is %s as well', async (_, make) => {
    expect((await upload('both.jpg', make(await pictureBytes(9, 9, 'jpeg')))).status).toBe(415);
  });

  test('a picture whose first bytes are a program for a page', async () => {
    expect((await upload('both.gif', Buffer.from('GIF89a/*\0\0\0\0*/=1;alert(1)'))).status).toBe(415);
  });

  test('a key that is none', async () => {
    const answer = await upload('a.pdf', Buffer.from('%PDF-1'), '', { 'idempotency-key': 'two words' });
    expect(answer.status).toBe(400);
  });
});

describe('a connection that is cut', () => {
  test('MSG-021 leaves neither a row nor a file', async () => {
    const [files, rows] = [await storedFiles(server), await contentCount(server)];
    const { sending } = await begin('cut.pdf', { 'content-length': '2000000' });
    sending.write(Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(500_000)]));
    await eventually(async () => expect((await storedFiles(server)).length).toBe(files.length + 1));
    sending.destroy();
    await eventually(async () => expect(await storedFiles(server)).toEqual(files));
    expect(await contentCount(server)).toBe(rows);
  });
});

describe('the sweep', () => {
  test('deletes what nothing names any more, and nothing else', async () => {
    const kept = (await upload('kept.pdf', Buffer.from('%PDF-1.7 kept'))).json<Uploaded>();
    const gone = (await upload('gone.pdf', Buffer.from('%PDF-1.7 gone'))).json<Uploaded>();
    const orphan = `${server.website.id}/00000000-0000-7000-8000-00000000dead/original`;
    await storageOf(server.parts.config).put(orphan, Readable.from([Buffer.from('nobody knows me')]));
    await server.database.kysely
      .deleteFrom('asset')
      .where('website_id', '=', server.website.id)
      .where('id', '=', gone.id)
      .execute();
    await server.database.kysely
      .deleteFrom('revision')
      .where('website_id', '=', server.website.id)
      .where('id', '=', gone.id)
      .execute();
    const key = ({ body }: Uploaded) => `${server.website.id}/${body.contentId}/original`;
    const look = async () => {
      const stored = await storedFiles(server);
      return [key(kept), key(gone), orphan].map((at) => stored.some((file) => file.endsWith(at)));
    };

    // The clock of tests stands long before the files were written.
    await sweepContents(server.parts);
    expect(await look()).toEqual([true, true, true]);
    server.clock.set(new Date(Date.now() + 7_200_000));
    await sweepContents(server.parts);
    expect(await look()).toEqual([true, false, false]);
  });
});

/** Over a real connection, since only there a body arrives piece by piece. */
async function begin(name: string, headers: Readonly<Record<string, string>>) {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const sending = sendRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: `/api/uploads?name=${encodeURIComponent(name)}`,
    headers: {
      host: server.website.host,
      cookie: editor.cookies.header(),
      'x-crumb': await editor.crumb(),
      'content-type': 'application/octet-stream',
      ...headers,
    },
  });
  sending.on('error', () => undefined);
  return { sending };
}

async function sendOverWire(name: string, bytes: Buffer, headers: Readonly<Record<string, string>>) {
  const { sending } = await begin(name, headers);
  sending.end(bytes);
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode, text: Buffer.concat(chunks).toString() };
}
