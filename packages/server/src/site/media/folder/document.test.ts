import { addFile, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaMessages } from '../messages.ts';
import { MAX_FOLDERS } from './limit.ts';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  editor = await signedInMember(server, { roles: [4] });
});
afterAll(() => server.close());

interface Document {
  readonly id: string;
  readonly version: number;
  readonly body: object;
}

async function addFolder(name: string): Promise<Document> {
  const answer = await editor.post('/api/file-folders', { body: { name } });
  expect(answer.status).toBe(200);
  return answer.json<Document>();
}

async function move(fileId: string, folderId: string | null) {
  const { version, body } = (await editor.get(`/api/files/${fileId}`)).json<Document>();
  return await editor.put(`/api/files/${fileId}`, { version, body: { ...body, folderId } });
}

async function filesIn(folderId: string): Promise<string[]> {
  const { rows } = (await editor.get(`/api/files?folderId=${folderId}`)).json<{ rows: { id: string }[] }>();
  return rows.map(({ id }) => id);
}

test('files are moved into a folder, which is renamed, and lie there alone', async () => {
  const [spring, autumn] = [await addFolder('Spring'), await addFolder('Autumn')];
  const [bowl, mug] = [await addFile(server), await addFile(server)];
  expect((await move(bowl, spring.id)).status).toBe(200);
  expect((await move(mug, autumn.id)).status).toBe(200);
  expect([await filesIn(spring.id), await filesIn(autumn.id)]).toEqual([[bowl], [mug]]);
  const renamed = await editor.put(`/api/file-folders/${spring.id}`, { version: 1, body: { name: ' Summer ' } });
  expect(renamed.json()).toMatchObject({ version: 2, body: { name: 'Summer' } });
  expect(await filesIn(spring.id)).toEqual([bowl]);
  expect((await move(bowl, autumn.id)).status).toBe(200);
  expect([await filesIn(spring.id), await filesIn(autumn.id)]).toEqual([[], [mug, bowl].toSorted().toReversed()]);
});

test('a name is taken once, whatever its case and accents, and is not empty', async () => {
  await addFolder('Café');
  const again = await editor.post('/api/file-folders', { body: { name: 'CAFE' } });
  expect([again.status, again.json<{ errors: object }>().errors]).toEqual([
    400,
    { 'body.name': mediaMessages.folder.taken },
  ]);
  const empty = await editor.post('/api/file-folders', { body: { name: '  ' } });
  expect([empty.status, empty.json<{ errors: object }>().errors]).toEqual([
    400,
    { 'body.name': mediaMessages.folder.name },
  ]);
});

test('a folder with files is kept out of the trash, and an empty one goes and comes back', async () => {
  const folder = await addFolder('Winter');
  const file = await addFile(server);
  await move(file, folder.id);
  const kept = await editor.delete(`/api/file-folders/${folder.id}?version=1`);
  expect([kept.status, kept.json()]).toMatchObject([409, { reason: 'needed', message: mediaMessages.folder.hasFiles }]);
  await move(file, null);
  expect((await editor.delete(`/api/file-folders/${folder.id}?version=1`)).status).toBe(200);
  const refused = await move(file, folder.id);
  expect([refused.status, refused.json<{ errors: object }>().errors]).toEqual([
    400,
    { 'body.folderId': mediaMessages.noFolder },
  ]);
  expect((await editor.post(`/api/file-folders/${folder.id}/recover`, {})).status).toBe(200);
  expect((await move(file, folder.id)).status).toBe(200);
});

test('a file that was thrown away comes back without its folder if that is gone for good', async () => {
  const folder = await addFolder('Gone');
  const file = await addFile(server);
  await move(file, folder.id);
  expect((await editor.delete(`/api/files/${file}?version=2`)).status).toBe(200);
  expect((await editor.delete(`/api/file-folders/${folder.id}?version=1`)).status).toBe(200);
  expect((await editor.delete(`/api/trash/asset-folder/${folder.id}`)).status).toBe(200);
  const back = await editor.post(`/api/files/${file}/recover`, {});
  expect([back.status, back.json<{ body: object }>().body]).toMatchObject([200, { folderId: null }]);
});

test('a website has a bounded number of folders', async () => {
  const { rows } = (await editor.get('/api/file-folders')).json<{ rows: object[] }>();
  for (let number = rows.length; number < MAX_FOLDERS; number += 1) await addFolder(`Folder ${number}`);
  const answer = await editor.post('/api/file-folders', { body: { name: 'One more' } });
  expect([answer.status, answer.json<{ errors: object }>().errors]).toEqual([
    400,
    { 'body.name': mediaMessages.folder.tooMany },
  ]);
});
