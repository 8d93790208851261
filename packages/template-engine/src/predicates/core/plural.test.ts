import { expect, test } from 'vitest';
import { callPredicate } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { plural, singular } from './plural.ts';

const cases: readonly (readonly [Value, boolean, boolean])[] = [
  [0, false, false],
  [1, false, true],
  [1.5, true, false],
  [2, true, false],
  ['1', false, true],
  ['2 items', true, false],
  [-1, false, false],
  [true, false, true],
  [null, false, false],
  ['none', false, false],
];

test.each(cases)('FMT-010, FMT-011: %j: plural %j, singular %j', (value, isPlural, isSingular) => {
  expect(callPredicate(plural, [], [value])).toBe(isPlural);
  expect(callPredicate(singular, [], [value])).toBe(isSingular);
});

test('the arguments are ignored', () => {
  expect(callPredicate(plural, ['5'], [1])).toBe(false);
  expect(callPredicate(singular, ['5'], [1])).toBe(true);
});
