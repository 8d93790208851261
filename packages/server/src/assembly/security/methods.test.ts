import { CollectionType } from '@awning/site-model';
import { startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCollection } from '../../site/content/index.ts';
import { fittingCall, injection } from './calls.fixture.ts';
import { chanceFrom } from './random.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const page = { urlId: 'about', typeName: 'page', type: CollectionType.page, texts: { en: { title: 'About' } } };
  await createCollection(server.database, server.clock, server.website.id, page);
});
afterAll(() => server.close());

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

test('every declared address answers 405 to the methods it does not take, and names those it does', async () => {
  const wrong: string[] = [];
  const routes = server.app.declaredRoutes.filter(({ path }) => !path.endsWith('*'));
  for (const { path } of routes) {
    const taken = routes.filter((route) => route.path === path).map(({ method }) => method as string);
    const allow = taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).sort();
    const { url } = fittingCall(routes.find((route) => route.path === path)!, chanceFrom(1));
    for (const method of methods.filter((one) => !taken.includes(one))) {
      const answer = await ask(method, url);
      const named = (answer.headers.allow ?? '').split(', ');
      const isRight = answer.statusCode === 405 && named.sort().join() === allow.join();
      if (!isRight) wrong.push(`${method} ${url} → ${answer.statusCode}, Allow: ${named.join()}`);
    }
  }
  expect(routes.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

test('a page takes GET alone, and where there is none nothing is allowed', async () => {
  const page = await ask('POST', '/about');
  expect([page.statusCode, page.headers.allow]).toEqual([405, 'GET, HEAD']);
  expect((await ask('POST', '/de/about')).body).toContain('<html lang="de">');
  const nowhere = await ask('POST', '/nowhere');
  expect([nowhere.statusCode, nowhere.headers.allow]).toEqual([404, undefined]);
  expect((await ask('PUT', '/api/nowhere')).statusCode).toBe(404);
});

test('the refusal is one of the family', async () => {
  const answer = await ask('PUT', '/api/team/session');
  const words = 'This address cannot be called in this way.';
  expect(answer.json()).toEqual({ error: words, message: words });
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
});

function ask(method: (typeof methods)[number], url: string) {
  const { host } = server.website;
  return server.app.inject({ ...injection({ method: 'GET', url, headers: {} }, { host, headers: {} }), method });
}
