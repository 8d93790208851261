import { startTestServer, type TestServer } from '@awning/testing';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explaining } from '../../../platform/database/explaining.fixture.ts';
import { createClient } from '../../../platform/database/index.ts';
import { vacuumed } from '../../../platform/database/vacuumed.fixture.ts';
import { selectSubmissions } from './store.ts';

const few = 200;
const many = 6000;
const formId = '5a3b1e00-0000-7000-8001-000000000001';
let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await startTestServer({ features: [] });
  client = createClient(server.database.address);
  await client.connect();
  // The form itself is not read.
  await client.query('set session_replication_role = replica');
  await fill(server.website.id, few);
  await fill(server.otherWebsite.id, many);
  await vacuumed(client);
});

afterAll(async () => {
  await client.end();
  await server.close();
});

async function fill(websiteId: string, submissions: number): Promise<void> {
  await client.query(
    `insert into form_submission (website_id, id, form_id, version, language, answers, page_title, page_id, page_kind, page_path,
       page_permission, search, submitted_at)
     select $1::uuid, ('5a3b1e00-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, $2::uuid, 1, 'en', '{}', 'Contact', '', 'other',
            '/contact', 1, case when n % 50 = 7 and n < 100 then 'a zephyr, 100 % free' else 'message ' || n end, now()
       from generate_series(1, $3::integer) n`,
    [websiteId, formId, submissions],
  );
}

test.each([
  ['everything', undefined, undefined, 5],
  ['a page far behind', undefined, '5a3b1e00-0000-7000-8000-000000000064', 5],
  ['a frequent part', 'essa', undefined, 5],
  ['a rare part of the oldest', 'zeph', undefined, 2],
  ['signs that are no pattern', '100 % f', undefined, 2],
] as const)(`%s: looks at as many of ${many} as of ${few}`, async (_name, search, after, found) => {
  const inSmall = explaining(client, server.database);
  const inLarge = explaining(client, server.database);
  const page = { formId, after, search, limit: 5 };
  expect(await selectSubmissions(inSmall.connection, server.website.id, page)).toHaveLength(found);
  expect(await selectSubmissions(inLarge.connection, server.otherWebsite.id, page)).toHaveLength(found);
  // The few may be walked.
  expect(inLarge.seen.rows).toBeLessThanOrEqual(Math.min(inSmall.seen.rows, 20) + 10);
});
