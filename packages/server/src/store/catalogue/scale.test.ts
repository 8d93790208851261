import { addStorePage, startTestServer, type TestServer } from '@awning/testing';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sizedProduct } from '../../assembly/sample/size/products.ts';
import { productRows } from '../../assembly/sample/size/rows.ts';
import { copyRows } from '../../assembly/sample/size/store.ts';
import { explaining } from '../../platform/database/explaining.fixture.ts';
import { type Connection, createClient } from '../../platform/database/index.ts';
import { vacuumed } from '../../platform/database/vacuumed.fixture.ts';
import { selectTaxClasses } from '../store-rules/store.ts';
import { teamList } from './editing/listing/team-list.ts';
import {
  endsOf,
  type FewSource,
  type ListOrder,
  listBounds,
  listOrders,
  type PlaceQuery,
  type Side,
  selectFewSource,
  selectOffers,
  selectPlaces,
  selectWalkEnd,
  type Wanted,
} from './listing/store.ts';
import { type ProductPage, productBySlug, productsForPage } from './products.ts';
import type { StoreWebsite } from './record.ts';
import { walkBounds } from './walk/walk-products.ts';

const few = 200;
const many = process.env['AWNING_FULL'] ? 100_000 : 3000;

interface Shop {
  readonly website: StoreWebsite;
  readonly collectionId: string;
  readonly products: number;
}

let server: TestServer;
let client: Client;
let small: Shop;
let large: Shop;

beforeAll(async () => {
  server = await startTestServer({ features: [] });
  client = createClient(server.database.address);
  await client.connect();
  small = await fill(server.website.id, few);
  large = await fill(server.otherWebsite.id, many);
  await vacuumed(client);
});

afterAll(async () => {
  await client.end();
  await server.close();
});

async function fill(websiteId: string, products: number): Promise<Shop> {
  const website = await server.parts.database.kysely
    .selectFrom('website')
    .select(['id', 'settings', 'languages'])
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow();
  const collectionId = await addStorePage(server, { id: websiteId });
  const place = { websiteId, collectionId, firstPosition: 0, imageIds: [], at: server.clock.now() };
  const size = { variants: 3 };
  for (let first = 1; first <= products; first += 1000) {
    const numbers = Array.from({ length: Math.min(1000, products - first + 1) }, (_, index) => first + index);
    const made = numbers.map((number) => sizedProduct(number, size));
    await copyRows(
      client,
      productRows(made, place, () => ({ left: 5, sold: 0 })),
    );
  }
  return { website: website as unknown as StoreWebsite, collectionId, products };
}

function middle({ products }: Shop): string {
  const number = Math.floor(products / 2);
  return Buffer.from(`${number - 1}.${sizedProduct(number, { variants: 3 }).id}`).toString('base64url');
}

/** Nothing is in them, so reading them as a whole costs nothing. */
const empty = ['plan', 'picked_product', 'price_change'];

type Read = (connection: Connection, shop: Shop) => Promise<unknown>;

const list =
  (more: (shop: Shop) => object = () => ({})): Read =>
  async (connection, shop) =>
    await productsForPage(connection, shop.website, {
      collectionId: shop.collectionId,
      limit: 24,
      ...more(shop),
    });

const ofTeam =
  (more: object): Read =>
  async (connection, { website }) =>
    await teamList(connection, website.id, {
      after: undefined,
      language: 'en',
      search: undefined,
      marks: [],
      stock: undefined,
      isArchive: false,
      limit: 5,
      ...more,
    });

const anything: Wanted = { marks: [], options: {}, isInStock: false, minPrice: null, maxPrice: null };

const placeQuery = (shop: Shop, order: ListOrder, side: Side, wanted: Partial<Wanted>): PlaceQuery => {
  const { first, last } = endsOf(order);
  const place = side === 'after' ? first : last;
  const { collectionId } = shop;
  return { collectionId, order, side, place, wanted: { ...anything, ...wanted }, limit: 25, bounds: listBounds };
};

const sorted =
  (order: ListOrder, side: Side, wanted: Partial<Wanted> = {}, few?: FewSource): Read =>
  async (connection, shop) =>
    await selectPlaces(connection, shop.website.id, placeQuery(shop, order, side, wanted), few);

/** Filters of visitors that look at a limited number of rows, each by its way. */
const filtered: readonly (readonly [string, Read])[] = (['after', 'before'] as const).flatMap((side) =>
  listOrders.flatMap((order): (readonly [string, Read])[] => [
    [
      `${order}, ${side}: nothing fits`,
      sorted(order, side, { marks: ['category:tea', 'tag:none'], options: { size: 'm' }, isInStock: true }),
    ],
    [`${order}, ${side}: prices`, sorted(order, side, { minPrice: 2000n, maxPrice: 2500n })],
    [
      `${order}, ${side}: the end of a walk`,
      async (connection, shop) => await selectWalkEnd(connection, shop.website.id, placeQuery(shop, order, side, {})),
    ],
  ]),
);

const fewSources: readonly (readonly [string, Partial<Wanted>, FewSource])[] = [
  ['of a mark', { marks: ['rare'] }, { kind: 'mark', name: 'rare', value: null }],
  ['of an option', { options: { size: 'rare' }, isInStock: true }, { kind: 'option', name: 'size', value: 'rare' }],
  ['of a price', { minPrice: 900n, maxPrice: 900n }, { kind: 'price', name: null, value: null }],
];

const reads: readonly (readonly [string, Read, number])[] = [
  ["the team's list", ofTeam({}), 5],
  ["the team's list of a category", ofTeam({ marks: ['category:tea'] }), 5],
  ["the team's list of a status that nothing has", ofTeam({ marks: ['status:Draft'] }), -1],
  ["the team's list of sales", ofTeam({ marks: ['sale'] }), -1],
  ["the team's list of what can be bought", ofTeam({ stock: 'in' }), 5],
  ['the first page', list(), 25],
  ['a page in the middle', list((shop) => ({ after: middle(shop) })), 25],
  ['a page backwards', list((shop) => ({ before: middle(shop) })), 25],
  ['a category', list(() => ({ category: 'TEA' })), 25],
  ['a tag', list(() => ({ tag: 'gift' })), 25],
  ...listOrders.map((order) => [`a list by ${order}`, sorted(order, 'after'), 24] as const),
  ...listOrders.map((order) => [`a list by ${order}, backwards`, sorted(order, 'before'), 24] as const),
  [
    'what can be filtered by',
    async (connection, { website, collectionId }) => await selectOffers(connection, website.id, collectionId),
    0,
  ],
  ['the tax classes', async (connection, { website }) => await selectTaxClasses(connection, website.id), 0],
  [
    'a product',
    async (connection, { website, collectionId }) =>
      await productBySlug(connection, website, collectionId, 'item-77', 'en'),
    1,
  ],
];

/** Lists of the team by several conditions, which count how frequent each one is, and by words. */
const teamSearches: readonly (readonly [string, object])[] = [
  ['a status and a type', { marks: ['status:published', 'type:1'] }],
  ['what is sold out', { stock: 'out', marks: ['status:published'] }],
  ['a rare word', { search: 'no 77' }],
  ['a frequent word', { search: 'lantern' }],
  ['the beginning of a frequent word', { search: 'l' }],
  ['the beginning of many words', { search: '1' }],
  ['two frequent words', { search: 'lantern cobalt' }],
  ['two frequent words that never meet', { search: 'lantern vase' }],
  ['a frequent word in a category', { search: 'cobalt', marks: ['category:tea'] }],
  ['a frequent word that is a draft', { search: 'cobalt', marks: ['status:Draft'] }],
  ['a frequent word that can be bought', { search: 'cobalt', stock: 'in' }],
];

describe(`a shop with ${many} products`, () => {
  test.each(reads)(`%s looks at as many rows as in a shop with ${few}`, async (_name, read, products) => {
    const [inSmall, inLarge] = [explaining(client, server.database), explaining(client, server.database)];
    await read(inSmall.connection, small);
    await read(inLarge.connection, large);
    expect(inLarge.seen.rows).toBeGreaterThan(products);
    // A shop of another size may show other categories, but must not read more rows.
    expect(inLarge.seen.rows).toBeLessThanOrEqual(inSmall.seen.rows + 10);
    expect(inLarge.seen.wholeTables.filter((table) => !empty.includes(table))).toEqual([]);
  });

  test.each(teamSearches)("the team's list by %s looks at a limited number of rows", async (_name, asked) => {
    const { connection, seen } = explaining(client, server.database);
    await ofTeam(asked)(connection, large);
    const conditions = 3;
    // What counts, what walks, and for each product of the page itself, its variants and their stock.
    expect(seen.rows).toBeLessThanOrEqual(walkBounds.counted * conditions + walkBounds.walk * conditions + 100);
    expect(seen.wholeTables.filter((table) => !empty.includes(table))).toEqual([]);
  });

  test.each(filtered)('by %s, looks at a limited number of rows', async (_name, read) => {
    const { connection, seen } = explaining(client, server.database);
    await read(connection, large);
    // For each product its place, its marks, its variants in stock and their options.
    expect(seen.rows).toBeLessThanOrEqual(listBounds.walk * (1 + 2 + 3 + 3) + 100);
    expect(seen.wholeTables.filter((table) => !empty.includes(table))).toEqual([]);
  });

  test.each(fewSources)('finds the few products %s without looking at others', async (_name, wanted, few) => {
    const { connection, seen } = explaining(client, server.database);
    for (const order of listOrders) await sorted(order, 'after', wanted, few)(connection, large);
    expect(seen.rows).toBeLessThanOrEqual(listOrders.length * listBounds.few);
    expect(seen.wholeTables).toEqual([]);
  });

  test('knows at a limited cost which filter few products have', async () => {
    const { connection, seen } = explaining(client, server.database);
    const wanted: Wanted = {
      marks: ['category:tea', 'sale'],
      options: { size: 'm' },
      isInStock: true,
      minPrice: 1n,
      maxPrice: 10_000n,
    };
    await selectFewSource(connection, large.website.id, large.collectionId, wanted, listBounds);
    expect(seen.rows).toBeLessThanOrEqual(listBounds.few * 5 + 10);
  });

  // Otherwise the planner takes the primary key for the team's list, and walks over what is in the archive.
  test("the index of the team's list is no larger than the primary key", async () => {
    const { rows } = await client.query<{ size: string }>(
      `select pg_relation_size(name::regclass) as size from unnest(array['product_newest', 'product_pkey']) name`,
    );
    const [newest, primary] = rows.map(({ size }) => Number(size));
    expect(newest).toBeLessThanOrEqual(primary!);
  });

  test('its pages together are the whole list, once and in order, forth and back', async () => {
    const { website, collectionId } = small;
    const page = async (cursor: object): Promise<ProductPage> =>
      await productsForPage(server.database, website, { collectionId, limit: 24, ...cursor });
    const forth: string[] = [];
    let current = await page({});
    for (;;) {
      forth.push(...current.products.map(({ slug }) => slug));
      if (current.nextCursor === undefined) break;
      current = await page({ after: current.nextCursor });
    }
    expect(forth).toEqual(Array.from({ length: few }, (_, index) => `item-${index + 1}`));
    const back = current.products.map(({ slug }) => slug);
    while (current.previousCursor !== undefined) {
      current = await page({ before: current.previousCursor });
      back.unshift(...current.products.map(({ slug }) => slug));
    }
    expect(back).toEqual(forth);
  });
});

describe('when the newest tenth of the products is in the archive', () => {
  beforeAll(async () => {
    for (const { website, products } of [small, large]) {
      await client.query(
        `update product set label = 'Archived'
          where website_id = $1 and id in (select id from product where website_id = $1 order by id desc limit $2)`,
        [website.id, products / 10],
      );
    }
    await vacuumed(client);
  });

  test.each([
    ["the team's list", {}],
    ["the team's list of what can be bought", { stock: 'in' }],
    ["the team's list of a category", { marks: ['category:tea'] }],
  ])('%s does not look at them', async (_name, asked) => {
    const { connection, seen } = explaining(client, server.database);
    await ofTeam(asked)(connection, large);
    // Each product of the page, its place, its variants and their stock.
    expect(seen.rows).toBeLessThanOrEqual(100);
    expect(seen.wholeTables.filter((table) => !empty.includes(table))).toEqual([]);
  });
});
