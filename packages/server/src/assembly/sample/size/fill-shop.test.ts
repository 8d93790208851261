import { openTestDatabase, startTestServer, type TestDatabase } from '@awning/testing';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, statement } from '../../../platform/database/index.ts';
import { selectBrokenRules } from '../../../store/order/rules/store.ts';
import { fillShop } from '../index.ts';
import { sizeMessages } from './messages.ts';

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const rowsOf = statement<{ text: string }>(
  'test-shop-rows',
  `/* all websites: there is one */
   select concat_ws(' ', product.slug, product.texts -> 'en' ->> 'name', variant.sku, variant.price, variant.sale_price, stock.on_hand) as text
     from product
     join variant on variant.website_id = product.website_id and variant.product_id = product.id
     join stock on stock.website_id = variant.website_id and stock.variant_id = variant.id
    order by product.position, variant.position`,
);

async function withDatabase(work: (database: TestDatabase, client: Client) => Promise<void>): Promise<void> {
  const database = await openTestDatabase();
  const client = createClient(database.address);
  await client.connect();
  try {
    await work(database, client);
  } finally {
    await client.end();
    await database.close();
  }
}

const plannedFor = statement<{ name: string; isKnown: boolean }>(
  'test-shop-statistics',
  `select relname as name, reltuples >= 0 as "isKnown" from pg_class where relname in ('product', 'orders') order by relname`,
);

test('tells the planner about full tables, and nothing about empty ones, which will grow', async () => {
  await withDatabase(async (database, client) => {
    const size = { products: 3, variants: 1, units: 7, orders: 0, customers: 0 };
    await fillShop({ ...server.parts, database }, client, size, () => undefined);
    expect(await database.run(plannedFor, [])).toEqual([
      { name: 'orders', isKnown: false },
      { name: 'product', isKnown: true },
    ]);
  });
});

test('tells the planner about the first thousand before more rows are written', async () => {
  await withDatabase(async (database, client) => {
    const texts: string[] = [];
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const seen = (...given: unknown[]) => {
      texts.push(String(given[0]));
      return query(...given);
    };
    client.query = seen as typeof client.query;
    const size = { products: 1000, variants: 1, units: 7, orders: 1, customers: 0 };
    await fillShop({ ...server.parts, database }, client, size, () => undefined);
    const analysed = texts.findIndex((text) => text.startsWith('analyze') && text.includes('"product_mark"'));
    expect(analysed).toBeGreaterThan(texts.indexOf('begin'));
    expect(analysed).toBeLessThan(texts.indexOf('commit'));
  });
});

test('fills an empty installation with a shop of the wished size, the same one every time', async () => {
  const size = { products: 30, variants: 3, units: 7, orders: 260, customers: 12 };
  const seen: string[][] = [];
  for (let time = 0; time < 2; time += 1) {
    await withDatabase(async (database, client) => {
      const progress: string[] = [];
      const parts = { ...server.parts, database };
      const filled = await fillShop(parts, client, size, (done, total, what) =>
        progress.push(`${done}/${total} ${what}`),
      );
      expect(filled).toEqual({ ok: true });
      expect(progress).toEqual(['0/30 products', '0/12 customers', '0/260 orders']);
      expect(await selectBrokenRules(database)).toEqual([]);
      const rows = await database.run(rowsOf, []);
      expect(rows).toHaveLength(90);
      expect(rows.every(({ text }) => text.endsWith(' 7'))).toBe(true);
      seen.push(rows.map(({ text }) => text));
      expect(await fillShop(parts, client, size)).toEqual({ ok: false, reason: sizeMessages.filled });
      expect(await counts(database)).toEqual({
        orders: 260n,
        paid: 251n,
        cancelled: 7n,
        ofCustomers: 174n,
        highest: 1260n,
      });
    });
  }
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]?.slice(0, 4)).toEqual([
    'item-1 Lantern in peat, no. 1 SKU-1-S 2750 7',
    'item-1 Lantern in peat, no. 1 SKU-1-M 3050 7',
    'item-1 Lantern in peat, no. 1 SKU-1-L 3350 7',
    'item-2 Vase in chalk, no. 2 SKU-2-S 4600 7',
  ]);
});

const countOrders = statement<{
  orders: bigint;
  paid: bigint;
  cancelled: bigint;
  ofCustomers: bigint;
  highest: bigint;
}>(
  'test-shop-orders',
  `/* all websites: there is one */
   select count(*) as orders, count(*) filter (where payment_status = 'paid') as paid,
          count(*) filter (where lifecycle = 'cancelled' and payment_status = 'refunded') as cancelled,
          count(site_user_id) as "ofCustomers", max(number) as highest from orders`,
);

async function counts(database: TestDatabase) {
  return (await database.run(countOrders, []))[0];
}

test('leaves an installation with several websites alone', async () => {
  const client = createClient(server.database.address);
  await client.connect();
  try {
    const size = { products: 1, variants: 1, units: 0, orders: 0, customers: 0 };
    expect(await fillShop(server.parts, client, size)).toEqual({ ok: false, reason: sizeMessages.severalWebsites });
  } finally {
    await client.end();
  }
});
