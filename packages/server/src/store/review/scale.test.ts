import { startTestServer, type TestServer } from '@awning/testing';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explaining } from '../../platform/database/explaining.fixture.ts';
import { createClient } from '../../platform/database/index.ts';
import { vacuumed } from '../../platform/database/vacuumed.fixture.ts';
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

function both() {
  const planned = { isGeneric: true };
  return [explaining(client, server.database, planned), explaining(client, server.database, planned)] as const;
}
