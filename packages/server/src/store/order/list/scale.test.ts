import { startTestServer, type TestServer } from '@awning/testing';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { explaining } from '../../../platform/database/explaining.fixture.ts';
import { type Connection, createClient } from '../../../platform/database/index.ts';
import { vacuumed } from '../../../platform/database/vacuumed.fixture.ts';
import { readSearch } from '../search/search.ts';
import { latestOrders } from './latest.ts';
import type { OrderFilter } from './store.ts';

const few = 8000;
const many = 24_000;
const all = { after: undefined, lifecycle: undefined, paymentStatus: undefined, fulfilmentStatus: undefined };
const page = { limit: 51, maxSlices: 2 };

let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await startTestServer({ features: [] });
  client = createClient(server.database.address);
  await client.connect();
  for (const table of ['orders', 'order_word']) {
    await client.query(`alter table ${table} set (autovacuum_enabled = off)`);
  }
  await fill(server.website.id, few);
  await fill(server.otherWebsite.id, many);
});

afterAll(async () => {
  await client.end();
  await server.close();
});

/** Every second order has a lantern, every third is of Mila; every 37th is cancelled, and nobody ever paid by halves. */
async function fill(websiteId: string, orders: number): Promise<void> {
  const id = (kind: string) => `('5a3b1e00-0000-7000-8${kind}-' || lpad(to_hex(n), 12, '0'))::uuid`;
  await client.query(
    `insert into cart (website_id, id, token_hash, currency, created_at, updated_at)
     select $1::uuid, ${id('001')}, sha256(($1::uuid::text || n)::bytea), 'EUR', now(), now() from generate_series(1, $2::integer) n`,
    [websiteId, orders],
  );
  await client.query(
    `insert into orders (website_id, id, number, cart_id, email, email_key, language, currency, subtotal, discount, shipping, tax,
       included_tax, total, lifecycle, payment_status, fulfilment_status, provider, created_at, placed_at, cancelled_at)
     select $1::uuid, ${id('002')}, n + 1000, ${id('001')}, n || '@example.com', n || '@example.com', 'en', 'EUR', 100, 0, 0, 0, 0, 100,
            case when n % 37 = 0 then 'cancelled' else 'placed' end, case when n % 37 = 0 then 'refunded' else 'paid' end,
            'fulfilled', 'test', now(), now() - ($2::integer - n) * interval '1 minute',
            case when n % 37 = 0 then now() end
       from generate_series(1, $2::integer) n`,
    [websiteId, orders],
  );
  await client.query(
    `insert into order_word (website_id, word, order_id)
     select $1::uuid, word, ${id('002')} from generate_series(1, $2::integer) n
      cross join lateral unnest(array['lantern', 'mila', 'vase']) with ordinality words (word, place)
      where case place when 1 then n % 2 = 0 when 2 then n % 3 = 0 else n % 2 = 1 end`,
    [websiteId, orders],
  );
}

const asks: readonly (readonly [string, Partial<OrderFilter>, string])[] = [
  ['all orders', {}, ''],
  ['a frequent word', {}, 'lantern'],
  ['two frequent words', {}, 'lantern mila'],
  ['two frequent words that never meet', {}, 'lantern vase'],
  ['a frequent word and a state', { lifecycle: 'cancelled' }, 'lantern'],
  ['a frequent word and a state that no order has', { paymentStatus: 'part_paid' }, 'lantern'],
  ['a state', { lifecycle: 'cancelled' }, ''],
  ['two states that never meet', { paymentStatus: 'refunded', lifecycle: 'placed' }, ''],
];

async function ask(connection: Connection, websiteId: string, filter: Partial<OrderFilter>, text: string) {
  const search = await readSearch(connection, websiteId, text);
  return await latestOrders(connection, websiteId, { ...all, ...filter, search }, page);
}

// The statistics make the plans: of rows just entered, an index cannot answer without the table.
describe.each([
  ['just filled', () => client.query('analyze')],
  ['long filled', () => vacuumed(client)],
])(`a shop with ${many} orders, %s`, (_state, prepare) => {
  beforeAll(async () => {
    await prepare();
  });

  test.each(asks)(`%s: looks at as many rows as in a shop with ${few}`, async (_name, filter, text) => {
    const inSmall = explaining(client, server.database);
    const inLarge = explaining(client, server.database);
    await ask(inSmall.connection, server.website.id, filter, text);
    await ask(inLarge.connection, server.otherWebsite.id, filter, text);
    // A slice of a walk, and what is read of the page: in a shop with fewer orders the walk may end before.
    expect(inLarge.seen.rows).toBeLessThanOrEqual(Math.max(inSmall.seen.rows * 1.2, 1300));
    expect(inLarge.seen.wholeTables.filter((table) => table !== 'order_line')).toEqual([]);
  });

  test('its pages together are everything that a search finds, once and in order', async () => {
    const search = await readSearch(server.database, server.otherWebsite.id, 'lantern');
    const filter = { ...all, lifecycle: 'cancelled', search } as const;
    const numbers: bigint[] = [];
    let after: string | undefined;
    for (;;) {
      const { rows, walkedTo } = await latestOrders(
        server.database,
        server.otherWebsite.id,
        { ...filter, after },
        page,
      );
      numbers.push(...rows.map(({ number }) => number));
      const last = rows.length === page.limit ? rows.at(-1)?.id : walkedTo;
      if (!last) break;
      after = last;
    }
    const wanted = Array.from({ length: Math.floor(many / 74) }, (_, index) => BigInt(1000 + (index + 1) * 74));
    expect(numbers).toEqual(wanted.toReversed());
  });
});
