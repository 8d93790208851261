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

test('FMT-002, FMT-003: what is missing or no number is empty', () => {
  for (const value of [undefined, null, true, '', 'x', '12abc', ' 12 ', '1,000', '0x10', [], [1], {}]) {
    expect(written(value)).toBe('');
  }
});

test('FMT-004: without a locale the text is empty', () => {
  expect(callFormatter(decimal, [], [5])).toBe('');
});

test('a number nobody could read is not written out', () => {
  expect(written('1e400')).toHaveLength(534);
  expect(written('1e10001')).toBe('');
  expect(written('1e-10001')).toBe('');
  expect(written('1e999999999')).toBe('');
  expect(written('9'.repeat(10_001))).toBe('');
});

test.each([
  [['style:decimal'], '12,345.676'],
  [['style:standard'], '12,345.676'],
  [['style:short'], '12K'],
  [['style:long'], '12 thousand'],
  [['style:scientific'], '1E+4'],
  [['style:percent'], '1,234,568%'],
  [['style:percent-scaled'], '12,346%'],
  [['style:permille'], '12,345,676‰'],
  [['style:permille-scaled'], '12,346‰'],
  [['style:bogus'], '12,345.676'],
  [['style:short:x'], '12,345.676'],
  [['style:long', 'style:short'], '12K'],
  [['style:short', 'maxsig:1'], '10K'],
  [['', ':5', 'unknown', 'group=false'], '12,345.676'],
])('%j', (args, expected) => {
  expect(written('12345.6755', args)).toBe(expected);
});

test('each locale writes in its own way', () => {
  expect(written('-12345678.9', [], 'de')).toBe('-12.345.678,9');
  expect(written('-12345678.9', [], 'hi')).toBe('-1,23,45,678.9');
  expect(written('12345.5', [], 'fr')).toBe('12\u202f345,5');
  expect(written('-5', [], 'sv')).toBe('\u22125');
});
