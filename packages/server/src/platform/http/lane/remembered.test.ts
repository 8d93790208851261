import { expect, test } from 'vitest';
import { type Remembered, rememberRequests } from './remembered.ts';

const named = (route: string) => ({ route }) as Remembered;

test('the requests that came longest ago are forgotten', () => {
  const remembered = rememberRequests(5000);
  for (const key of ['a', 'b', 'c']) remembered.set(key, named(key));
  expect(remembered.get('a')?.route).toBe('a');
  remembered.set('d', named('d'));
  expect(['a', 'b', 'c', 'd'].map((key) => remembered.get(key)?.route)).toEqual(['a', undefined, 'c', 'd']);
});

test('a request that comes again counts once, and a forgotten one not at all', () => {
  const remembered = rememberRequests(5000);
  remembered.set('a', named('a'));
  for (let time = 0; time < 10; time += 1) remembered.set('b', named('b'));
  expect(remembered.get('a')?.route).toBe('a');
  remembered.forget('b');
  remembered.forget('b');
  remembered.set('c', named('c'));
  remembered.set('d', named('d'));
  expect(['a', 'c', 'd'].map((key) => remembered.get(key)?.route)).toEqual(['a', 'c', 'd']);
});

test('long addresses weigh more', () => {
  const remembered = rememberRequests(5000);
  remembered.set('a', named('a'));
  remembered.set('x'.repeat(3000), named('x'));
  expect(remembered.get('a')).toBeUndefined();
});
