import { addProduct, addressOf, addStorePage, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pickProducts } from '../index.ts';

let server: TestServer;
let path: string;
let collectionId: string;
beforeAll(async () => {
  server = await startTestServer();
  collectionId = await addStorePage(server);
  path = `/${await addressOf(server, collectionId)}`;
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

test('PROD-004 PROD-005 PROD-006 PROD-007 PROD-008 it has a choice, a quantity, a button, the price and a mark', async () => {
  const sizes = ['S', 'L'].map((Size) => ({ attributes: { Size }, price: 2800n, salePrice: 2100n, onHand: 3 }));
  const none = [{ price: 2800n, onHand: 0 }];
  await addProduct(server, { collectionId, slug: 'mug', optionNames: ['Size'], variants: sizes });
  await addProduct(server, { collectionId, slug: 'gone', variants: none });
  await addProduct(server, { collectionId, slug: 'single', variants: [{ price: 2800n, onHand: 1 }] });
  const [mug = '', gone = '', single = ''] = await Promise.all(
    ['mug', 'gone', 'single'].map(async (slug) => (await server.visitor().get(`${path}/p/${slug}`)).text),
  );
  expect(mug).toContain('name="variant-option-Size"');
  expect(mug).toMatch(/<input[^>]*name="quantity"/);
  expect(mug).toMatch(/<button type="submit"[^>]*sqs-add-to-cart-button/);
  expect(mug).toMatch(/\$21\.00[\s\S]*\$28\.00/);
  const marks = [mug, gone, single].map((page) => /class="product-mark ([a-z-]+)"/.exec(page)?.[1]);
  expect(marks).toEqual(['sale', 'sold-out', undefined]);
  expect(single).toContain('$28.00');
  expect(single).not.toMatch(/name="quantity"|name="variant-option/);
});

test('a product without a picture has a sign in its place, on the list and on its page', async () => {
  const [list = '', page = ''] = await Promise.all(
    [path, `${path}/p/jar`].map(async (address) => (await server.visitor().get(address)).text),
  );
  expect(list).toMatch(/class="product-card-picture"><span class="no-picture" aria-hidden="true">/);
  expect(page).toMatch(/class="product-gallery">\s*<span class="no-picture" aria-hidden="true">/);
});

test('MERCH-006 the page of a product says how many are left, as its template reads it', async () => {
  const scarcity = { text: 'Only {qtyInStock} left' };
  await addProduct(server, { collectionId, slug: 'rare', onHand: 2, scarcity });
  await addProduct(server, { collectionId, slug: 'plenty', onHand: 6, scarcity });
  const told = async (slug: string) =>
    /<div class="product-scarcity">\s*([^<]*?)\s*</.exec((await server.visitor().get(`${path}/p/${slug}`)).text)?.[1];
  expect([await told('rare'), await told('plenty')]).toEqual(['Only 2 left', undefined]);
});

test('a picked product leads to its address in its own store', async () => {
  const gifts = await addStorePage(server);
  const [{ id, slug }, { urlId }] = await Promise.all([
    addProduct(server, { slug: 'far' }),
    server.database.kysely
      .selectFrom('collection')
      .select('url_id as urlId')
      .where('website_id', '=', server.website.id)
      .where('id', '=', gifts)
      .executeTakeFirstOrThrow(),
  ]);
  await pickProducts(server.database, server.website.id, gifts, [id]);
  const { text } = await server.visitor().get(`/${urlId}`);
  const address = /href="(\/[^"]+\/p\/far)"/.exec(text)?.[1] ?? '';
  expect(address).not.toBe(`/${urlId}/p/${slug}`);
  expect((await server.visitor().get(address)).status).toBe(200);
});

test('its head has the texts for search engines, in the language of the page or the first one, and the page its delivery time', async () => {
  const texts = {
    en: {
      name: 'Lamp',
      excerpt: '<p>Bright.</p>',
      seoTitle: 'A lamp for <reading>',
      deliveryTime: 'Three days & more',
    },
    de: { name: 'Lampe', seoDescription: 'Zum Lesen gemacht.', deliveryTime: 'Drei Tage' },
  };
  await addProduct(server, { collectionId, slug: 'lamp', texts });
  const english = (await server.visitor().get(`${path}/p/lamp`)).text;
  expect(english).toContain('<title>A lamp for &#60;reading&#62;</title>');
  expect(english).toContain('<meta name="description" content="Bright.">');
  expect(english).toContain('<p class="product-delivery-time">Three days &amp; more</p>');
  const german = (await server.visitor().get(`/de${path}/p/lamp`)).text;
  expect(german).toContain('<title>A lamp for &#60;reading&#62;</title>');
  expect(german).toContain('<meta name="description" content="Zum Lesen gemacht.">');
  expect(german).toContain('<p class="product-delivery-time">Drei Tage</p>');
  expect((await server.visitor().get(`${path}/p/jar`)).text).not.toContain('product-delivery-time');
});

test('templates and scripts lead from a product to those beside it in its list', async () => {
  const shopId = await addStorePage(server);
  const shop = `/${await addressOf(server, shopId)}`;
  for (const slug of ['first', 'middle', 'last']) await addProduct(server, { collectionId: shopId, slug, name: slug });
  const beside = async (slug: string) => {
    const answer = await server.visitor().get(`${shop}/p/${slug}?format=json`);
    const { prevItem, nextItem } = answer.json<{ pagination: Record<string, Record<string, unknown> | undefined> }>()
      .pagination;
    return [prevItem?.['fullUrl'], nextItem?.['title']];
  };
  expect(await beside('first')).toEqual([undefined, 'middle']);
  expect(await beside('middle')).toEqual([`${shop}/p/first`, 'last']);
  expect(await beside('last')).toEqual([`${shop}/p/middle`, undefined]);
  await addProduct(server, { collectionId: shopId, slug: 'newest', name: 'newest' });
  expect(await beside('last')).toEqual([`${shop}/p/middle`, 'newest']);
});
