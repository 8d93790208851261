import { startTestServer, type TestServer } from '@awning/testing';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../assembly/app.ts';
import { fillSampleSite } from '../../assembly/sample/index.ts';
import { statement } from '../../platform/database/index.ts';
import { isReservedId } from '../content/index.ts';

let server: TestServer;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  server = await startTestServer({ features: [] });
  await server.database.run(nobody, []);
  await fillSampleSite(server.parts);
  app = await buildApp(server.parts);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

// The sample fills an installation without websites.
const nobody = statement('test-no-websites', '/* all websites: the test begins without one */ delete from website');

test.each([
  '/',
  '/shop',
  '/shop/p/tide-mug',
  '/search?q=mug',
  '/cart',
  '/notebook',
  '/building-blocks',
  '/nothing-here',
])('owner text can take no id that the page %s uses itself', async (path) => {
  const page = await app.inject({ url: path, headers: { host: 'localhost', accept: 'text/html' } });
  const own = idsOf(page.body).filter((id) => !isReservedId(id));

  expect(idsOf(page.body).length).toBeGreaterThan(0);
  expect(own).toEqual([]);
});

test.each([
  ['/shop', 'Tableware'],
  ['/de/shop', 'Geschirr'],
  ['/fr/shop', 'Vaisselle'],
])('%s calls its categories as its language does, and finds them by their own name', async (path, category) => {
  const { body } = await app.inject({ url: path, headers: { host: 'localhost', accept: 'text/html' } });

  expect(body).toContain(`${path}?category=Tableware">${category}</a>`);
});

test('a list of one tag names it, and leads to everything', async () => {
  const { body } = await app.inject({
    url: '/shop?tag=stoneware',
    headers: { host: 'localhost', accept: 'text/html' },
  });

  expect(body).toMatch(/<a [^>]*href="\/shop"[^>]* aria-label="Remove filter: stoneware">stoneware</);
  expect(body).toContain('<a href="/shop">All</a>');
});

function idsOf(html: string): string[] {
  const ids: string[] = [];
  const parser = new Parser({ onopentag: (_, { id }) => void (id === undefined || ids.push(id)) });
  parser.end(html);
  return ids;
}
