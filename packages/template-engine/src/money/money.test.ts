import { expect, test } from 'vitest';
import { readMoney } from './money.ts';

test('both spellings are read, the newer one first', () => {
  expect(readMoney({ decimalValue: '1', currencyCode: 'USD', value: '2', currency: 'EUR' })).toEqual({
    amount: '1',
    currency: 'USD',
  });
  expect(readMoney({ value: 2, currency: 'EUR' })).toEqual({ amount: 2, currency: 'EUR' });
  expect(readMoney({ decimalValue: '1', value: '2', currency: 'EUR' })).toEqual({ amount: '2', currency: 'EUR' });
  expect(readMoney({ currencyCode: 'USD', value: '2', currency: 'EUR' })).toEqual({ amount: '2', currency: 'EUR' });
});

test('half a money object is not money', () => {
  for (const value of [
    { decimalValue: '1' },
    { currency: 'EUR' },
    { value: '1', currencyCode: 'USD' },
    {},
    null,
    5,
    undefined,
  ]) {
    expect(readMoney(value)).toBeUndefined();
  }
});
