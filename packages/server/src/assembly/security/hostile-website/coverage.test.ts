import { startTestServer, type TestServer } from '@awning/testing';
import { Type } from '@sinclair/typebox';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineRoute } from '../../../platform/http/index.ts';
import { features } from '../../features.ts';
import { readCatalogue } from './catalogue.fixture.ts';
import { createMarking } from './marker.fixture.ts';
import { harmlessColumns, poisonWebsite } from './poison.fixture.ts';
import { readEverything } from './read-everything.fixture.ts';
import { addMissingRows } from './sample-rows.fixture.ts';

// New tables, columns and routes are covered as soon as they exist.

const marking = createMarking();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [...features, { name: 'new', routes: () => newRoutes }] });
});
afterAll(() => server.close());

const reading = { method: 'GET', access: { kind: 'anyone' }, forgery: 'safe', limit: 'unlimited', schema: {} } as const;
const newRoutes = [
  defineRoute({
    ...reading,
    path: '/new-page',
    handle: ({ website }, reply) => reply.type('text/html').send(`<p>${website.name}</p>`),
  }),
  defineRoute({
    ...reading,
    path: '/new-page/:unheardOf',
    schema: { params: Type.Object({ unheardOf: Type.String() }) },
    handle: () => ({}),
  }),
];

test('a new table, column or document is filled with hostile text, except where a check refuses it', async () => {
  const { database, website } = server;
  await sql`create table new_thing (
    website_id uuid not null references website, id uuid not null, note text not null,
    more text, list text[] not null default '{one}', document jsonb not null default '{"deep": [{"text": "x"}]}',
    state text not null default 'new' check (state in ('new', 'old')))`.execute(database.kysely);
  await sql`alter table coupon add column new_note text`.execute(database.kysely);
  expect(await harmlessColumns(database, website.id)).toEqual(
    expect.arrayContaining(['new_thing.note', 'coupon.new_note']),
  );
  await poison();
  const { rows } = await sql<Record<string, unknown>>`
    select note, more, list, document, state, new_note from new_thing join coupon using (website_id)
    where website_id = ${website.id}`.execute(database.kysely);
  expect(marking.placesIn(JSON.stringify(rows[0]))).toEqual(
    expect.arrayContaining([
      'new_thing.note',
      'new_thing.more',
      'new_thing.list[]',
      'new_thing.document.deep[].text',
      'coupon.new_note',
    ]),
  );
  expect(rows[0]).toMatchObject({ state: 'new' });
  const harmless = await harmlessColumns(database, website.id);
  expect(harmless.filter((place) => /^new_thing|new_note/.test(place))).toEqual([]);
});

test('an unknown column type is reported', async () => {
  await sql`alter table new_thing add column page xml`.execute(server.database.kysely);
  await expect(readCatalogue(server.database)).rejects.toThrow('Can new_thing.page hold text?');
  await sql`alter table new_thing drop column page`.execute(server.database.kysely);
});

test('a new route is read, or reported when the value of a path parameter is unknown', async () => {
  const routes = server.app.declaredRoutes.filter(({ path }) => path.startsWith('/new-page'));
  const website = { callers: [], named: {}, usedRules: new Set<string>() };
  const { faults, unopened } = await readEverything(server, website, marking, routes);
  expect(faults).toContain('an attribute made of <img>: website.name at /new-page');
  expect(unopened).toEqual(['/new-page/:unheardOf']);
});

async function poison(): Promise<void> {
  const { app, database, website } = server;
  const known = app.websites.known(website.host);
  await addMissingRows(database, website.id);
  await poisonWebsite(database, website.id, { marking, lead: () => 'an address that runs' });
  await database.notify('website', website.id);
  while (app.websites.known(website.host) === known) await new Promise((resolve) => void setImmediate(resolve));
}
