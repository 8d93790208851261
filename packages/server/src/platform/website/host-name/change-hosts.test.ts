import { holdClock, openTestDatabase, type TestDatabase } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWebsite } from '../create-website.ts';
import { addHost, newHost } from './change-hosts.ts';
import { selectHosts } from './store.ts';

const clock = holdClock('2026-01-01T12:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function namesAfter(publicUrl: string | undefined, ...added: readonly string[]) {
  const website = { id: await createWebsite(database, clock, { name: 'Shop' }) };
  const member = { id: website.id, name: 'Ada' };
  for (const host of added) {
    await database.transaction((connection) =>
      addHost({ connection, config: { publicUrl, port: 3000 }, clock, website, member }, host),
    );
  }
  return await selectHosts(database, website.id);
}

test('the first name of a website is the main one', async () => {
  expect(await namesAfter(undefined, 'first.com', 'second.com')).toEqual([
    { scheme: 'http', host: 'first.com', port: null, is_primary: true },
    { scheme: 'http', host: 'second.com', port: null, is_primary: false },
  ]);
});

test('PUBLIC_URL stays the main name of the website that is served under it', async () => {
  expect(await namesAfter('https://Shop.com:8443', 'other.com')).toEqual([
    { scheme: 'https', host: 'shop.com', port: 8443, is_primary: true },
    { scheme: 'http', host: 'other.com', port: null, is_primary: false },
  ]);
  // The name belongs to the website above.
  expect(await namesAfter('https://shop.com', 'third.com')).toEqual([
    { scheme: 'http', host: 'third.com', port: null, is_primary: true },
  ]);
});

test('PUBLIC_URL itself can be added as a name', async () => {
  expect(await namesAfter('https://public.com', 'PUBLIC.com')).toEqual([
    { scheme: 'https', host: 'public.com', port: null, is_primary: true },
  ]);
});

test.for([
  ['shop.localhost', { port: 3000 }, 3000],
  ['shop.localhost', { port: 80 }, null],
  ['shop.localhost', { port: 3000, publicUrl: 'https://a.com' }, null],
  ['shop.com', { port: 3000 }, null],
] as const)('the link to %s with %o has the port %s', ([host, config, port]) => {
  expect(newHost({ publicUrl: undefined, ...config }, host)).toEqual({ scheme: 'http', host, port });
});
