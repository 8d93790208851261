import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createPageCache, type StoredPage, storedPage } from './page-cache.ts';

const now = new Date('2026-03-02T10:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

async function page(body = 'x'): Promise<StoredPage> {
  return await storedPage(200, {}, body);
}

describe('the page cache', () => {
  test('gives back what was put, for that website alone', async () => {
    const cache = createPageCache();
    const stored = await page();
    cache.put('a', '/', stored, cache.ticket('a'), now);
    expect(cache.get('a', '/', now)).toBe(stored);
    expect(cache.get('b', '/', now)).toBeUndefined();
  });

  test('forgets after a minute, because time alone changes pages', async () => {
    const cache = createPageCache();
    cache.put('a', '/', await page(), cache.ticket('a'), now);
    expect(cache.get('a', '/', later(59))).toBeDefined();
    expect(cache.get('a', '/', later(60))).toBeUndefined();
  });

  test('drops one website and keeps the others', async () => {
    const cache = createPageCache();
    const stored = await page();
    cache.put('a', '/', stored, cache.ticket('a'), now);
    cache.put('b', '/', stored, cache.ticket('b'), now);
    cache.drop('a');
    expect(cache.get('a', '/', now)).toBeUndefined();
    expect(cache.get('b', '/', now)).toBe(stored);
  });

  test.each(['a', undefined])('does not keep a page that was being built while %s was dropped', async (dropped) => {
    const cache = createPageCache();
    const ticket = cache.ticket('a');
    cache.drop(dropped);
    cache.put('a', '/', await page(), ticket, now);
    expect(cache.get('a', '/', now)).toBeUndefined();
  });

  test('stays within its bytes and lets the least recently used page go', async () => {
    const stored = await page('y'.repeat(1000));
    const size = stored.plain.byteLength + stored.gzip.byteLength + stored.br.byteLength;
    const cache = createPageCache(size * 2);
    for (const key of ['/1', '/2']) {
      cache.put('a', key, stored, cache.ticket('a'), now);
    }
    cache.get('a', '/1', now);
    cache.put('a', '/3', stored, cache.ticket('a'), now);
    expect(['/1', '/2', '/3'].filter((key) => cache.get('a', key, now) !== undefined)).toEqual(['/1', '/3']);
  });

  test('compresses a page once, both ways', async () => {
    const stored = await page('Grüße'.repeat(100));
    expect(brotliDecompressSync(stored.br)).toEqual(stored.plain);
    expect(gunzipSync(stored.gzip)).toEqual(stored.plain);
    expect((await page('Grüße'.repeat(100))).etag).toBe(stored.etag);
    expect((await page('other')).etag).not.toBe(stored.etag);
  });
});
