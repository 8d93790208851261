import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatNumber, parseNumberPattern, percentageText } from './index.ts';

describe('FMT-024 a number pattern that cannot be read gives Invalid pattern', () => {
  const unreadable = [
    '',
    'abc',
    '0#',
    '#0#',
    '0.#0',
    '0.0.0',
    ',0',
    '0,',
    '#,,0',
    '1',
    '0;',
    ';0',
    '0;0;0',
    "0'",
    "'0'",
    '.',
    '0.',
    ',',
    '0 0',
    '#;x',
  ];

  test.for(unreadable)('%j', (pattern) => {
    expect(() => parseNumberPattern(pattern)).toThrow(new Error('Invalid pattern'));
    expect(() => formatNumber('1', pattern)).toThrow(new Error('Invalid pattern'));
  });

  test('and nothing but that error for any text', () => {
    const anyPattern = fc.string({ unit: fc.constantFrom('#', '0', ',', '.', ';', "'", '%', 'a', ' ') });
    fc.assert(
      fc.property(anyPattern, (pattern) => {
        expect([null, 'Invalid pattern']).toContain(messageOf(() => parseNumberPattern(pattern)));
      }),
    );
  });
});

test.for([
  ['1234567.891', '#,##0.00', '1,234,567.89'],
  ['1234567', '#,##,##0', '12,34,567'],
  ['0.005', '0.00', '0.01'],
  ['-0.005', '0.00', '-0.01'],
  ['-0.001', '0.00', '0.00'],
  ['1.5', '0.##', '1.5'],
  ['1', '0.##', '1'],
  ['0.5', '#.#', '.5'],
  ['0', '#', '0'],
  ['7', '000', '007'],
  ['0.25', '0%', '25%'],
  ['3', "0' %'", '3 %'],
  ['3', "''0", "'3"],
  ['5', '(0)', '(5)'],
  ['-5', '0;(0)', '(5)'],
  ['999', '#,##0', '999'],
] as const)('%s by %s is %s', ([value, pattern, expected]) => {
  expect(formatNumber(value, pattern)).toBe(expected);
});

test('what is not a number gives an empty text', () => {
  for (const value of ['', 'x', 'NaN', '1e5']) expect(formatNumber(value, '0')).toBe('');
  expect(formatNumber(12n, '0.0')).toBe('12.0');
});

test('a rate in parts per million is shown with the digits it has', () => {
  expect([0, 190_000, 77_500, 1, -50_000, 1_000_000].map(percentageText)).toEqual([
    '0%',
    '19%',
    '7.75%',
    '0.0001%',
    '-5%',
    '100%',
  ]);
});

function messageOf(action: () => unknown): string | null {
  try {
    action();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
