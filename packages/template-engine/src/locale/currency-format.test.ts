import { expect, test } from 'vitest';
import { Budget } from '../budget/budget.ts';
import { cldrFor } from './cldr.ts';
import { currencyFormat } from './currency-format.ts';

test.each([
  [[], '-CA$12,345.68'],
  [['style:symbol'], '-CA$12,345.68'],
  [['style:standard'], '-CA$12,345.68'],
  [['style:accounting'], '(CA$12,345.68)'],
  [['style:code'], '-12,345.68 CAD'],
  [['style:name'], '-12,345.68 Canadian dollars'],
  [['style:short'], '-CA$12K'],
  [['style:bogus'], '-CA$12,345.68'],
  [['style:name', 'style:standard'], '-CA$12,345.68'],
  [['symbol:narrow'], '-$12,345.68'],
  [['symbol:narrow', 'symbol:default'], '-CA$12,345.68'],
  [['symbol:narrow', 'symbol:bogus'], '-$12,345.68'],
  [['group:false'], '-CA$12345.68'],
  [['maxfrac:0'], '-CA$12,346'],
  [['round:down'], '-CA$12,345.67'],
])('%j', (args, expected) => {
  expect(currencyFormat(args)(cldrFor('en'), '-12345.678', 'CAD', new Budget())).toBe(expected);
});

test('an invalid amount is empty', () => {
  expect(currencyFormat([])(cldrFor('en'), 'x', 'USD', new Budget())).toBe('');
});

test('an amount written once is the same the second time, for each locale, currency and format', () => {
  const [english, french] = [cldrFor('en'), cldrFor('fr')];
  for (let i = 0; i < 2; i++) {
    expect(currencyFormat([])(english, '5', 'USD', new Budget())).toBe('$5.00');
    expect(currencyFormat([])(english, '5', 'EUR', new Budget())).toBe('€5.00');
    expect(currencyFormat([])(french, '5', 'EUR', new Budget())).toBe('5,00\u00a0€');
    expect(currencyFormat(['style:code'])(english, '5', 'EUR', new Budget())).toBe('5.00 EUR');
  }
});
