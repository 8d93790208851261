import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CACHE_CAPACITY, LruCache, MAX_KEY_LENGTH } from './lru-cache.ts';

function fill(cache: LruCache<string>, keys: readonly number[]): readonly number[] {
  const built: number[] = [];
  for (const key of keys) {
    cache.getOrBuild(String(key), (one) => {
      built.push(Number(one));
      return `entry ${one}`;
    });
  }
  return built;
}

test('an entry is built once', () => {
  const cache = new LruCache<string>();
  expect(cache.getOrBuild('1', () => 'one')).toBe('one');
  expect(cache.getOrBuild('1', () => 'other')).toBe('one');
});

test('TPL-040: a cache keeps 100 entries by default', () => {
  const cache = new LruCache<string>();
  const keys = Array.from({ length: 100 }, (_, i) => i);
  expect(CACHE_CAPACITY).toBe(100);
  expect(fill(cache, keys)).toEqual(keys);
  expect(fill(cache, keys)).toEqual([]);
  expect(cache.size).toBe(100);
  expect(fill(cache, [100])).toEqual([100]);
  expect(cache.size).toBe(100);
});

test('the least recently used entry is dropped, for any order of use', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 60 }),
      fc.integer({ min: 1, max: 5 }),
      (keys, capacity) => {
        const cache = new LruCache<string>(capacity);
        let kept: number[] = [];
        for (const key of keys) {
          expect(fill(cache, [key])).toEqual(kept.includes(key) ? [] : [key]);
          kept = [...kept.filter((one) => one !== key), key].slice(-capacity);
          expect(cache.size).toBe(kept.length);
        }
      },
    ),
  );
});

test('the entry used longest ago is forgotten first', () => {
  const cache = new LruCache<string>(2);
  expect(fill(cache, [1, 2, 1, 3])).toEqual([1, 2, 3]);
  expect(fill(cache, [1])).toEqual([]);
  expect(fill(cache, [2])).toEqual([2]);
});

test('the value of a very long key is not cached', () => {
  const cache = new LruCache<string>();
  cache.getOrBuild('x'.repeat(MAX_KEY_LENGTH), () => 'kept');
  expect(cache.getOrBuild('y'.repeat(MAX_KEY_LENGTH + 1), () => 'built')).toBe('built');
  expect(cache.getOrBuild('y'.repeat(MAX_KEY_LENGTH + 1), () => 'built anew')).toBe('built anew');
  expect(cache.size).toBe(1);
});
