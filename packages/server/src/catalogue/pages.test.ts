import { addProduct, addStorePage, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pickProducts } from './index.ts';

let server: TestServer;
let path: string;
beforeAll(async () => {
  server = await startTestServer();
  const collectionId = await addStorePage(server);
  const { urlId } = await server.database.kysely
    .selectFrom('collection')
    .select('url_id as urlId')
    .where('website_id', '=', server.website.id)
    .where('id', '=', collectionId)
    .executeTakeFirstOrThrow();
  path = `/${urlId}`;
  await addProduct(server, { collectionId, slug: 'jar', name: 'Jar', tags: ['clay'], categories: ['Vessels'] });
});
afterAll(() => server.close());

test('PROD-003: a product detail page is a content item that has a product', async () => {
  const visitor = server.visitor();
  const { item } = (await visitor.get(`${path}/p/jar?format=json`)).json<{ item: Record<string, unknown> }>();
  expect(item).toMatchObject({
    recordType: 11,
    recordTypeLabel: 'store-item',
    title: 'Jar',
    urlId: 'p/jar',
    fullUrl: `${path}/p/jar`,
    categories: ['Vessels'],
    tags: ['clay'],
    structuredContent: { productType: 1, variants: [{ price: 2000 }] },
  });
  const page = await visitor.get(`${path}/p/jar`);
  expect([page.status, /"pageType":(\d+)/.exec(page.text)?.[1]]).toEqual([200, '50']);
  expect((await visitor.get(`${path}/jar`)).status).toBe(404);
  expect((await visitor.get(`${path}/p/none`)).status).toBe(404);
});

test('a picked product leads to its address in its own store', async () => {
  const collectionId = await addStorePage(server);
  const [{ id, slug }, { urlId }] = await Promise.all([
    addProduct(server, { slug: 'far' }),
    server.database.kysely
      .selectFrom('collection')
      .select('url_id as urlId')
      .where('website_id', '=', server.website.id)
      .where('id', '=', collectionId)
      .executeTakeFirstOrThrow(),
  ]);
  await pickProducts(server.database, server.website.id, collectionId, [id]);
  const { text } = await server.visitor().get(`/${urlId}`);
  const address = /href="(\/[^"]+\/p\/far)"/.exec(text)?.[1] ?? '';
  expect(address).not.toBe(`/${urlId}/p/${slug}`);
  expect((await server.visitor().get(address)).status).toBe(200);
});
