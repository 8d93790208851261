import { startTestServer, type TestServer } from '@awning/testing';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explaining } from '../../platform/database/explaining.fixture.ts';
import { createClient } from '../../platform/database/index.ts';
import { vacuumed } from '../../platform/database/vacuumed.fixture.ts';
import { lockNextToAsk } from './asking/store.ts';
import { selectReviews } from './office/store.ts';
import { selectShown } from './shown/store.ts';

const few = 200;
const many = 4000;
const productId = '5a3b1e00-0000-7000-8001-000000000001';
let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await startTestServer({ features: [] });
  client = createClient(server.database.address);
  await client.connect();
  // The product itself is not read.
  await client.query('set session_replication_role = replica');
  await fill(server.website.id, few);
  await fill(server.otherWebsite.id, many);
  await vacuumed(client);
});

afterAll(async () => {
  await client.end();
  await server.close();
});

/** All of one long order. The oldest ten are not published. */
async function fill(websiteId: string, reviews: number): Promise<void> {
  const orderId = '5a3b1e00-0000-7000-8002-000000000001';
  await client.query(
    `insert into orders (website_id, id, number, cart_id, email, email_key, language, currency, subtotal, discount, shipping, tax,
       included_tax, total, lifecycle, payment_status, fulfilment_status, provider, created_at, placed_at)
     values ($1::uuid, $2::uuid, 1001, $2, 'a@example.com', 'a@example.com', 'en', 'EUR', 100, 0, 0, 0, 0, 100, 'placed', 'paid', 'fulfilled',
       'test', now(), now())`,
    [websiteId, orderId],
  );
  await client.query(
    `insert into order_line (website_id, order_id, position, kind, item_id, variant_id, sku, product_name, product_type, attributes, quantity,
       unit_price, gross, discount_share, tax_share, included_tax_share, total)
     select $1::uuid, $2::uuid, n, 'item', $3::uuid, $3, 'SKU', 'Cup', 1, '{}', 1, 0, 0, 0, 0, 0, 0 from generate_series(1, $4::integer) n`,
    [websiteId, orderId, productId, reviews],
  );
  await client.query(
    `insert into review (website_id, id, product_id, order_id, position, rating, text, author, language, state, created_at, updated_at)
     select $1::uuid, ('5a3b1e00-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, $3::uuid, $2::uuid, n, 5, 'Good', 'Mila', 'en',
            case when n <= 10 then 'hidden' else 'published' end, now(), now()
       from generate_series(1, $4::integer) n`,
    [websiteId, orderId, productId, reviews],
  );
}

const deep = '5a3b1e00-0000-7000-8000-000000000064';

test.each([
  ['the first page', { state: undefined, after: undefined }],
  ['a page far behind', { state: undefined, after: deep }],
  ['the first hidden ones', { state: 'hidden', after: undefined }],
  ['published ones far behind', { state: 'published', after: deep }],
] as const)(`the team's list, %s, looks at as many of ${many} as of ${few}`, async (_name, wanted) => {
  const [inSmall, inLarge] = both();
  await selectReviews(inSmall.connection, server.website.id, { ...wanted, limit: 5 });
  await selectReviews(inLarge.connection, server.otherWebsite.id, { ...wanted, limit: 5 });
  expect(inLarge.seen.rows).toBeLessThanOrEqual(inSmall.seen.rows + 2);
});

test.each([undefined, deep])(`a product's page looks at as many of ${many} as of ${few}, after %s`, async (after) => {
  const [inSmall, inLarge] = both();
  await selectShown(inSmall.connection, server.website.id, { productId, after });
  await selectShown(inLarge.connection, server.otherWebsite.id, { productId, after });
  expect(inLarge.seen.rows).toBeLessThanOrEqual(inSmall.seen.rows + 2);
});

test('what is due is found at the same cost, however many websites and orders there are', async () => {
  await fillOrders(10, 10);
  await vacuumed(client);
  const before = explaining(client, server.database);
  expect(await lockNextToAsk(before.connection, new Date(0), [])).toBeUndefined();
  expect((await lockNextToAsk(before.connection, new Date('2026-01-01T00:00:00Z'), []))?.id).toBeTruthy();
  await fillOrders(200, 20);
  await vacuumed(client);
  const after = explaining(client, server.database);
  expect(await lockNextToAsk(after.connection, new Date(0), [])).toBeUndefined();
  expect((await lockNextToAsk(after.connection, new Date('2026-01-01T00:00:00Z'), []))?.id).toBeTruthy();
  expect(after.seen.rows).toBeLessThanOrEqual(before.seen.rows);
  expect(after.seen.wholeTables).toEqual([]);
});

/** Orders of other websites: one is due, the others later or never. */
async function fillOrders(websites: number, ordersEach: number): Promise<void> {
  await client.query(
    `insert into orders (website_id, id, number, cart_id, email, email_key, language, currency, subtotal, discount, shipping, tax,
       included_tax, total, lifecycle, payment_status, fulfilment_status, provider, created_at, placed_at, fulfilled_at, review_due_at)
     select website_id, gen_random_uuid(), 2000 + n, gen_random_uuid(), 'a@example.com', 'a@example.com', 'en', 'EUR', 100, 0, 0, 0, 0, 100,
            'placed', 'paid', 'fulfilled', 'test', now(), now(), '2025-12-01',
            case when website = 1 and n = 1 then timestamptz '2025-12-15' when n % 2 = 0 then timestamptz '2026-06-01' end
       from (select website, gen_random_uuid() as website_id from generate_series(1, $1::integer) website) websites,
            generate_series(1, $2::integer) n`,
    [websites, ordersEach],
  );
}

function both() {
  const planned = { isGeneric: true };
  return [explaining(client, server.database, planned), explaining(client, server.database, planned)] as const;
}
