import { addFile, addProduct, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaMessages } from '../messages.ts';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  editor = await signedInMember(server, { roles: [4] });
});
afterAll(() => server.close());

test('a file that a product shows is kept out of the trash, and one that nothing shows is not', async () => {
  const [shown, free] = [await addFile(server), await addFile(server)];
  await addProduct(server, { imageIds: [shown] });
  const kept = await editor.delete(`/api/files/${shown}?version=1`);
  expect([kept.status, kept.json()]).toMatchObject([409, { reason: 'needed', message: mediaMessages.isUsed }]);
  expect((await editor.get(`/api/files/${shown}`)).status).toBe(200);
  expect((await editor.delete(`/api/files/${free}?version=1`)).status).toBe(200);
});
