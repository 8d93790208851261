import { addProduct, addStorePage, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readWebsiteById, type Website } from '../website/index.ts';
import { productBySlug, productsByIds, productsForPage } from './index.ts';

let server: TestServer;
let website: Website;
beforeAll(async () => {
  server = await startTestServer({ features: [] });
  const found = await readWebsiteById(server.database, server.website.id, server.parts.log);
  if (!found) throw new Error('no website');
  website = found;
});
afterAll(() => server.close());

describe('the list', () => {
  test('goes forth and back by cursor, in the owner’s order, and leaves out what is not published', async () => {
    const collectionId = await addStorePage(server);
    for (const position of [3, 1, 4, 0, 2]) await addProduct(server, { collectionId, position, slug: `p${position}` });
    await server.database.kysely
      .updateTable('product')
      .set({ label: 'Draft' })
      .where('website_id', '=', website.id)
      .where('collection_id', '=', collectionId)
      .where('slug', '=', 'p2')
      .execute();
    const page = async (cursors: { after?: string | undefined; before?: string | undefined }) => {
      const { products, ...rest } = await productsForPage(server.database, website, {
        collectionId,
        limit: 2,
        ...cursors,
      });
      return { slugs: products.map(({ slug }) => slug), ...rest };
    };
    const first = await page({});
    expect([first.slugs, first.previousCursor]).toEqual([['p0', 'p1'], undefined]);
    const second = await page({ after: first.nextCursor });
    expect([second.slugs, second.nextCursor]).toEqual([['p3', 'p4'], undefined]);
    const back = await page({ before: second.previousCursor });
    expect([back.slugs, back.previousCursor, back.nextCursor]).toEqual([['p0', 'p1'], undefined, first.nextCursor]);
    expect((await page({ after: 'nonsense' })).slugs).toEqual(['p0', 'p1']);
  });

  test('filters by category and tag, whatever their case', async () => {
    const collectionId = await addStorePage(server);
    await addProduct(server, { collectionId, slug: 'a', categories: ['Tableware'], tags: ['gift'] });
    await addProduct(server, { collectionId, slug: 'b', categories: ['Vessels'], tags: ['gift'], position: 1 });
    const slugs = async (filter: object) =>
      (await productsForPage(server.database, website, { collectionId, limit: 9, ...filter })).products.map(
        ({ slug }) => slug,
      );
    expect(await slugs({ category: 'tableware' })).toEqual(['a']);
    expect(await slugs({ tag: 'GIFT' })).toEqual(['a', 'b']);
    expect(await slugs({ category: 'Vessels', tag: 'none' })).toEqual([]);
  });
});

describe('a product', () => {
  test('is found by its address, in the words of a language', async () => {
    const product = await addProduct(server, {
      slug: 'tide-mug',
      optionNames: ['Size'],
      texts: {
        en: { name: 'Tide mug' },
        de: { name: 'Becher', options: { Size: 'Größe' }, values: { Size: { S: 'Klein' } } },
      },
      variants: [
        { attributes: { Size: 'S' }, price: 2800n, salePrice: 2000n, onHand: 3 },
        { attributes: { Size: 'L' } },
      ],
    });
    const found = await productBySlug(server.database, website, product.collectionId, 'tide-mug', 'de');
    expect(found).toMatchObject({
      id: product.id,
      structuredContent: {
        productType: 1,
        variantOptionOrdering: ['Größe'],
        onSale: true,
        variants: [
          {
            sku: product.skus[0],
            attributes: { Größe: 'Klein' },
            price: 2800,
            salePrice: 2000,
            onSale: true,
            qtyInStock: 3,
            unlimited: false,
          },
          { sku: product.skus[1], attributes: { Größe: 'L' }, unlimited: true },
        ],
      },
    });
    expect(JSON.stringify(found)).toContain('"decimalValue":"28.00"');
    expect(await productBySlug(server.database, website, product.collectionId, 'nothing')).toBeUndefined();
  });

  test('of another website is not found by id or address', async () => {
    const theirs = await addProduct(server, { website: server.otherWebsite, name: 'Zanzibar bowl', slug: 'zanzibar' });
    expect(await productsByIds(server.database, website, [theirs.id])).toEqual([]);
    expect(await productBySlug(server.database, website, theirs.collectionId, 'zanzibar')).toBeUndefined();
  });

  test('that is digital has the price of the product and never runs out', async () => {
    const product = await addProduct(server, { type: 2, variants: [{ price: 1800n, salePrice: 900n }] });
    const [found] = await productsByIds(server.database, website, [product.id]);
    expect(found?.structuredContent).toMatchObject({
      onSale: true,
      priceMoney: { decimalValue: '18.00' },
      salePriceMoney: { decimalValue: '9.00' },
      variants: [{ unlimited: true }],
    });
  });
});
