import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { prop } from './prop.ts';

const value = { a: { b: [1, { c: null }] } };

test('follows its paths one after the other', () => {
  expect(callFormatter(prop, ['a.b.0'], [value])).toBe(1);
  expect(callFormatter(prop, ['a', 'b.1', 'c'], [value])).toBe(null);
  expect(callFormatter(prop, [], [value])).toBe(value);
});

test('is missing when a step fails', () => {
  expect(callFormatter(prop, ['a', 'x'], [value])).toBeUndefined();
  expect(callFormatter(prop, ['a.b.1.c.d'], [value])).toBeUndefined();
  expect(callFormatter(prop, ['a.b.length'], [value])).toBeUndefined();
  expect(callFormatter(prop, [''], [value])).toBeUndefined();
});
