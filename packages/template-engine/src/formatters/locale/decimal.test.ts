import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { decimal } from './decimal.ts';

const written = (value: Value, args: readonly string[] = [], locale = 'en') =>
  callFormatter(decimal, args, [value], { locale });

test.each<[Value, string]>([
  ['12345.6789', '12,345.679'],
  [-0.5, '-0.5'],
  ['1e3', '1,000'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['+5', '5'],
  ['00012', '12'],
  ['-0', '0'],
  [1e21, '1,000,000,000,000,000,000,000'],
  ['999999999999999999999999999999.5', '999,999,999,999,999,999,999,999,999,999.5'],
])('%j is %s', (value, expected) => {
  expect(written(value)).toBe(expected);
});

test('FMT-002, FMT-003: a missing or invalid number is empty', () => {
  for (const value of [undefined, null, true, '', 'x', '12abc', ' 12 ', '1,000', '0x10', [], [1], {}]) {
    expect(written(value)).toBe('');
  }
});

test('FMT-004: without a locale the text is empty', () => {
  expect(callFormatter(decimal, [], [5])).toBe('');
});

test('each locale has its own format', () => {
  expect(written('-12345678.9', [], 'de')).toBe('-12.345.678,9');
  expect(written('-12345678.9', [], 'hi')).toBe('-1,23,45,678.9');
  expect(written('12345.5', [], 'fr')).toBe('12\u202f345,5');
  expect(written('-5', [], 'sv')).toBe('\u22125');
});
