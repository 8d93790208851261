import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { money } from './money.ts';

const written = (value: Value, args: readonly string[] = [], locale = 'en') =>
  callFormatter(money, args, [value], { locale });

test('either spelling of a money object is read, the newer one first', () => {
  expect(written({ decimalValue: '1.5', currencyCode: 'USD' })).toBe('$1.50');
  expect(written({ value: '1.5', currency: 'USD' })).toBe('$1.50');
  expect(written({ decimalValue: '1.5', currencyCode: 'USD', value: '9', currency: 'EUR' })).toBe('$1.50');
  expect(written({ decimalValue: '1.5', value: '9', currency: 'EUR' })).toBe('€9.00');
  expect(written({ currencyCode: 'USD', value: '9', currency: 'EUR' })).toBe('€9.00');
  expect(written({ decimalValue: 1234.5, currencyCode: 'EUR' }, [], 'de')).toBe('1.234,50\u00a0€');
});

test('FMT-002, FMT-003: without an amount, a currency or a number in it the text is empty', () => {
  for (const value of [
    undefined,
    null,
    5,
    '5',
    [1],
    {},
    { value: '1' },
    { currency: 'USD' },
    { decimalValue: '1.5', currency: 'USD' },
    { value: 'x', currency: 'USD' },
    { value: '', currency: 'USD' },
    { value: ' 1', currency: 'USD' },
    { value: null, currency: 'USD' },
    { value: true, currency: 'USD' },
    { decimalValue: null, currencyCode: 'USD', value: '9', currency: 'EUR' },
  ]) {
    expect(written(value)).toBe('');
  }
});

test('FMT-004: without a locale the text is empty', () => {
  expect(callFormatter(money, [], [{ value: '1', currency: 'USD' }])).toBe('');
});

test('the currency has its own number of digits', () => {
  expect(written({ value: '1234.5', currency: 'JPY' })).toBe('¥1,234');
});

test('the arguments are options', () => {
  expect(written({ value: '-5', currency: 'CAD' }, ['style:code', 'maxfrac:0'])).toBe('-5 CAD');
});
