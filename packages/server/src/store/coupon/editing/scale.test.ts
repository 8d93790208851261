import { startTestServer, type TestServer } from '@awning/testing';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { explaining } from '../../../platform/database/explaining.fixture.ts';
import { createClient } from '../../../platform/database/index.ts';
import { vacuumed } from '../../../platform/database/vacuumed.fixture.ts';
import { selectListed } from './store.ts';

const few = 200;
const many = 3000;
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

async function fill(websiteId: string, coupons: number): Promise<void> {
  await client.query(
    `insert into coupon (website_id, id, code, code_key, kind, value, uses, ends_at, created_at)
     select $1::uuid, ('5a3b1e00-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'CODE' || n, 'code' || n, 'percentage', 100000,
            0, case when n % 2 = 0 then now() + n * interval '1 minute' end, now()
       from generate_series(1, $2::integer) n`,
    [websiteId, coupons],
  );
}

describe(`a shop with ${many} coupons`, () => {
  test.each([undefined, 'code', '-code', 'uses', '-uses', 'ends', '-ends'] as const)(
    `sorted by %s looks at as many rows as one with ${few}`,
    async (sort) => {
      for (const after of [undefined, '5a3b1e00-0000-7000-8000-000000000064']) {
        const inSmall = explaining(client, server.database);
        const inLarge = explaining(client, server.database);
        const page = {
          after,
          beginning: undefined,
          status: undefined,
          kind: undefined,
          sort,
          at: new Date(),
          limit: 5,
        };
        await selectListed(inSmall.connection, server.website.id, page);
        await selectListed(inLarge.connection, server.otherWebsite.id, page);
        expect(inLarge.seen.rows).toBeLessThanOrEqual(inSmall.seen.rows + 2);
        expect(inLarge.seen.wholeTables).toEqual([]);
      }
    },
  );

  test.each(['active', 'used-up', 'scheduled', 'ended'] as const)(
    `that are %s: looks at as many rows as in one with ${few}`,
    async (status) => {
      const inSmall = explaining(client, server.database);
      const inLarge = explaining(client, server.database);
      const page = {
        after: undefined,
        beginning: undefined,
        status,
        kind: undefined,
        sort: undefined,
        at: new Date(),
        limit: 5,
      };
      const found = await selectListed(inSmall.connection, server.website.id, page);
      await selectListed(inLarge.connection, server.otherWebsite.id, page);
      expect(found).toHaveLength(status === 'active' ? 5 : 0);
      expect(inLarge.seen.rows).toBeLessThanOrEqual(10);
      expect(inLarge.seen.wholeTables).toEqual([]);
    },
  );
});
