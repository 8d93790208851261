import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { colorWeight } from './color-weight.ts';

const cases: readonly (readonly [string, Value, string | undefined])[] = [
  ['IMG-016', '800000', 'light'],
  ['IMG-016', '#ffffff', 'light'],
  ['IMG-016, three digits are doubled', '#888', 'light'],
  ['IMG-016, upper case', '#FFF', 'light'],
  ['IMG-017', '7fffff', 'dark'],
  ['IMG-017', '#000000', 'dark'],
  ['IMG-017, three digits are doubled', '#777', 'dark'],
  ['IMG-017, four digits are a plain number', 'ffff', 'dark'],
  ['IMG-017, five digits are a plain number', 'fffff', 'dark'],
  ['IMG-017, a number is text', 123, 'dark'],
  ['two digits are no colour', 'ff', undefined],
  ['seven digits are no colour', 'fffffff', undefined],
  ['other letters are no colour', '#gggggg', undefined],
  ['blanks are no part of a colour', ' fff', undefined],
  ['missing', undefined, undefined],
];

test.each(cases)('%s: %j is %j', (_, color, weight) => {
  expect(callFormatter(colorWeight, [], [color])).toBe(weight);
});
