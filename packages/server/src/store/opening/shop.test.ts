import { signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const shopPath = '/api/opening/shop';
const english = { code: 'en', name: 'English', isPrimary: true, enabled: true };
const german = { code: 'de', name: 'Deutsch', isPrimary: false, enabled: true };
const spanish = { code: 'es-419', name: 'Español', isPrimary: false, enabled: true };

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signedInMember(server);
});
afterAll(() => server.close());

/** Waits until the server has loaded the change. */
async function put(path: string, body: object) {
  const known = server.app.websites.known(server.website.host);
  const answer = await owner.put(path, body);
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  await vi.waitUntil(() => server.app.websites.known(server.website.host) !== known);
}

const list = async () => (await owner.get('/api/multilingual/settings')).json<{ languages: unknown }>().languages;
const shop = async () => (await owner.get(shopPath)).json<{ shop: { otherLanguages: string[] } }>().shop;

test('a language that the website has left out stays so when the data of the shop are saved, until it is chosen', async () => {
  await put('/api/multilingual/languages', { languages: [english, german, spanish] });
  await put('/api/multilingual/languages', { languages: [english, spanish] });
  await put(shopPath, await shop());
  expect(await list()).toEqual([english, spanish]);
  await put(shopPath, { ...(await shop()), otherLanguages: ['de'] });
  expect(await list()).toEqual(expect.arrayContaining([english, german, { ...spanish, enabled: false }]));
});
