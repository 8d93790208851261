import { expect, test } from 'vitest';
import { parseDecimal } from './decimal.ts';

test('numbers of any precision are read', () => {
  expect(parseDecimal('1.50')?.toString()).toBe('1.50');
  expect(parseDecimal('-1e3')?.toString()).toBe('-1000');
  expect(parseDecimal('9'.repeat(60))?.toString()).toBe('9'.repeat(60));
});

test('an invalid number is missing', () => {
  for (const text of ['', 'x', '1.5 kg', ' 1', '1,000']) expect(parseDecimal(text)).toBeUndefined();
});

test('a number that would take too long to write is missing', () => {
  expect(parseDecimal('1e10000')).toBeDefined();
  expect(parseDecimal('1e10001')).toBeUndefined();
  expect(parseDecimal('1e-10000')).toBeDefined();
  expect(parseDecimal('1e-10001')).toBeUndefined();
  expect(parseDecimal('1e999999999')).toBeUndefined();
  expect(parseDecimal('9'.repeat(10_000))).toBeDefined();
  expect(parseDecimal('9'.repeat(10_001))).toBeUndefined();
});
