import { CollectionType } from '@awning/site-model';
import { addProduct, startTestServer, type TestServer } from '@awning/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCollection } from '../../site/content/index.ts';

const requests = process.env['AWNING_FULL'] ? 5000 : 200;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { database, clock, website } = server;
  const texts = { en: { title: 'Shop' } };
  const page = { urlId: 'shop', typeName: 'products', type: CollectionType.products, texts };
  const collectionId = await createCollection(database, clock, website.id, page);
  await addProduct(server, { collectionId, slug: 'jar', name: 'Jar', categories: ['Vessels'], tags: ['clay'] });
});
afterAll(() => server.close());

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 1500 }),
  fc.integer().map(String),
  fc.constantFrom(
    'NaN',
    '-1',
    '1e999',
    '9'.repeat(40),
    '\u0000',
    "'; drop table product; --",
    ':*',
    '& | !',
    '<->',
    '\\',
    '%',
    '_',
    '<script>alert(1)</script>',
    '{}',
    '[object Object]',
    'İ',
    'ß'.repeat(300),
    '\u202e',
    '🏺',
    'a'.repeat(1900),
  ),
  fc.tuple(fc.integer(), fc.string()).map(([position, id]) => Buffer.from(`${position}.${id}`).toString('base64url')),
);

test('whatever is written into the address of a list, a product or the search, no answer is a failure', async () => {
  const names = ['q', 'category', 'tag', 'offset', 'reversePaginate', 'format', 'author'];
  names.push('sort', 'minPrice', 'maxPrice', 'inStock', 'onSale', 'option.size', 'option.<script>alert(1)</script>');
  const paths = ['/search', '/shop', '/de/shop', '/shop/p/jar'];
  const query = fc.array(fc.tuple(fc.constantFrom(...names), hostile), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), query, async (path, pairs) => {
      const search = pairs.map(([name, value]) => `${name}=${encoded(value)}`).join('&');
      const { status, text } = await server.visitor().get(`${path}?${search}`);
      expect(status).toBeLessThan(500);
      expect(text).not.toContain('<script>alert(1)');
    }),
    { numRuns: requests },
  );
});

test('whatever is written as the address of a product, there is a page or there is none', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async (slug) => {
      const { status } = await server.visitor().get(`/shop/p/${encoded(slug)}`);
      expect([200, 303, 400, 404, 414]).toContain(status);
    }),
    { numRuns: requests },
  );
});

/** Half of a surrogate pair cannot be part of an address. */
function encoded(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}
