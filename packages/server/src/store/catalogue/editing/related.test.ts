import { TeamRole } from '@awning/site-model';
import {
  addFile,
  addProduct,
  addStorePage,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productMessages } from '../messages.ts';
import { faultsOfImport, importFile, uploadFile } from '../transfer/import/import.fixture.ts';
import { importMessages } from '../transfer/import/messages.ts';
import type { ProductBody } from './schema.ts';

let server: TestServer;
let manager: Visitor;
let collectionId: string;
let page: string;
beforeAll(async () => {
  server = await startTestServer();
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
  collectionId = await addStorePage(server);
  const { pages } = (await manager.get('/api/commerce/store-pages')).json<{ pages: { id: string; urlId: string }[] }>();
  page = pages.find(({ id }) => id === collectionId)!.urlId;
});
afterAll(() => server.close());

const path = '/api/commerce/products';

interface Edited {
  readonly version: number;
  readonly body: ProductBody;
}

const read = async (id: string) => (await manager.get(`${path}/${id}`)).json<Edited>();
const pageOf = async (slug: string) => (await server.visitor().get(`/${page}/p/${slug}`)).text;

async function save(id: string, change: Partial<ProductBody>) {
  const { version, body } = await read(id);
  const saved = await manager.put(`${path}/${id}`, { version, body: { ...body, ...change } });
  if (saved.status === 200) await manager.post(`${path}/${id}/publish`, { version: version + 1 });
  return saved;
}

test('related products are shown below a product in their order, as long as visitors see them', async () => {
  const [plate, cup, jug] = await Promise.all(
    ['plate', 'cup', 'jug'].map((slug) => addProduct(server, { collectionId, slug, name: `A ${slug}` })),
  );
  const shown = async () =>
    [...(await pageOf('plate')).matchAll(/<h2 class="product-card-title"><a href="([^"]+)"/g)].map(([, href]) => href);
  expect(await pageOf('plate')).not.toContain('product-related');
  // Neither itself nor what is gone is an error: products come and go.
  const gone = '019cadfd-8900-708e-a215-81bb258ba79b';
  expect((await save(plate!.id, { relatedIds: [jug!.id, plate!.id, gone, cup!.id] })).status).toBe(200);
  expect((await read(plate!.id)).body.relatedIds).toEqual([jug!.id, cup!.id]);
  expect(await shown()).toEqual([`/${page}/p/jug`, `/${page}/p/cup`]);

  await save(jug!.id, { status: 'Private' });
  expect(await shown()).toEqual([`/${page}/p/cup`]);
  await save(jug!.id, { status: 'published' });
  expect(await shown()).toEqual([`/${page}/p/jug`, `/${page}/p/cup`]);

  const listed = await manager.get(`${path}?ids=${cup!.id},${jug!.id},not-an-id`);
  expect(new Set(listed.json<{ rows: { id: string }[] }>().rows.map(({ id }) => id))).toEqual(
    new Set([cup!.id, jug!.id]),
  );
});

test('a product of another website is not related', async () => {
  const strange = await addProduct(server, { website: server.otherWebsite });
  const { id } = await addProduct(server, { collectionId, slug: 'alone' });
  expect((await save(id, { relatedIds: [strange.id] })).status).toBe(200);
  expect((await read(id)).body.relatedIds).toEqual([]);
});

test('the picture for sharing stands in the head of the page instead of the first one, and stays out of the trash', async () => {
  const [first, shared] = [await addFile(server), await addFile(server)];
  const { id } = await addProduct(server, { collectionId, slug: 'shared', imageIds: [first] });
  const image = async () => /<meta property="og:image" content="([^"]+)"/.exec(await pageOf('shared'))?.[1];
  expect(await image()).toContain(first);
  expect((await save(id, { shareImageId: shared })).status).toBe(200);
  expect(await image()).toContain(shared);
  const uses = await server.database.kysely
    .selectFrom('asset_use')
    .select('source')
    .where('website_id', '=', server.website.id)
    .where('asset_id', '=', shared)
    .where('document_id', '=', id)
    .execute();
  expect(uses.map(({ source }) => source).toSorted()).toEqual(['product', 'revision']);
  await save(id, { shareImageId: null });
  expect(await image()).toContain(first);
  const refused = await save(id, { shareImageId: id });
  expect(refused.json()).toMatchObject({ errors: { 'body.shareImageId': productMessages.noImage } });
});

test('both travel in the file, there and back', async () => {
  const picture = await addFile(server);
  const [bowl, lid] = await Promise.all(
    ['bowl', 'lid'].map((slug) => addProduct(server, { collectionId, slug, name: `A ${slug}` })),
  );
  await save(bowl!.id, { shareImageId: picture, relatedIds: [lid!.id] });
  const file = (await manager.get('/config/commerce/products.csv')).text;
  const [head = '', ...rows] = file.split('\r\n');
  expect(rows.find((row) => row.includes('"bowl"'))).toContain(`"${page}/lid"`);
  const before = (await read(bowl!.id)).body;
  await save(bowl!.id, { shareImageId: null, relatedIds: [] });
  const own = [head, rows.find((row) => row.includes('"bowl"'))].join('\r\n');
  const { id } = await uploadFile(server, manager, own);
  expect(await importFile(server, manager, id)).toMatchObject({ updated: 1, failed: 0 });
  expect((await read(bowl!.id)).body).toEqual(before);

  const wrong = await uploadFile(server, manager, `address,related\nbowl,${page}/nothing\n`);
  expect(await faultsOfImport(manager, wrong.id)).toMatchObject([
    { line: 2, column: 'related', message: importMessages.productUnknown(`${page}/nothing`) },
  ]);
});
