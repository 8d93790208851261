import { startTestServer, type TestServer } from '@awning/testing';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explaining } from '../../platform/database/explaining.fixture.ts';
import { createClient } from '../../platform/database/index.ts';
import { vacuumed } from '../../platform/database/vacuumed.fixture.ts';
import { selectContacts } from './store.ts';

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer({ features: [] });
  client = createClient(server.database.address);
  await client.connect();
  await client.query(
    `insert into newsletter_contact (website_id, id, email, email_key, status, language, source, created_at)
     select $1::uuid, ('5a3b1e00-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, email, email,
            case when n % 1000 = 0 then 'pending' else 'subscribed' end, 'en', 'form', now()
       from generate_series(1, 3000) n, lateral (select 'contact-' || n || '@example.com' as email) made`,
    [server.website.id],
  );
  await vacuumed(client);
});
afterAll(async () => {
  await client.end();
  await server.close();
});

test.each(['pending', 'subscribed', 'unsubscribed'] as const)(
  'a list of those that are %s looks at no others',
  async (status) => {
    const { connection, seen } = explaining(client, server.database);
    const page = { after: undefined, status, search: undefined, limit: 5 };
    const found = await selectContacts(connection, server.website.id, page);
    expect(found).toHaveLength({ pending: 3, subscribed: 5, unsubscribed: 0 }[status]);
    expect(seen.rows).toBeLessThanOrEqual(10);
    expect(seen.wholeTables).toEqual([]);
  },
);
