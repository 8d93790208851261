import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Budget } from '../budget/budget.ts';
import type { Value } from '../values/value.ts';
import { comparePrices, DEFAULT_PRICE, readPrice } from './price.ts';

const read = (money: Value) => readPrice(money, new Budget());

test('an amount and a currency are read', () => {
  expect(read({ value: '12.50', currency: 'EUR' })).toEqual({ amount: '12.50', currency: 'EUR', number: 12.5 });
  expect(read({ value: 5, currency: 'JPY' })).toEqual({ amount: '5', currency: 'JPY', number: 5 });
  expect(read({ value: '1', currency: ' GBP ' }).currency).toBe('GBP');
});

test.each<[Value, string]>([
  ['1e3', '1000'],
  ['5.', '5'],
  ['.5', '0.5'],
  ['-3', '-3'],
  ['00012', '00012'],
  ['123456789012345678.5', '123456789012345678.5'],
])('the amount %j is %s', (value, amount) => {
  expect(read({ value }).amount).toBe(amount);
});

test('a bad or missing amount is 0, a missing currency USD', () => {
  for (const value of ['', 'abc', ' 5', '1.2.3', '1a2', 'a12', '12a', 'NaN', 'Infinity', null, true, [], {}]) {
    expect(read({ value })).toEqual({ amount: '0', currency: 'USD', number: 0 });
  }
  for (const money of [undefined, null, 5, '5', [1], {}]) {
    expect(read(money)).toEqual({ amount: '0', currency: 'USD', number: 0 });
  }
  expect(read({ value: '1', currency: null }).currency).toBe('');
  expect(DEFAULT_PRICE).toEqual({ amount: '0', currency: 'USD', number: 0 });
});

test('amounts with up to 15 characters compare as numbers', () => {
  const number = (value: string) => read({ value }).number;
  expect(['9', '1.9', '123456789012345', '12345678901.234'].map(number)).toEqual([
    9, 1.9, 123456789012345, 12345678901.234,
  ]);
  expect(['1234567890123456', '-1', '1e2x'].map(number)).toEqual([Number.NaN, Number.NaN, 0]);
});

test('prices compare by amount', () => {
  const order = (first: string, second: string) =>
    Math.sign(comparePrices(read({ value: first }), read({ value: second })));
  expect(order('9', '10')).toBe(-1);
  expect(order('10', '9')).toBe(1);
  expect(order('5', '5.00')).toBe(0);
  expect(order('0', '0.50')).toBe(-1);
  expect(order('-3', '0.50')).toBe(-1);
  expect(order('0.50', '-3')).toBe(1);
  expect(order('-3', '-3.0')).toBe(0);
  expect(order('123456789012345678.5', '123456789012345678.4')).toBe(1);
  expect(order('1e3', '999')).toBe(1);
});

test('hundredths compare like whole numbers, for all signs and sizes', () => {
  const amount = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
  const text = (hundredths: bigint) => {
    const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0');
    return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  };
  fc.assert(
    fc.property(amount, amount, (first, second) => {
      const expected = first < second ? -1 : Number(first > second);
      expect(Math.sign(comparePrices(read({ value: text(first) }), read({ value: text(second) })))).toBe(expected);
    }),
  );
});
