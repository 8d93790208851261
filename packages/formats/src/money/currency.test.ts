import { describe, expect, test } from 'vitest';
import { type CurrencyCode, currencyCodes, currencyOf, type Money, moneyText, parseMoney } from '../index.ts';

// The examples of Appendix D.
const stated: readonly (readonly [id: string, code: string, digits: number, example: string])[] = [
  ['MONEY-003', 'EUR', 2, '€1,234.50'],
  ['MONEY-004', 'USD', 2, '$1,234.50'],
  ['MONEY-005', 'AUD', 2, '$1,234.50 AUD'],
  ['MONEY-006', 'NOK', 2, '1,234.50 kr'],
  ['MONEY-007', 'CAD', 2, '$1,234.50 CAD'],
  ['MONEY-008', 'NZD', 2, '$1,234.50 NZD'],
  ['MONEY-009', 'DKK', 2, '1,234.50 kr'],
  ['MONEY-010', 'GBP', 2, '£1,234.50'],
  ['MONEY-011', 'HKD', 2, 'HK$1,234.50'],
  ['MONEY-012', 'CHF', 2, 'CHF 1,234.50'],
  ['MONEY-013', 'MXN', 2, '$1,234.50 MXN'],
  ['MONEY-014', 'SGD', 2, 'S$1,234.50'],
  ['MONEY-015', 'SEK', 2, '1,234.50 kr'],
  ['MONEY-016', 'CZK', 2, '1,234.50 Kč'],
  ['MONEY-017', 'ILS', 2, '₪1,234.50'],
  ['MONEY-018', 'PHP', 2, '₱1,234.50'],
  ['MONEY-019', 'RUB', 2, '1,234.50 ₽'],
  ['MONEY-020', 'PLN', 2, '1,234.50 zł'],
  ['MONEY-021', 'THB', 2, '฿1,234.50'],
  ['MONEY-022', 'MYR', 2, 'RM1,234.50'],
  ['MONEY-023', 'ARS', 2, '$1,234.50 ARS'],
  ['MONEY-024', 'BRL', 2, 'R$ 1,234.50'],
  ['MONEY-025', 'COP', 2, '$1,234.50 COP'],
  ['MONEY-026', 'IDR', 2, 'Rp 1,234.50'],
  ['MONEY-027', 'INR', 2, '₹1,234.50'],
  ['MONEY-028', 'JPY', 0, '¥1,235'],
  ['MONEY-029', 'ZAR', 2, 'R 1,234.50'],
];

test.for(stated)('%s %s has %i digits and reads %s', ([, code, digits, example]) => {
  expect(currencyOf(code as CurrencyCode).digits).toBe(digits);
  expect(moneyText(parsed('1234.50', code))).toBe(example);
});

test('MONEY-030 exactly 27 currencies are supported', () => {
  expect(currencyCodes).toEqual(stated.map(([, code]) => code));
  expect(currencyCodes).toHaveLength(27);
});

test('MONEY-031 all have 2 digits except JPY with 0', () => {
  expect(currencyCodes.filter((code) => currencyOf(code).digits !== 2)).toEqual(['JPY']);
  expect(currencyOf('JPY').digits).toBe(0);
});

describe('symbols and layouts', () => {
  test('MONEY-032 every currency has a symbol, and its text shows it', () => {
    for (const code of currencyCodes) {
      expect(currencyOf(code).symbol).not.toBe('');
      expect(moneyText({ minorUnits: 1n, currency: code })).toContain(currencyOf(code).symbol);
    }
  });

  test('MONEY-033 the symbol stands before or after the value, as the layout says', () => {
    for (const code of currencyCodes) {
      const { symbol, layout } = currencyOf(code);
      const text = moneyText({ minorUnits: 1n, currency: code });
      expect(layout.symbol === 'before' ? text.startsWith(symbol) : text.endsWith(symbol)).toBe(true);
    }
    const after = currencyCodes.filter((code) => currencyOf(code).layout.symbol === 'after');
    expect(after).toEqual(['NOK', 'DKK', 'SEK', 'CZK', 'RUB', 'PLN']);
  });

  test('MONEY-034 with or without a space between them', () => {
    const spaced = currencyCodes.filter((code) => /\p{L}\p{M}? \d|\d \D|\$ \d/u.test(withoutCode(code)));
    expect(spaced).toEqual(['NOK', 'DKK', 'CHF', 'SEK', 'CZK', 'RUB', 'PLN', 'BRL', 'IDR', 'ZAR']);
    expect(spaced).toEqual(currencyCodes.filter((code) => currencyOf(code).layout.space));
  });

  test('MONEY-035 and with the code for the bare dollar signs', () => {
    const coded = currencyCodes.filter((code) => moneyText({ minorUnits: 1n, currency: code }).endsWith(` ${code}`));
    expect(coded).toEqual(['AUD', 'CAD', 'NZD', 'MXN', 'ARS', 'COP']);
  });
});

test('MONEY-036 the default thousands separator is a comma', () => {
  expect(moneyText(parsed('123', 'USD'))).toBe('$123.00');
  expect(moneyText(parsed('1000', 'USD'))).toBe('$1,000.00');
  expect(moneyText(parsed('999999999999999', 'USD'))).toBe('$999,999,999,999,999.00');
});

test('MONEY-037 the default decimal separator is a dot', () => {
  expect(moneyText(parsed('0.05', 'EUR'))).toBe('€0.05');
  expect(moneyText(parsed('-0.05', 'EUR'))).toBe('-€0.05');
});

function parsed(text: string, currency: string): Money {
  const result = parseMoney(text, currency as CurrencyCode);
  if (!result.ok) throw new Error(result.message);
  return result.money;
}

function withoutCode(code: CurrencyCode): string {
  const text = moneyText({ minorUnits: 1n, currency: code });
  return currencyOf(code).layout.code ? text.slice(0, -4) : text;
}
