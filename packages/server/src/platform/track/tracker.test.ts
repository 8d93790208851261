import type { EventRecord } from '@awning/measurement';
import { defaultWebsiteSettings } from '@awning/site-model';
import { holdClock, startTestServer } from '@awning/testing';
import { expect, test } from 'vitest';
import { defineRoute } from '../http/index.ts';
import { silentLog } from '../log.ts';
import type { Website } from '../website/index.ts';
import { createTracker } from './tracker.ts';

const website: Website = {
  id: 'w1',
  name: 'Shop',
  hosts: [],
  address: undefined,
  languages: [],
  settings: defaultWebsiteSettings(),
  planFlags: [],
  version: 1,
};
const visitor = { teamRoles: null };
const clock = holdClock('2026-01-01T12:00:00Z');

test('every sink is told, also when one of them fails', async () => {
  const records: EventRecord[] = [];
  const tracker = createTracker(clock, silentLog, [
    () => {
      throw new Error('full');
    },
    () => Promise.reject(new Error('gone')),
    (record) => void records.push(record),
  ]);
  tracker.track(
    { name: 'AddToCart', details: { itemId: 'i1' } },
    { website, path: '/shop/p/vase?token=secret', person: visitor },
  );
  expect(records).toEqual([
    {
      name: 'AddToCart',
      websiteId: 'w1',
      occurredAt: Date.UTC(2026, 0, 1, 12),
      pagePath: '/shop/p/vase',
      details: { itemId: 'i1' },
    },
  ]);
});

test('nothing is told where tracking is switched off', () => {
  const records: EventRecord[] = [];
  const tracker = createTracker(clock, silentLog, [(record) => void records.push(record)]);
  const silent = { ...website, settings: { ...website.settings, trackingDisabled: true } };
  tracker.track({ name: 'Search' }, { website: silent, path: '/search', person: visitor });
  expect(records).toEqual([]);
});

test('a handler tracks for its own website', async () => {
  const records: EventRecord[] = [];
  const search = defineRoute({
    method: 'GET',
    path: '/search',
    access: { kind: 'anyone' },
    forgery: 'safe',
    limit: 'unlimited',
    schema: {},
    handle: (request) => {
      request.track({ name: 'Search' });
      return {};
    },
  });
  const sinks = () => [(record: EventRecord) => void records.push(record)];
  const server = await startTestServer({ features: [{ name: 'search', routes: () => [search], eventSinks: sinks }] });
  await server.visitor().get('/de/search?q=vase');
  expect(records).toMatchObject([{ name: 'Search', websiteId: server.website.id, pagePath: '/de/search' }]);
  await server.close();
});
