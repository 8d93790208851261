import { createHash } from 'node:crypto';
import {
  addProduct,
  pictureBytes,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assetUrl, readAssets } from '../index.ts';
import { contentCount, storedFiles } from './stored.fixture.ts';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  editor = await signedInMember(server, { roles: [4] });
});
afterAll(() => server.close());

interface File {
  readonly id: string;
  readonly version: number;
  readonly body: { readonly contentId: string; readonly filename: string; readonly texts: object };
}

const stream = { 'content-type': 'application/octet-stream' };

async function uploaded(name: string, bytes: Buffer): Promise<File> {
  return (await editor.post(`/api/uploads?name=${name}`, bytes, stream)).json<File>();
}

async function replace({ id }: Pick<File, 'id'>, version: number, name: string, bytes: Buffer) {
  return await editor.post(`/api/files/${id}/upload?version=${version}&name=${name}`, bytes, stream);
}

async function addressOf(id: string): Promise<string> {
  const [asset] = await readAssets(server.database, server.website.id, [id]);
  return assetUrl(asset!);
}

test('a file that is replaced keeps its id, texts and uses and gets another address', async () => {
  const file = await uploaded('bowl.png', await pictureBytes(50, 40));
  const product = await addProduct(server, { imageIds: [file.id] });
  const texts = { en: { altText: 'A bowl' } };
  await editor.put(`/api/files/${file.id}`, { version: 1, body: { ...file.body, texts } });
  const before = await addressOf(file.id);

  const answer = await replace(file, 2, 'mug.webp', await pictureBytes(60, 30, 'webp'));
  expect([answer.status, answer.json()]).toMatchObject([
    200,
    { id: file.id, version: 3, body: { filename: 'mug.webp', texts } },
  ]);
  expect(answer.json<File>().body.contentId).not.toBe(file.body.contentId);
  const [asset] = await readAssets(server.database, server.website.id, [file.id]);
  expect(asset).toMatchObject({ contentType: 'image/webp', width: 60, height: 30 });
  const uses = (await editor.get(`/api/files/${file.id}/uses`)).json<{ uses: { id: string }[] }>();
  expect(uses.uses.map(({ id }) => id)).toEqual([product.id]);

  const after = await addressOf(file.id);
  expect(after).not.toBe(before);
  const moved = await server.visitor().get(before);
  expect([moved.status, moved.headers['location']]).toEqual([302, after]);
  // What was there can be restored.
  const restored = await editor.post(`/api/files/${file.id}/restore`, { version: 3, no: 2 });
  expect([restored.status, await addressOf(file.id)]).toEqual([200, before]);
});

test('a replacement of an outdated version is refused with what changed, and leaves nothing', async () => {
  const file = await uploaded('bowl.png', await pictureBytes(50, 41));
  await editor.put(`/api/files/${file.id}`, { version: 1, body: { ...file.body, filename: 'other.png' } });
  const [files, rows] = [await storedFiles(server), await contentCount(server)];
  const answer = await replace(file, 1, 'mug.png', await pictureBytes(20, 20));
  expect([answer.status, answer.json()]).toMatchObject([
    409,
    { reason: 'stale', version: 2, changes: [{ path: 'filename', before: 'bowl.png', after: 'other.png' }] },
  ]);
  expect([await storedFiles(server), await contentCount(server)]).toEqual([files, rows]);
});

test('nothing takes the place of a file that is not there, or of one in the trash', async () => {
  const file = await uploaded('bowl.png', await pictureBytes(50, 42));
  expect((await editor.delete(`/api/files/${file.id}?version=1`)).status).toBe(200);
  const [files, rows] = [await storedFiles(server), await contentCount(server)];
  for (const id of [file.id, '00000000-0000-7000-8000-00000000dead']) {
    const answer = await replace({ id }, 2, 'mug.png', await pictureBytes(20, 20));
    expect([answer.status, answer.json()]).toMatchObject([404, { reason: 'gone' }]);
  }
  expect([await storedFiles(server), await contentCount(server)]).toEqual([files, rows]);
});

test('FILE-002 a picture is not replaced by something else, as pages show it as a picture', async () => {
  const picture = await uploaded('bowl.png', await pictureBytes(50, 43));
  const document = await uploaded('care.pdf', Buffer.from('%PDF-1.7 care'));
  const [files, rows] = [await storedFiles(server), await contentCount(server)];
  const answer = await replace(picture, 1, 'care.pdf', Buffer.from('%PDF-1.7 other'));
  expect([answer.status, answer.json()]).toMatchObject([
    415,
    { reason: 'wrongKind', message: 'The file care.pdf does not appear to be a supported image file.' },
  ]);
  expect([await storedFiles(server), await contentCount(server)]).toEqual([files, rows]);

  const { contentId } = document.body;
  const saved = await editor.put(`/api/files/${picture.id}`, { version: 1, body: { ...picture.body, contentId } });
  expect([saved.status, saved.json<{ errors: object }>().errors]).toMatchObject([
    400,
    { 'body.contentId': 'A file keeps its kind: a picture stays a picture.' },
  ]);
});

test('the place where a photo was taken is not in what visitors get, and its checksum is that of what they get', async () => {
  const seconds = Buffer.alloc(8);
  seconds.writeUInt32LE(3230);
  seconds.writeUInt32LE(100, 4);
  const photo = await sharp(await pictureBytes(50, 44))
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' } })
    .jpeg()
    .toBuffer();
  expect(photo.includes(seconds)).toBe(true);
  const { id } = await uploaded('home.jpg', photo);
  const url = await addressOf(id);
  const { rawPayload } = await server.app.inject({ url, headers: { host: server.website.host } });
  expect([rawPayload.length, rawPayload.includes(seconds)]).toEqual([photo.length, false]);
  const [asset] = await readAssets(server.database, server.website.id, [id]);
  expect(asset?.checksum).toBe(createHash('sha256').update(rawPayload).digest('hex'));
});
