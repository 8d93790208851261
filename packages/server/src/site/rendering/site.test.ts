import { startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database/index.ts';
import { openSites } from './site.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('keeps as many sites as it may, and drops those that were asked for longest ago', async () => {
  let statements = 0;
  const counted: Database = {
    ...server.database,
    run: (...given) => {
      statements += 1;
      return server.database.run(...given);
    },
  };
  const sites = await openSites(counted, 2);
  const [one, other, third] = [server.website.id, server.otherWebsite.id, '018f3c3e-0000-7000-8000-000000000000'];
  const isRead = async (id: string) => {
    const before = statements;
    await sites.get(id);
    return statements > before;
  };
  expect([await isRead(one), await isRead(other), await isRead(one)]).toEqual([true, true, false]);
  expect([await isRead(third), await isRead(one), await isRead(other)]).toEqual([true, false, true]);
});
