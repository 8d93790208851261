import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CurrencyCode,
  centsNumber,
  centsOf,
  currencyCodes,
  decimalFromCents,
  type Money,
  moneyFromCents,
  parseMoney,
} from '../index.ts';

const anyCurrency = fc.constantFrom(...currencyCodes);
const anyMoney: fc.Arbitrary<Money> = fc.record({
  minorUnits: fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }),
  currency: anyCurrency,
});

describe('MONEY-041 hundredths are divided by 100 in every currency', () => {
  test('JPY included', () => {
    expect(decimalFromCents(50000)).toBe('500.00');
    expect(decimalFromCents(-5)).toBe('-0.05');
    for (const currency of currencyCodes) {
      expect(centsOf(parsed('500', currency))).toBe(50000n);
      expect(moneyFromCents(50000, currency)).toEqual(parsed('500', currency));
    }
    expect(moneyFromCents(123450, 'JPY').minorUnits).toBe(1235n);
    expect(moneyFromCents(-123450, 'JPY').minorUnits).toBe(-1235n);
  });

  test('and nothing is lost in a round trip', () => {
    fc.assert(
      fc.property(anyMoney, (money) => {
        expect(moneyFromCents(centsOf(money), money.currency)).toEqual(money);
      }),
    );
  });

  test('a number that would lose digits is refused with its field', () => {
    const largest = BigInt(Number.MAX_SAFE_INTEGER);
    expect(centsNumber({ minorUnits: largest, currency: 'EUR' }, 'taxCents')).toEqual({
      ok: true,
      cents: Number(largest),
    });
    for (const minorUnits of [largest + 1n, -largest - 1n]) {
      expect(centsNumber({ minorUnits, currency: 'EUR' }, 'taxCents')).toEqual({
        ok: false,
        reason: 'too-large',
        message: 'taxCents is too large.',
      });
    }
    expect(centsNumber({ minorUnits: largest, currency: 'JPY' }, 'taxCents').ok).toBe(false);
  });
});

function parsed(text: string, currency: string): Money {
  const result = parseMoney(text, currency as CurrencyCode);
  if (!result.ok) throw new Error(result.message);
  return result.money;
}
