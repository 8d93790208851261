import { addStorePage, startTestServer, type TestServer } from '@awning/testing';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sizedProduct } from '../../assembly/sample/size/products.ts';
import { productRows } from '../../assembly/sample/size/rows.ts';
import { copyRows } from '../../assembly/sample/size/store.ts';
import { type Connection, createClient } from '../../platform/database/index.ts';
import { selectTeamList } from './editing/listing/store.ts';
import { type ProductPage, productBySlug, productsForPage } from './products.ts';
import type { StoreWebsite } from './record.ts';
import { selectCategories } from './store.ts';

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
  await client.query('vacuum (analyze)');
}, 600_000);

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

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** A connection that runs each statement with `explain analyze` and counts the rows it reads. */
function explaining() {
  const seen = { rows: 0, wholeTables: [] as string[] };
  const visit = (node: PlanNode) => {
    if (node['Node Type'].includes('Scan')) {
      seen.rows += (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
      if (node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0) {
        seen.wholeTables.push(node['Relation Name'] ?? '');
      }
    }
    for (const inner of node.Plans ?? []) visit(inner);
  };
  const connection = {
    async run(statement: { text: string }, values: readonly unknown[]) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
        text: `explain (analyze, timing off, format json) ${statement.text}`,
        values: [...values],
      });
      visit((rows[0] as { 'QUERY PLAN': [{ Plan: PlanNode }] })['QUERY PLAN'][0].Plan);
      return [];
    },
  } as unknown as Connection;
  return { connection, seen };
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

const teamList =
  (more: object): Read =>
  async (connection, { website }) =>
    await selectTeamList(connection, website.id, {
      after: undefined,
      language: 'en',
      search: undefined,
      marks: [],
      stock: undefined,
      isArchive: false,
      limit: 5,
      ...more,
    });

const reads: readonly (readonly [string, Read, number])[] = [
  ["the team's list", teamList({}), 5],
  ["the team's list of a category", teamList({ marks: ['category:tea'] }), 5],
  ["the team's list of a status and a type", teamList({ marks: ['status:published', 'type:1'] }), 5],
  ["the team's list of a status that nothing has", teamList({ marks: ['status:Draft'] }), -1],
  ["the team's list of sales", teamList({ marks: ['sale'] }), -1],
  ["the team's list of what can be bought", teamList({ stock: 'in' }), 5],
  ["the team's list of what is sold out", teamList({ stock: 'out', marks: ['status:published'] }), -1],
  ['the first page', list(), 25],
  ['a page in the middle', list((shop) => ({ after: middle(shop) })), 25],
  ['a page backwards', list((shop) => ({ before: middle(shop) })), 25],
  ['a category', list(() => ({ category: 'TEA' })), 25],
  ['a tag', list(() => ({ tag: 'gift' })), 25],
  [
    'the categories',
    async (connection, { website, collectionId }) => await selectCategories(connection, website.id, collectionId, 100),
    0,
  ],
  [
    'a product',
    async (connection, { website, collectionId }) =>
      await productBySlug(connection, website, collectionId, 'item-77', 'en'),
    1,
  ],
];

describe(`a shop with ${many} products`, () => {
  test.each(reads)(`%s looks at as many rows as in a shop with ${few}`, async (_name, read, products) => {
    const [inSmall, inLarge] = [explaining(), explaining()];
    await read(inSmall.connection, small);
    await read(inLarge.connection, large);
    expect(inLarge.seen.rows).toBeGreaterThan(products);
    // A shop of another size may show other categories, but must not read more rows.
    expect(inLarge.seen.rows).toBeLessThanOrEqual(inSmall.seen.rows + 10);
    expect(inLarge.seen.wholeTables.filter((table) => !empty.includes(table))).toEqual([]);
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
