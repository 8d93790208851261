import { addFile, addProduct, addStorePage, addWebsite, startTestServer, type TestServer } from '@awning/testing';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const path = '/api/commerce/product-feed.xml';

/** The fields of each item; throws if the feed is not XML. */
async function itemsOf(address = path): Promise<Record<string, string>[]> {
  const feed = await server.visitor().get(address);
  expect([feed.status, feed.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const items: Record<string, string>[] = [];
  let field = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    field = name;
    if (name === 'item') items.push({});
  });
  parser.on('text', (text) => {
    const item = items.at(-1);
    if (item && text.trim() !== '') item[field] = text;
  });
  parser.write(feed.text).close();
  return items;
}

test('the feed has every published variant with price, availability, picture and address', async () => {
  const collectionId = await addStorePage(server);
  const picture = await addFile(server);
  const mug = await addProduct(server, {
    collectionId,
    slug: 'mug',
    name: 'Mug <b> & "tea"',
    imageIds: [picture],
    categories: ['Cups'],
    optionNames: ['Size'],
    variants: [
      { sku: 'M-S', attributes: { Size: 'S' }, price: 1250n, salePrice: 999n, onHand: 3 },
      { sku: 'M-L', attributes: { Size: 'L' }, price: 1400n, onHand: 0 },
    ],
  });
  await addProduct(server, { collectionId, slug: 'hidden', label: 'Private' });
  await addProduct(server, { website: await addWebsite(server, { host: 'feed.example' }), name: 'Elsewhere' });
  const [small, large, ...rest] = await itemsOf();
  expect(rest).toEqual([]);
  expect(small).toMatchObject({
    'g:id': mug.variantIds[0],
    'g:item_group_id': mug.id,
    title: 'Mug <b> & "tea", S',
    description: 'Mug <b> & "tea"',
    'g:availability': 'in_stock',
    'g:price': '12.50 USD',
    'g:sale_price': '9.99 USD',
    'g:mpn': 'M-S',
    'g:product_type': 'Cups',
  });
  expect(large).toMatchObject({ 'g:availability': 'out_of_stock', 'g:price': '14.00 USD' });
  expect(large).not.toHaveProperty('g:sale_price');
  const page = await server.visitor().get(new URL(small!['link']!).pathname);
  expect(page.status).toBe(200);
  expect(page.text).toContain('9.99');
  expect((await server.visitor().get(new URL(small!['g:image_link']!).pathname)).status).toBe(200);
});

test('a long catalogue is walked from key to key, each product once, without anything that runs', async () => {
  const collectionId = await addStorePage(server);
  const before = (await itemsOf()).length;
  for (let no = 0; no < 60; no += 1) {
    await addProduct(server, { collectionId, name: `java\u0001script:alert(${no})]]>`, slug: `runs-${no}` });
  }
  const items = (await itemsOf()).slice(before);
  expect(items.map(({ link }) => link?.split('/').at(-1))).toEqual(Array.from({ length: 60 }, (_, no) => `runs-${no}`));
  expect(items[0]?.['title']).toBe('javascript :alert(0)]]>');
});
