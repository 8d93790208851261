import { startTestServer, type TestServer } from '@awning/testing';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explaining } from '../../../platform/database/explaining.fixture.ts';
import { createClient } from '../../../platform/database/index.ts';
import { vacuumed } from '../../../platform/database/vacuumed.fixture.ts';
import { selectSubscriptionPage } from './store.ts';

const few = 200;
const many = 6000;
let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await startTestServer({ features: [] });
  client = createClient(server.database.address);
  await client.connect();
  await fill(server.website.id, few);
  await fill(server.otherWebsite.id, many);
  await vacuumed(client);
});

afterAll(async () => {
  await client.end();
  await server.close();
});

/** The oldest ones are paused, over and late: a list that walks over all others would find them last. */
async function fill(websiteId: string, subscriptions: number): Promise<void> {
  await client.query(
    `insert into subscription (website_id, id, email, email_key, language, state, title, item_id, variant_id, quantity, unit_price,
       currency, billing_unit, billing_value, num_cycles, starts_at, time_zone, provider, period, paid_cycles, failed_tries, due_at,
       ends_with_period, is_test, created_at, updated_at)
     select $1::uuid, id, 'customer-' || n || '@example.com', 'customer-' || n || '@example.com', 'en', state, 'Tea', id, id, 1, 1900,
            'EUR', 'YEAR', 1, 0, now(), 'UTC', 'test', 1, 1, case state when 'past_due' then 1 else 0 end,
            case when state in ('active', 'past_due') then now() + n * interval '1 day' end, false, false, now(), now()
       from generate_series(1, $2::integer) n,
            lateral (select ('5a3b1e00-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id,
                            case when n <= 10 then 'paused' when n <= 20 then 'cancelled' when n <= 30 then 'past_due' else 'active' end
                              as state) made`,
    [websiteId, subscriptions],
  );
}

test.each([
  [undefined, undefined],
  ['due', undefined],
  ['failed', undefined],
  ['paused', undefined],
  ['over', undefined],
  [undefined, 'customer-77@'],
] as const)(`the list of %s, address %s, looks at as many of ${many} as of ${few}`, async (show, emailKey) => {
  for (const after of [undefined, '5a3b1e00-0000-7000-8000-000000000064']) {
    const inSmall = explaining(client, server.database);
    const inLarge = explaining(client, server.database);
    const page = { show, emailKey, after, dueUntil: new Date(Date.now() + 100 * 86_400_000), limit: 5 };
    await selectSubscriptionPage(inSmall.connection, server.website.id, page);
    await selectSubscriptionPage(inLarge.connection, server.otherWebsite.id, page);
    // The index of all websites may be walked for the larger one.
    expect(inLarge.seen.rows).toBeLessThanOrEqual(inSmall.seen.rows + 10);
    expect(inLarge.seen.wholeTables).toEqual([]);
  }
});
