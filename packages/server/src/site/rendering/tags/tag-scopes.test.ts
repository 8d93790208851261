import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CollectionType, RecordType } from '@awning/site-model';
import { addProduct, setSettings, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCollection, createItem, type NewItem } from '../../content/index.ts';

/** Templates that print what their tags find. */
const files: Readonly<Record<string, string>> = {
  'template.conf': JSON.stringify({
    name: 'T',
    author: 'A',
    layouts: { default: { name: 'D', regions: ['site'] } },
    clientScripts: false,
  }),
  'site.region': '<html><head></head><body>{squarespace.main-content}</body></html>',
  'pages/lists.page': [
    '<squarespace:query collection="words" category="Kiln, clay" limit="9">[{.repeated section items}{urlId} {.end}]</squarespace:query>',
    '<squarespace:query collection="words" tag="none,fire">[{.repeated section items}{urlId} {.end}]</squarespace:query>',
    '<squarespace:query collection="wares" category="Cups, Bowls" skip="1">[{.repeated section items}{title} {.end}]</squarespace:query>',
    '<squarespace:query collection="wares" category="Cups">[{.repeated section items}{title} {.end}]</squarespace:query>',
  ].join(''),
  'collections/products.item': [
    '<squarespace:related collectionId="{collection.id}" itemId="{item.id}" limit="2">',
    'RELATED {.repeated section items}{title} {.end}.</squarespace:related>',
  ].join(''),
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { database, clock, website } = server;
  for (const [path, text] of Object.entries(files)) {
    const file = join(server.parts.config.dataFolder, 'themes', 'tags', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await setSettings(server, website, { theme: 'tags' });
  const collection = (urlId: string, typeName: string, type: number) =>
    createCollection(database, clock, website.id, { urlId, typeName, type, texts: { en: { title: urlId } } });
  const words = await collection('words', 'blog', CollectionType.generic);
  const post = (urlId: string, position: number, more: Partial<NewItem>) =>
    createItem(database, clock, website.id, {
      collectionId: words,
      urlId,
      position,
      recordType: RecordType.text,
      publishAt: clock.now(),
      texts: { en: { title: urlId } },
      ...more,
    });
  await post('one', 1, { categories: ['kiln'], tags: ['fire'] });
  await post('two', 2, { categories: ['Clay', 'Kiln'] });
  await post('three', 3, { categories: ['Glaze'], tags: ['Fire'] });
  const wares = await collection('wares', 'products', CollectionType.products);
  const product = async (name: string, position: number, more: Partial<Parameters<typeof addProduct>[1]>) =>
    (await addProduct(server, { collectionId: wares, slug: name.toLowerCase(), name, position, ...more })).id;
  const plate = await product('Plate', 1, { categories: ['Plates'] });
  await product('Mug', 2, { categories: ['Cups'] });
  await product('Bowl', 3, { categories: ['Bowls'] });
  await product('Tumbler', 4, { categories: ['Cups', 'Bowls'] });
  await product('Jug', 5, { categories: ['Bowls'], relatedIds: [plate] });
});
afterAll(() => server.close());

async function shown(path: string): Promise<string> {
  const { status, text } = await server.visitor().get(path);
  expect(status).toBe(200);
  return text;
}

test('a query with several categories or tags finds what has one of them', async () => {
  expect(await shown('/lists')).toContain('[one two ][one three ]');
});

test('a query of a shop finds each product of several categories once', async () => {
  expect(await shown('/lists')).toContain('[Tumbler Bowl Jug ][Mug Tumbler ]');
});

test('products that share a category with one are related to it, and others follow', async () => {
  expect(await shown('/wares/p/mug')).toContain('RELATED Tumbler Plate .');
});

test('products that the owner has picked for one come first', async () => {
  expect(await shown('/wares/p/jug')).toContain('RELATED Plate Bowl .');
});
