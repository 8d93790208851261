import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { keyBy } from './key-by.ts';

test('keys elements by a path; later ones win and those without it are left out', () => {
  const elements = [
    { id: { n: 1 }, v: 'a' },
    { id: { n: 'x' }, v: 'b' },
    { id: { n: 1 }, v: 'c' },
    { v: 'd' },
    5,
    { id: { n: null }, v: 'e' },
  ];
  expect(callFormatter(keyBy, ['id.n'], [elements])).toEqual({
    1: { id: { n: 1 }, v: 'c' },
    x: { id: { n: 'x' }, v: 'b' },
    null: { id: { n: null }, v: 'e' },
  });
});

test('keys may have any name', () => {
  const result = callFormatter(keyBy, ['k'], [[{ k: '__proto__' }, { k: 'constructor' }]]);
  expect(Object.keys(result as object)).toEqual(['__proto__', 'constructor']);
});

test('anything else, or no path: an empty object', () => {
  expect(callFormatter(keyBy, ['k'], [{ k: 1 }])).toEqual({});
  expect(callFormatter(keyBy, ['k'], ['text'])).toEqual({});
  expect(callFormatter(keyBy, ['k'], [undefined])).toEqual({});
  expect(callFormatter(keyBy, [], [[{ k: 1 }]])).toEqual({});
  expect(callFormatter(keyBy, [''], [[{ '': 1 }]])).toEqual({});
});
