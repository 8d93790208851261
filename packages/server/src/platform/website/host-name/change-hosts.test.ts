import { holdClock, openTestDatabase, type TestDatabase } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWebsite } from '../create-website.ts';
import { addHost, type HostOutcome, removeHost } from './change-hosts.ts';
import { newHost } from './new-host.ts';
import { selectHosts } from './store.ts';

const clock = holdClock('2026-01-01T12:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function namesAfter(publicUrl: string | undefined, ...added: readonly string[]) {
  const { names, add } = await newWebsite();
  for (const host of added) await add(host, publicUrl);
  return await names();
}

async function newWebsite() {
  const website = { id: await createWebsite(database, clock, { name: 'Shop' }) };
  const member = { id: website.id, name: 'Ada' };
  const change = (apply: typeof addHost) => (host: string, publicUrl?: string) =>
    database.transaction(
      (connection): Promise<HostOutcome> =>
        apply({ connection, config: { publicUrl, port: 3000 }, clock, website, member }, host),
    );
  return {
    add: change(addHost),
    remove: change(removeHost),
    names: () => selectHosts(database, website.id),
    deeds: async () => {
      const rows = await database.kysely
        .selectFrom('audit')
        .select(['what', 'after'])
        .where('website_id', '=', website.id)
        .orderBy('id')
        .execute();
      return rows.map(({ what, after }) => [what, after]);
    },
  };
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

test('PUBLIC_URL can be added as a name, alone or with the first one, and the log has each name that was stored', async () => {
  const alone = await newWebsite();
  expect(await alone.add('alone.com', 'https://alone.com')).toEqual({ ok: true });
  expect(await alone.deeds()).toEqual([['website.nameAdded', { host: 'alone.com' }]]);

  const both = await newWebsite();
  await both.add('www.both.com', 'https://both.com');
  expect(await both.deeds()).toEqual([
    ['website.nameAdded', { host: 'both.com' }],
    ['website.nameAdded', { host: 'www.both.com' }],
  ]);
});

test('a first name that is taken stores nothing, PUBLIC_URL neither', async () => {
  await namesAfter(undefined, 'taken.com');
  const { add, names } = await newWebsite();
  expect(await add('taken.com', 'https://untouched.com')).toEqual({ ok: false, reason: 'taken' });
  expect(await names()).toEqual([]);
});

test('under PUBLIC_URL the former main name can be removed, and the name of PUBLIC_URL cannot', async () => {
  const { add, remove, names } = await newWebsite();
  await add('former.com');
  await add('now.com', 'https://now.com');
  expect(await remove('now.com', 'https://now.com')).toEqual({ ok: false, reason: 'mainStays' });
  expect(await remove('former.com', 'https://now.com')).toEqual({ ok: true });
  expect(await names()).toEqual([{ scheme: 'https', host: 'now.com', port: null, is_primary: true }]);
});

test.for([
  ['shop.lan', { port: 3000 }, 3000],
  ['nas', { port: 3000 }, 3000],
  ['shop.home.arpa', { port: 8080 }, 8080],
  ['shop.plan', { port: 3000 }, null],
  ['lan.com', { port: 3000 }, null],
  ['shop.localhost', { port: 3000 }, 3000],
  ['shop.localhost', { port: 80 }, null],
  ['shop.localhost', { port: 3000, publicUrl: 'https://a.com' }, null],
  ['shop.com', { port: 3000 }, null],
] as const)('the link to %s with %o has the port %s', ([host, config, port]) => {
  expect(newHost({ publicUrl: undefined, ...config }, host)).toEqual({ scheme: 'http', host, port });
});
