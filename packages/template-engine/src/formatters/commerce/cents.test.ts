import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { bookkeeperMoneyFormat, percentageFormat } from './cents.ts';

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [12345, '$123.45'],
  ['678', '$6.78'],
  [-100, '-$1.00'],
  [12.5, '$0.12'],
  ['x', '$0.00'],
  [null, '$0.00'],
])('cents %j are %s', (cents, expected) => {
  expect(callFormatter(bookkeeperMoneyFormat, [], [cents], { locale: 'en' })).toBe(expected);
});

test("cents are in the currency of the locale's region", () => {
  expect(callFormatter(bookkeeperMoneyFormat, [], [12345], { locale: 'de-DE' })).toBe('123,45\u00a0€');
  expect(callFormatter(bookkeeperMoneyFormat, [], [12345], { locale: 'en-GB' })).toBe('£123.45');
});

test.each([
  [['trim'], 12.5, '12.5'],
  [['trim'], 123456, '123,456'],
  [['trim'], '1.23456', '1.235'],
  [['trim'], 'A', '0'],
  [[], 12.5, '12.50'],
  [[], 123456, '123,456.00'],
  [[], '1.23456', '1.235'],
  [[], 'A', '0.00'],
  [['other'], 5, '5.00'],
])('percentage-format %j of %j is %s', (args, value, expected) => {
  expect(callFormatter(percentageFormat, args, [value], { locale: 'en' })).toBe(expected);
});

test('FMT-004: without a locale both are empty', () => {
  expect(callFormatter(bookkeeperMoneyFormat, [], [5])).toBe('');
  expect(callFormatter(percentageFormat, [], [5])).toBe('');
});
