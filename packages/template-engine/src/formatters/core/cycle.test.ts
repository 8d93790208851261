import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { cycle } from './cycle.ts';

const cases: readonly (readonly [Value, string | undefined])[] = [
  [1, 'a'],
  [2, 'b'],
  [3, 'c'],
  [4, 'a'],
  [0, 'c'],
  [-1, 'b'],
  [-3, 'c'],
  ['5', 'b'],
  [null, 'c'],
  [1.5, undefined],
  ['x', undefined],
];

test.each(cases)('number %j of three is %j', (value, expected) => {
  expect(callFormatter(cycle, ['a', 'b', 'c'], [value])).toBe(expected);
});

test('nothing to pick from gives nothing', () => {
  expect(callFormatter(cycle, [], [1])).toBeUndefined();
});
