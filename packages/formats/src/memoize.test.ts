import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('a value is built once for each key', () => {
  const asked: string[] = [];
  const upper = memoize((key) => {
    asked.push(key);
    return key.toUpperCase();
  }, 10);
  expect(['a', 'b', 'a'].map(upper)).toEqual(['A', 'B', 'A']);
  expect(asked).toEqual(['a', 'b']);
});

test('no more values than the capacity are kept', () => {
  const asked: string[] = [];
  const known = memoize((key) => asked.push(key), 2);
  for (const key of ['a', 'b', 'c', 'c', 'a']) known(key);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});
