import { startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWebsiteById } from '../../../platform/website/index.ts';
import { furnishWebsite } from './furnish.fixture.ts';
import { type HostileWebsite, makeHostile } from './hostile-website.fixture.ts';
import { createMarking } from './marker.fixture.ts';
import { leads } from './payload.fixture.ts';
import { keyRules, rules } from './places.fixture.ts';
import { harmlessColumns } from './poison.fixture.ts';
import { readEverything } from './read-everything.fixture.ts';

// Every text in every table of a website is hostile, and no response lets it become code or markup. CONTRIBUTING.md
// says what to do when a new column or route is listed here.

const marking = createMarking();
const [first, ...others] = Object.keys(leads);
let server: TestServer;
let other: TestServer;
let website: HostileWebsite;
let otherWebsite: HostileWebsite;
beforeAll(async () => {
  server = await startTestServer();
  other = { ...server, website: server.otherWebsite, visitor: (asked = server.otherWebsite) => server.visitor(asked) };
  const [scene, otherScene] = [await furnishWebsite(server), await furnishWebsite(other)];
  website = await makeHostile(server, scene, { marking, lead: () => first! });
  otherWebsite = await makeHostile(other, otherScene, { marking, lead: (row) => others[row % others.length]! });
});
afterAll(() => server.close());

test('every text column contains hostile text, or has a rule that says why not', async () => {
  // Fill it in furnish.fixture.ts, or add a rule to places.fixture.ts.
  expect(await harmlessColumns(server.database, server.website.id)).toEqual([]);
});

test('every rule is used', () => {
  // Tables that triggers and jobs derive from others are written by those alone.
  const derived = /^(?:\w+_search|search_word|asset_use|sales_\w+)\./;
  const isIdle = (place: string) => !website.usedRules.has(place) && !derived.test(place);
  expect([...Object.keys(rules), ...Object.keys(keyRules)].filter(isIdle)).toEqual([]);
});

test('the hostile settings are valid, so that pages use them instead of the defaults', async () => {
  const stored = await readWebsiteById(server.database, server.website.id, server.parts.log);
  expect(marking.placesIn(JSON.stringify(stored?.settings))).toContain('website.settings.disqusShortname');
});

/** Routes that are not expected to return a page here. */
const closed: Readonly<Record<string, string>> = {
  '/metrics': 'needs the token of the operator',
  '/config/setup': 'needs the setup link of a new installation',
  '/assets/storefront/*': 'files of the build',
  '/assets/editor/*': 'files of the build',
  '/assets/*': 'files of the theme',
  '/scripts/*': 'files of the theme',
  '/api/commerce/price-preview': 'computes with prices, which are numbers on every other website, and shows no text',
};

test.for(['with addresses that run', 'with other beginnings'])(
  'every GET route escapes the texts, %s',
  async (_, { task }) => {
    const isFirst = task.name.endsWith('that run');
    const { faults, shown, unopened } = await readEverything(
      isFirst ? server : other,
      isFirst ? website : otherWebsite,
      marking,
    );
    expect(faults).toEqual([]);
    // Proves that the texts are shown at all.
    expect(shown.length).toBeGreaterThan(120);
    // Add values for their path parameters to names.fixture.ts.
    expect(unopened.filter((path) => !(path in closed))).toEqual([]);
  },
);
