import { expect, test } from 'vitest';
import { storedPage } from './page-cache.ts';
import { createPageCaches } from './page-caches.ts';
import type { PageRequest } from './site.ts';

const now = new Date('2026-03-02T10:00:00Z');
const stored = storedPage(200, {}, 'x'.repeat(1000));
const config = { host: '0.0.0.0', port: 3000, publicUrl: undefined };
const home = { origin: 'https://a.test', path: '/', query: {} };

function open(hosts: readonly string[] = ['a.test']) {
  const caches = createPageCaches(100_000, config);
  const where = ({ origin, path, query }: Pick<PageRequest, 'origin' | 'path' | 'query'>) => {
    return { cache: caches.of({ origin, query, website: { hosts } }), key: JSON.stringify([origin, path, query]) };
  };
  return {
    caches,
    put(asked: Parameters<typeof where>[0]) {
      const { cache, key } = where(asked);
      const building = cache.begin('w');
      building.keep(key, stored, { subjects: new Set(['settings']), validUntil: Infinity });
      building.end();
    },
    has(asked: Parameters<typeof where>[0]) {
      const { cache, key } = where(asked);
      return cache.get('w', key, now) !== undefined;
    },
  };
}

test.for([
  ['a tag', (index: number) => ({ ...home, query: { tag: `t${index}` } })],
  ['a category', (index: number) => ({ ...home, query: { category: `c${index}` } })],
  ['an author', (index: number) => ({ ...home, query: { author: `a${index}` } })],
  ['a place in a list', (index: number) => ({ ...home, query: { offset: String(index) } })],
  ['a port', (index: number) => ({ ...home, origin: `https://a.test:${10_000 + index}` })],
] as const)('D-173 a flood of addresses with %s of its own pushes out no other page', ([, asked]) => {
  const pages = open();
  pages.put(home);
  for (let index = 0; index < 500; index += 1) pages.put(asked(index));
  expect([pages.has(home), pages.has(asked(499)), pages.has(asked(0))]).toEqual([true, true, false]);
});

test('D-173 a flood of names, where every name is served, pushes out no page of the machine’s own', () => {
  const pages = open([]);
  const own = { ...home, origin: 'http://localhost:3000' };
  const asked = (index: number) => ({ ...home, origin: `http://name-${index}.test` });
  pages.put(own);
  for (let index = 0; index < 500; index += 1) pages.put(asked(index));
  expect([pages.has(own), pages.has(asked(499)), pages.has(asked(0))]).toEqual([true, true, false]);
});

test.for(['http://a.test:3000', 'https://a.test'])('pages at %s share the larger part', (origin) => {
  const pages = open();
  for (let index = 0; index < 30; index += 1) pages.put({ origin, path: `/${index}`, query: { format: 'json' } });
  expect(pages.has({ origin, path: '/0', query: { format: 'json' } })).toBe(true);
});

test.for([{ websiteId: 'w', subjects: ['settings'] }, undefined] as const)(
  'dropping %o drops both parts',
  (dropped) => {
    const pages = open();
    const tagged = { ...home, query: { tag: 'sale' } };
    pages.put(home);
    pages.put(tagged);
    pages.caches.drop(dropped);
    expect([pages.has(home), pages.has(tagged)]).toEqual([false, false]);
  },
);
