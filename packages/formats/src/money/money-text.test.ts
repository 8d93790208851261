import { describe, expect, test } from 'vitest';
import { type Money, moneyOrFreeText, moneyText } from '../index.ts';

const price: Money = { minorUnits: 123450n, currency: 'EUR' };

describe('I18N-008 useCLDRMoneyFormat', () => {
  test.for([
    ['en-US', price, '€1,234.50'],
    ['de-DE', price, '1.234,50\u00a0€'],
    ['fr-FR', price, '1\u202f234,50\u00a0€'],
    ['de_DE', price, '1.234,50\u00a0€'],
    ['ja-JP', { minorUnits: 500n, currency: 'JPY' }, '￥500'],
    ['en-US', { minorUnits: 123450n, currency: 'IDR' }, 'IDR\u00a01,234.50'],
    ['en-US', { minorUnits: 99999999999999999n, currency: 'USD' }, '$999,999,999,999,999.99'],
  ] as const)('on: the locale %s decides', ([locale, money, expected]) => {
    expect(moneyText(money, { useCLDRMoneyFormat: true, locale })).toBe(expected);
  });

  test.for(['en-US', 'de-DE', 'fr-FR'])('off: comma, dot and the layout of the currency, also in %s', (locale) => {
    expect(moneyText(price, { useCLDRMoneyFormat: false, locale })).toBe('€1,234.50');
    expect(moneyText({ minorUnits: 5n, currency: 'SEK' }, { useCLDRMoneyFormat: false, locale })).toBe('0.05 kr');
  });
});

describe('I18N-001 freeIfZero', () => {
  const nothing: Money = { minorUnits: 0n, currency: 'USD' };

  test('requires the Free label, whatever the amount is', () => {
    for (const money of [nothing, price]) {
      expect(() => moneyOrFreeText(money, { freeIfZero: true })).toThrow(
        new Error('A Free label is required when freeIfZero is set'),
      );
    }
  });

  test('shows the label for nothing and the amount for everything else', () => {
    expect(moneyOrFreeText(nothing, { freeIfZero: true, freeLabel: 'Gratis' })).toBe('Gratis');
    expect(moneyOrFreeText(price, { freeIfZero: true, freeLabel: 'Gratis' })).toBe('€1,234.50');
    expect(moneyOrFreeText(nothing, { freeIfZero: false })).toBe('$0.00');
    expect(moneyOrFreeText(nothing, { freeIfZero: false, freeLabel: 'Gratis' })).toBe('$0.00');
  });
});
