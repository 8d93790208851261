import { startTestServer, type TestServer } from '@awning/testing';
import { array, assert, asyncProperty, constantFrom, integer, oneof, option, record } from 'fast-check';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginningsQuery, createClient, wordsOf } from '../../../../platform/database/index.ts';
import { fillWalkedShop, walkedShop } from '../../../catalogue/walk/walked-shop.fixture.ts';
import { type InventoryQuery, inventoryList } from './inventory-list.ts';

/** Several pages of every size below. Searches that match very many words are tested with the list of products. */
const PRODUCTS = 80;
const { typedText, shopChange } = walkedShop(PRODUCTS);

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer();
  client = createClient(server.database.address);
  await client.connect();
  await fillWalkedShop(server, client, PRODUCTS);
});
afterAll(async () => {
  await client.end();
  await server.close();
});

type Asked = Pick<InventoryQuery, 'search' | 'stock'>;

/** What the tables of products, variants and stock say, without any mark. */
async function wanted({ search, stock }: Asked): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select variant.id from variant
       join product on product.website_id = variant.website_id and product.id = variant.product_id
        and label is distinct from 'Trash' and label is distinct from 'Archived'
       left join stock on stock.website_id = variant.website_id and stock.variant_id = variant.id
      where variant.website_id = $1
        and ($2::text is null or sku = $2
          or to_tsvector('simple', plain_words(jsonb_path_query_array(texts, '$.*.name')::text)) @@ to_tsquery('simple', $3))
        and ($4::text is null or not unlimited and on_hand - reserved <= case when $4 = 'low' then coalesce(warn_at, 0) else 0 end)
      order by product.id desc, variant.id desc`,
    [server.website.id, search, beginningsQuery(wordsOf(search ?? '')), stock],
  );
  return rows.map(({ id }) => id);
}

async function listed(asked: Asked, size: Pick<InventoryQuery, 'limit' | 'bounds'>): Promise<string[]> {
  const found: string[] = [];
  for (let after: string | undefined; ; ) {
    const query = { ...asked, ...size, after, language: 'en', productId: undefined };
    const { rows, walkedTo } = await inventoryList(server.database, server.website.id, query);
    expect(rows.length).toBeLessThanOrEqual(size.limit);
    found.push(...rows.map(({ id }) => id));
    const last = rows.length === size.limit ? rows.at(-1)?.id : walkedTo;
    if (last === undefined || last === null) return found;
    after = last;
  }
}

test('every search finds exactly the variants that fit, page by page, while they change', async () => {
  const asked = record({
    search: option(typedText, { nil: undefined }),
    stock: constantFrom(undefined, 'low' as const, 'out' as const),
  });
  const size = record({
    limit: oneof(integer({ min: 4, max: 10 }), integer({ min: 4, max: 60 })),
    bounds: record({ walk: integer({ min: 4, max: 80 }), counted: integer({ min: 1, max: 150 }) }),
  });
  await assert(
    asyncProperty(array(shopChange, { maxLength: 3 }), asked, size, async (made, query, pages) => {
      for (const [change, of] of made) await client.query(change, [server.website.id, of]);
      expect(await listed(query, pages)).toEqual(await wanted(query));
    }),
    { numRuns: 80 },
  );
});
