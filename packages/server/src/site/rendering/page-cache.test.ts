import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createPageCache, encodedPage, type StoredPage, storedPage } from './page-cache.ts';

const now = new Date('2026-03-02T10:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

function page(body = 'x'): StoredPage {
  return storedPage(200, {}, body);
}

describe('the page cache', () => {
  test('gives back what was put, for that website alone', () => {
    const cache = createPageCache();
    const stored = page();
    cache.put('a', '/', stored, cache.ticket('a'), now);
    expect(cache.get('a', '/', now)).toBe(stored);
    expect(cache.get('b', '/', now)).toBeUndefined();
  });

  test('forgets after a minute, because time alone changes pages', () => {
    const cache = createPageCache();
    cache.put('a', '/', page(), cache.ticket('a'), now);
    expect(cache.get('a', '/', later(59))).toBeDefined();
    expect(cache.get('a', '/', later(60))).toBeUndefined();
  });

  test('drops one website and keeps the others', () => {
    const cache = createPageCache();
    const stored = page();
    cache.put('a', '/', stored, cache.ticket('a'), now);
    cache.put('b', '/', stored, cache.ticket('b'), now);
    cache.drop('a');
    expect(cache.get('a', '/', now)).toBeUndefined();
    expect(cache.get('b', '/', now)).toBe(stored);
  });

  test.each(['a', undefined])('does not keep a page that was being built while %s was dropped', (dropped) => {
    const cache = createPageCache();
    const ticket = cache.ticket('a');
    cache.drop(dropped);
    cache.put('a', '/', page(), ticket, now);
    expect(cache.get('a', '/', now)).toBeUndefined();
  });

  test('stays within its bytes and lets the least recently used page go', () => {
    const stored = page('y'.repeat(1000));
    const cache = createPageCache(3000);
    for (const key of ['/1', '/2']) {
      cache.put('a', key, stored, cache.ticket('a'), now);
    }
    cache.get('a', '/1', now);
    cache.put('a', '/3', stored, cache.ticket('a'), now);
    expect(['/1', '/2', '/3'].filter((key) => cache.get('a', key, now) !== undefined)).toEqual(['/1', '/3']);
  });

  test('keeps nothing when it has no room', () => {
    const cache = createPageCache(0);
    cache.put('a', '/', page(), cache.ticket('a'), now);
    expect(cache.get('a', '/', now)).toBeUndefined();
  });

  test('compresses a page once for each encoding, when somebody asks for it', async () => {
    const stored = page('Grüße'.repeat(100));
    expect(brotliDecompressSync(await encodedPage(stored, 'br'))).toEqual(stored.plain);
    expect(gunzipSync(await encodedPage(stored, 'gzip'))).toEqual(stored.plain);
    expect(await encodedPage(stored, 'br')).toBe(await encodedPage(stored, 'br'));
    expect(page('Grüße'.repeat(100)).etag).toBe(stored.etag);
    expect(page('other').etag).not.toBe(stored.etag);
  });
});
