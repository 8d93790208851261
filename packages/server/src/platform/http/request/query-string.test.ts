import { expect, test } from 'vitest';
import { MAX_QUERY_KEYS, parseForm, parseQuery } from './query-string.ts';

test('LIMIT-012 reads at most 1000 keys of a query string and ignores the rest', () => {
  const keys = Array.from({ length: 1001 }, (_, index) => `k${index}=${index}`);
  const query = parseQuery(keys.join('&'));
  expect(MAX_QUERY_KEYS).toBe(1000);
  expect(Object.keys(query)).toHaveLength(1000);
  expect(query).toHaveProperty('k999', '999');
  expect(query).not.toHaveProperty('k1000');
});

test('a repeated key becomes a list, and broken escapes are read as they stand', () => {
  expect({ ...parseQuery('a=1&a=2&b=%zz&c=a+b&d') }).toEqual({ a: ['1', '2'], b: '%zz', c: 'a b', d: '' });
});

test('a key named like a part of every object is a key like any other', () => {
  const query = parseQuery('__proto__=1&constructor=2');
  expect(Object.getPrototypeOf(query)).toBeNull();
  expect(query['__proto__']).toBe('1');
  expect(({} as Record<string, unknown>)['1']).toBeUndefined();
});

test('a form with more than 1000 fields is refused instead of cut', () => {
  const fields = (count: number) => Array.from({ length: count }, (_, index) => `k${index}=x`).join('&');
  expect(Object.keys(parseForm(fields(1000)) ?? {})).toHaveLength(1000);
  expect(parseForm(fields(1001))).toBeUndefined();
});
