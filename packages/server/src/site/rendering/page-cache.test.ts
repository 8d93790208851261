import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPageCache, encodedPage, type PageCache, type StoredPage, storedPage } from './page-cache.ts';

const now = new Date('2026-03-02T10:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

function page(body = 'x'): StoredPage {
  return storedPage(200, {}, body);
}

/** Builds and caches a page that depends on the subjects. */
function keep(cache: PageCache, websiteId: string, key: string, made: Partial<Made> = {}, stored = page()): StoredPage {
  const building = cache.begin(websiteId);
  building.keep(key, stored, madeOf(made));
  building.end();
  return stored;
}

interface Made {
  readonly subjects: readonly string[];
  readonly validUntil: number;
}

function madeOf({ subjects = ['settings'], validUntil = Infinity }: Partial<Made>) {
  return { subjects: new Set(subjects), validUntil };
}

describe('the page cache', () => {
  test('gives back what was put, for that website alone', () => {
    const cache = createPageCache();
    const stored = keep(cache, 'a', '/');
    expect(cache.get('a', '/', now)).toBe(stored);
    expect(cache.get('b', '/', now)).toBeUndefined();
  });

  test('keeps a page for as long as it is right, and forgets it when time alone changes it', () => {
    const cache = createPageCache();
    keep(cache, 'a', '/lasting');
    keep(cache, 'a', '/scheduled', { validUntil: later(60).getTime() });
    expect(cache.get('a', '/scheduled', later(59.999))).toBeDefined();
    expect(cache.get('a', '/scheduled', later(60))).toBeUndefined();
    expect(cache.get('a', '/lasting', later(10_000_000))).toBeDefined();
  });

  test('drops the pages that are made of what changed, and keeps the others', () => {
    const cache = createPageCache();
    const made = {
      '/list': ['product/1', 'product/2', 'collection/9#list'],
      '/one': ['product/1'],
      '/two': ['product/2'],
    };
    for (const [key, subjects] of Object.entries(made)) keep(cache, 'a', key, { subjects });
    keep(cache, 'b', '/one', { subjects: ['product/1'] });
    cache.drop({ websiteId: 'a', subjects: ['product/1', 'product/3'] });
    expect(Object.keys(made).filter((key) => cache.get('a', key, now))).toEqual(['/two']);
    expect(cache.get('b', '/one', now)).toBeDefined();
  });

  test('drops one website and keeps the others', () => {
    const cache = createPageCache();
    keep(cache, 'a', '/', { subjects: [] });
    const stored = keep(cache, 'b', '/');
    cache.drop({ websiteId: 'a', subjects: 'all' });
    expect(cache.get('a', '/', now)).toBeUndefined();
    expect(cache.get('b', '/', now)).toBe(stored);
  });

  test.each([{ websiteId: 'a', subjects: 'all' } as const, { websiteId: 'a', subjects: ['product/1'] }, undefined])(
    'does not keep a page that was being built while %j was dropped',
    (change) => {
      const cache = createPageCache();
      const building = cache.begin('a');
      expect(building.isCurrent()).toBe(true);
      cache.drop(change);
      expect(building.isCurrent()).toBe(false);
      building.keep('/', page(), madeOf({ subjects: ['product/1'] }));
      expect(cache.get('a', '/', now)).toBeUndefined();
    },
  );

  test('keeps a page if what changed while it was built is not part of it', () => {
    const cache = createPageCache();
    const building = cache.begin('a');
    cache.drop({ websiteId: 'a', subjects: ['product/2'] });
    cache.drop({ websiteId: 'b', subjects: 'all' });
    building.keep('/', page(), madeOf({ subjects: ['product/1'] }));
    expect(cache.get('a', '/', now)).toBeDefined();
  });

  test('stays within its bytes and lets the least recently used page go', () => {
    const stored = page('y'.repeat(1000));
    const cache = createPageCache(3500);
    for (const key of ['/1', '/2']) keep(cache, 'a', key, { subjects: ['settings'] }, stored);
    cache.get('a', '/1', now);
    keep(cache, 'a', '/3', { subjects: ['settings'] }, stored);
    expect(['/1', '/2', '/3'].filter((key) => cache.get('a', key, now) !== undefined)).toEqual(['/1', '/3']);
  });

  test('a page that is larger than the whole cache pushes out no other', () => {
    const cache = createPageCache(10_000);
    keep(cache, 'a', '/small', {}, page('x'.repeat(1000)));
    keep(cache, 'a', '/huge', {}, page('x'.repeat(10_000)));
    expect(cache.get('a', '/small', now)).toBeDefined();
    expect(cache.get('a', '/huge', now)).toBeUndefined();
  });

  test('counts what its index takes: pages that are made of much leave room for fewer', () => {
    const subjects = (length: number) => Array.from({ length }, (_, number) => `product/${number}`);
    const kept = (each: number) => {
      const cache = createPageCache(100_000);
      for (let number = 0; number < 100; number += 1) keep(cache, 'a', `/${number}`, { subjects: subjects(each) });
      return Array.from({ length: 100 }).filter((_, number) => cache.get('a', `/${number}`, now)).length;
    };
    expect(kept(1)).toBe(100);
    expect(kept(100)).toBeLessThan(5);
  });

  test('D-173 counts the address and the headers of a page, too', () => {
    const cache = createPageCache(10_000);
    const small = storedPage(200, { 'content-security-policy': 'p'.repeat(1000) }, '');
    const keys = Array.from({ length: 10 }, (_, index) => `${index}${'/'.repeat(1000)}`);
    for (const key of keys) keep(cache, 'a', key, {}, small);
    expect(keys.filter((key) => cache.get('a', key, now) !== undefined)).toHaveLength(3);
  });

  test('a page that went leaves nothing behind: a later change of its subjects touches nothing', () => {
    const cache = createPageCache();
    keep(cache, 'a', '/', { subjects: ['product/1'] });
    const second = keep(cache, 'a', '/', { subjects: ['product/2'] });
    cache.drop({ websiteId: 'a', subjects: ['product/1'] });
    expect(cache.get('a', '/', now)).toBe(second);
  });

  test('keeps nothing when it has no room', () => {
    const cache = createPageCache(0);
    keep(cache, 'a', '/');
    expect(cache.get('a', '/', now)).toBeUndefined();
  });

  test('compresses a page once for each encoding, on request', async () => {
    const stored = page('Grüße'.repeat(100));
    expect(brotliDecompressSync(await encodedPage(stored, 'br'))).toEqual(stored.plain);
    expect(gunzipSync(await encodedPage(stored, 'gzip'))).toEqual(stored.plain);
    expect(await encodedPage(stored, 'br')).toBe(await encodedPage(stored, 'br'));
    expect(page('Grüße'.repeat(100)).etag).toBe(stored.etag);
    expect(page('other').etag).not.toBe(stored.etag);
  });
});

test('a page is sent as the text that it is, whatever its characters', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('\ud83d', 'a\udc00b'),
  );
  fc.assert(fc.property(texts, (text) => storedPage(200, {}, text).plain.equals(Buffer.from(text))));
  const long = 'ü€😀'.repeat(30_000);
  expect(storedPage(200, {}, long).plain.equals(Buffer.from(long))).toBe(true);
});
