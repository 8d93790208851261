import { addProduct, addStorePage, startTestServer, type TestServer } from '@awning/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Website } from '../../../platform/website/index.ts';
import type { ProductPage } from '../products.ts';
import { sortedProducts } from './sorted-products.ts';
import { type Bounds, type ListOrder, listBounds, listOrders, type Wanted } from './store.ts';

const runs = process.env['AWNING_FULL'] ? 2000 : 150;
const PRODUCTS = 40;

interface Made {
  readonly id: string;
  readonly position: number;
  readonly name: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly variants: readonly {
    readonly price: bigint;
    readonly salePrice?: bigint;
    readonly attributes: Readonly<Record<string, string>>;
    readonly onHand: number;
  }[];
}

let server: TestServer;
let website: Website;
let collectionId: string;
let made: Made[];

const product = fc.record({
  name: fc.constantFrom('Äpfel', 'apple', 'Birne', 'Zebra', 'zoo', 'éclair', 'Egg', '9 cups', '10 cups'),
  categories: fc.subarray(['Tea', 'Jars']),
  tags: fc.subarray(['gift', 'Clay']),
  variants: fc.uniqueArray(
    fc.record(
      {
        price: fc.constantFrom(1000n, 1500n, 2000n, 2500n),
        salePrice: fc.constantFrom(500n, 900n),
        attributes: fc.record({ Size: fc.constantFrom('S', 'Large'), Colour: fc.constantFrom('Red', 'blue') }),
        onHand: fc.constantFrom(0, 0, 3),
      },
      { requiredKeys: ['price', 'attributes', 'onHand'] },
    ),
    { minLength: 1, maxLength: 3, selector: ({ attributes }) => JSON.stringify(attributes) },
  ),
});

beforeAll(async () => {
  server = await startTestServer({ features: [] });
  collectionId = await addStorePage(server);
  website = (await server.database.kysely
    .selectFrom('website')
    .selectAll()
    .where('id', '=', server.website.id)
    .executeTakeFirstOrThrow()) as unknown as Website;
  const samples = fc.sample(product, { numRuns: PRODUCTS, seed: 7 });
  for (const sample of samples) await addProduct(server, { collectionId, optionNames: ['Size', 'Colour'], ...sample });
  // Not listed: in another store, of another website, and a draft.
  await addProduct(server, { name: 'elsewhere' });
  await addProduct(server, { website: server.otherWebsite, name: 'foreign' });
  const hidden = await addProduct(server, { collectionId, name: 'draft' });
  await server.database.kysely
    .updateTable('product')
    .set({ label: 'Draft' })
    .where('website_id', '=', website.id)
    .where('id', '=', hidden.id)
    .execute();
  const rows = await server.database.kysely
    .selectFrom('product')
    .select(['id', 'position'])
    .where('website_id', '=', website.id)
    .where('collection_id', '=', collectionId)
    .where('label', 'is', null)
    .orderBy('id')
    .execute();
  made = rows.map((row, index) => ({ ...row, ...(samples[index] as (typeof samples)[number]) }));
});
afterAll(() => server.close());

const priceOf = ({ variants }: Made) =>
  variants.map(({ price, salePrice }) => salePrice ?? price).reduce((one, other) => (one < other ? one : other));

const names = new Intl.Collator('en');
const compare: Readonly<Record<ListOrder, (one: Made, other: Made) => number>> = {
  position: (one, other) => one.position - other.position || byId(one, other),
  newest: (one, other) => byId(other, one),
  price: (one, other) => Number(priceOf(one) - priceOf(other)) || byId(one, other),
  'price-desc': (one, other) => Number(priceOf(other) - priceOf(one)) || byId(other, one),
  name: (one, other) => names.compare(one.name, other.name) || byId(one, other),
};

function byId(one: Made, other: Made): number {
  return one.id < other.id ? -1 : 1;
}

/** The slow way: every product is looked at. */
function expected(order: ListOrder, wanted: Wanted): string[] {
  const fits = (one: Made) =>
    wanted.marks.every((mark) => {
      const [kind, name] = mark.toLowerCase().split(':');
      if (kind === 'sale') return one.variants.some(({ salePrice }) => salePrice !== undefined);
      return (kind === 'tag' ? one.tags : one.categories).some((label) => label.toLowerCase() === name);
    }) &&
    (!wanted.isInStock ||
      one.variants.some(
        ({ onHand, attributes }) =>
          onHand > 0 &&
          Object.entries(wanted.options).every(([option, value]) =>
            Object.entries(attributes).some((pair) => pair.join('=').toLowerCase() === `${option}=${value}`),
          ),
      )) &&
    (wanted.minPrice === null || priceOf(one) >= wanted.minPrice) &&
    (wanted.maxPrice === null || priceOf(one) <= wanted.maxPrice);
  return made
    .filter(fits)
    .toSorted(compare[order])
    .map(({ id }) => id);
}

const wantedFilters = fc
  .record({
    marks: fc.subarray(['category:TEA', 'category:jars', 'tag:clay', 'sale', 'tag:nobody']),
    options: fc.record(
      { size: fc.constantFrom('s', 'large', 'none'), colour: fc.constantFrom('red', 'blue') },
      { requiredKeys: [] },
    ),
    isInStock: fc.boolean(),
    minPrice: fc.option(fc.constantFrom(600n, 1000n, 1600n)),
    maxPrice: fc.option(fc.constantFrom(900n, 1500n, 3000n)),
  })
  .map((wanted): Wanted => ({ ...wanted, isInStock: wanted.isInStock || Object.keys(wanted.options).length > 0 }));

/** Small bounds stand for a large shop. */
const bounds = fc.constantFrom<Bounds>(listBounds, { few: 6, walk: 7 }, { few: 1, walk: 5 });

test('the pages of any order with any filters are together what fits, once and in order, forth and back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...listOrders),
      wantedFilters,
      fc.integer({ min: 1, max: 4 }),
      bounds,
      async (order, wanted, limit, bound) => {
        const page = async (cursor: object) =>
          await sortedProducts(server.database, website, { collectionId, order, wanted, limit, ...cursor }, bound);
        const ids = ({ products }: ProductPage) => products.map(({ id }) => id);
        const forth: string[] = [];
        let current = await page({});
        for (let pages = 0; ; pages += 1) {
          expect(pages).toBeLessThanOrEqual(PRODUCTS);
          expect(current.products.length).toBeLessThanOrEqual(limit);
          forth.push(...ids(current));
          if (current.nextCursor === undefined) break;
          current = await page({ after: current.nextCursor });
        }
        expect(forth).toEqual(expected(order, wanted));
        const back = ids(current);
        for (let pages = 0; current.previousCursor !== undefined && pages <= PRODUCTS + 1; pages += 1) {
          current = await page({ before: current.previousCursor });
          back.unshift(...ids(current));
        }
        expect(back).toEqual(forth);
        // From the beginning the way forth is open again.
        expect(current.nextCursor !== undefined || forth.length === current.products.length).toBe(true);
      },
    ),
    { numRuns: runs },
  );
});

test('a place of another order, or none at all, is the beginning', async () => {
  const wanted: Wanted = { marks: [], options: {}, isInStock: false, minPrice: null, maxPrice: null };
  const list = { collectionId, wanted, limit: 3 };
  const byPrice = await sortedProducts(server.database, website, { ...list, order: 'price' });
  const byName = await sortedProducts(server.database, website, { ...list, order: 'name' });
  const strange = ['', 'x', byPrice.nextCursor, Buffer.from('["name",1,2]').toString('base64url')];
  for (const after of strange) {
    expect(await sortedProducts(server.database, website, { ...list, order: 'name', after })).toEqual(byName);
  }
});

test('what is sorted by follows every change of a product', async () => {
  const shop = await addStorePage(server);
  const [one, other] = [
    await addProduct(server, { collectionId: shop, name: 'B', price: 1000n }),
    await addProduct(server, { collectionId: shop, name: 'A', price: 2000n }),
  ];
  const wanted: Wanted = { marks: [], options: {}, isInStock: false, minPrice: null, maxPrice: null };
  const ids = async (order: ListOrder, more: Partial<Wanted> = {}) => {
    const list = { collectionId: shop, order, wanted: { ...wanted, ...more }, limit: 9 };
    return (await sortedProducts(server.database, website, list)).products.map(({ id }) => id);
  };
  const { kysely } = server.database;
  const variant = (id: string) =>
    kysely.updateTable('variant').where('website_id', '=', website.id).where('product_id', '=', id);
  const changed = (id: string) =>
    kysely.updateTable('product').where('website_id', '=', website.id).where('id', '=', id);
  expect([await ids('price'), await ids('name')]).toEqual([
    [one.id, other.id],
    [other.id, one.id],
  ]);
  await variant(other.id).set({ sale_price: 500n, on_sale: true }).execute();
  expect([await ids('price'), await ids('price', { marks: ['sale'] })]).toEqual([[other.id, one.id], [other.id]]);
  await variant(other.id)
    .set({ on_sale: false, attributes: JSON.stringify({ Size: 'L' }), unlimited: true })
    .execute();
  expect(await ids('price')).toEqual([one.id, other.id]);
  expect(await ids('name', { options: { size: 'l' }, isInStock: true })).toEqual([other.id]);
  await changed(one.id)
    .set({ texts: JSON.stringify({ en: { name: '0' } }) })
    .execute();
  expect(await ids('name')).toEqual([one.id, other.id]);
  await changed(other.id).set({ label: 'Private' }).execute();
  expect([await ids('name'), await ids('name', { options: { size: 'l' }, isInStock: true })]).toEqual([[one.id], []]);
  await changed(other.id).set({ label: null }).execute();
  expect(await ids('name', { options: { size: 'l' }, isInStock: true })).toEqual([other.id]);
});
