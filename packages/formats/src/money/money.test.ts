import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CurrencyCode,
  compareMoneyObjects,
  currencyCodes,
  currencyOf,
  decimalOf,
  defaultCurrency,
  defaultPrice,
  divideHalfUp,
  type Money,
  maximumIntegerPlaces,
  moneyText,
  parseMoney,
  readMoney,
  writeMoney,
} from '../index.ts';

const anyCurrency = fc.constantFrom(...currencyCodes);
const anyMoney: fc.Arbitrary<Money> = fc.record({
  minorUnits: fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }),
  currency: anyCurrency,
});

describe('MONEY-038 amounts have at most 15 integer places', () => {
  test('the largest is accepted, one more digit is refused', () => {
    expect(maximumIntegerPlaces).toBe(15);
    for (const code of currencyCodes) {
      for (const sign of ['', '-']) {
        expect(parseMoney(`${sign}${'9'.repeat(15)}`, code).ok).toBe(true);
        expect(parseMoney(`${sign}1${'0'.repeat(15)}`, code)).toMatchObject({ ok: false, reason: 'too-many-places' });
      }
    }
  });

  test('also when only rounding makes it too large', () => {
    expect(parseMoney('999999999999999.995', 'USD')).toMatchObject({ reason: 'too-many-places' });
    expect(parseMoney('999999999999999.994', 'USD').ok).toBe(true);
    expect(parseMoney('999999999999999.5', 'JPY')).toMatchObject({ reason: 'too-many-places' });
  });

  test('leading zeros do not count as places', () => {
    expect(parseMoney(`${'0'.repeat(30)}12.5`, 'USD')).toEqual({
      ok: true,
      money: { minorUnits: 1250n, currency: 'USD' },
    });
  });

  test('and none is ever produced', () => {
    expect(() => decimalOf({ minorUnits: 10n ** 17n, currency: 'USD' })).toThrow(
      'Amount has more than 15 integer places',
    );
    expect(() => moneyText({ minorUnits: -(10n ** 15n), currency: 'JPY' })).toThrow(RangeError);
    expect(decimalOf({ minorUnits: 10n ** 17n - 1n, currency: 'USD' })).toBe('999999999999999.99');
  });
});

describe('MONEY-039 money is rounded to the digits of its currency, half up and away from zero', () => {
  test.for([
    ['1.005', 'USD', '1.01'],
    ['1.0049999', 'USD', '1.00'],
    ['-1.005', 'USD', '-1.01'],
    ['-1.0049', 'USD', '-1.00'],
    ['2.675', 'EUR', '2.68'],
    ['0.5', 'JPY', '1'],
    ['1.5', 'JPY', '2'],
    ['2.5', 'JPY', '3'],
    ['-2.5', 'JPY', '-3'],
    ['2.49', 'JPY', '2'],
    ['7', 'USD', '7.00'],
    ['.5', 'USD', '0.50'],
    ['5.', 'USD', '5.00'],
    ['+5', 'USD', '5.00'],
  ] as const)('%s %s is %s', ([text, currency, expected]) => {
    expect(decimalOf(parsed(text, currency))).toBe(expected);
  });

  test('never by more than half of the smallest unit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), anyCurrency, (millionths, currency) => {
        const { minorUnits } = parsed(asDecimal(millionths, 6), currency);
        const smallest = 10n ** BigInt(6 - currencyOf(currency).digits);
        const error = minorUnits * smallest - millionths;
        expect(error * 2n <= smallest && error * 2n >= -smallest).toBe(true);
        const isExactHalf = error * 2n === smallest || error * 2n === -smallest;
        expect(isExactHalf && error < 0n !== millionths < 0n).toBe(false);
      }),
    );
  });

  test('division rounds the same way, whatever the signs', () => {
    fc.assert(
      fc.property(
        fc.bigInt(),
        fc.bigInt().filter((n) => n !== 0n),
        (top, bottom) => {
          const rest = top - divideHalfUp(top, bottom) * bottom;
          const size = bottom < 0n ? -bottom : bottom;
          expect(rest * 2n <= size && rest * 2n >= -size).toBe(true);
          expect(divideHalfUp(-top, bottom)).toBe(-divideHalfUp(top, bottom));
          expect(divideHalfUp(top, -bottom)).toBe(-divideHalfUp(top, bottom));
        },
      ),
    );
    expect([1n, 3n, 5n, -1n, -3n].map((half) => divideHalfUp(half, 2n))).toEqual([1n, 2n, 3n, -1n, -2n]);
  });
});

test('MONEY-040 the default currency is USD', () => {
  expect(defaultCurrency).toBe('USD');
  expect(defaultPrice).toEqual({ minorUnits: 0n, currency: 'USD' });
});

describe('money objects', () => {
  test('MONEY-001 decimalValue and currencyCode are read', () => {
    expect(readMoney({ decimalValue: '12.50', currencyCode: 'EUR' })).toEqual({ minorUnits: 1250n, currency: 'EUR' });
  });

  test('MONEY-002 so are value and currency of older objects', () => {
    expect(readMoney({ value: '12.50', currency: 'EUR' })).toEqual({ minorUnits: 1250n, currency: 'EUR' });
  });

  test('MONEY-001 MONEY-002 the first spelling wins if it is complete', () => {
    const older = { value: '2', currency: 'USD' };
    expect(readMoney({ decimalValue: '1', currencyCode: 'EUR', ...older })).toEqual({
      minorUnits: 100n,
      currency: 'EUR',
    });
    expect(readMoney({ decimalValue: '1', ...older })).toEqual({ minorUnits: 200n, currency: 'USD' });
    expect(readMoney({ currencyCode: 'EUR', ...older })).toEqual({ minorUnits: 200n, currency: 'USD' });
  });

  test('without a complete spelling there is no money', () => {
    const none = [
      null,
      undefined,
      5,
      '5',
      {},
      { value: '5' },
      { currency: 'USD' },
      { decimalValue: '5', currency: 'USD' },
    ];
    for (const value of none) expect(readMoney(value)).toBeNull();
    expect(readMoney({ value: 'five', currency: 'USD' })).toBeNull();
    expect(readMoney({ value: '5', currency: 'XYZ' })).toBeNull();
    expect(readMoney({ value: '5', currency: 'toString' })).toBeNull();
  });

  test('MONEY-001 MONEY-002 are written in both spellings and read back the same', () => {
    expect(writeMoney({ minorUnits: 1250n, currency: 'EUR' })).toEqual({
      decimalValue: '12.50',
      currencyCode: 'EUR',
      value: '12.50',
      currency: 'EUR',
    });
    fc.assert(
      fc.property(anyMoney, (money) => {
        expect(readMoney(writeMoney(money))).toEqual(money);
      }),
    );
  });

  test('are compared exactly by amount', () => {
    const usd = (value: string) => ({ value, currency: 'USD' });
    expect(compareMoneyObjects(usd('0.30'), usd('0.3'))).toBe(0);
    expect(compareMoneyObjects(usd('9007199254740993'), usd('9007199254740992'))).toBe(1);
    expect(compareMoneyObjects(usd('-1'), null)).toBe(-1);
  });
});

test('what is not a plain decimal is refused', () => {
  for (const text of [
    '',
    ' ',
    '.',
    '-',
    'abc',
    '1e3',
    '1,000',
    '0x10',
    'NaN',
    'Infinity',
    '1.2.3',
    '--1',
    '1 2',
    '٣',
    null,
    5,
    '9'.repeat(201),
  ]) {
    expect(parseMoney(text, 'USD')).toMatchObject({ ok: false, reason: 'not-a-decimal' });
  }
});

test('the digits of the text are those of the amount', () => {
  fc.assert(
    fc.property(anyMoney, (money) => {
      const digits = moneyText(money)
        .replace(/[^\d]/g, '')
        .replace(/^0+(?=\d)/, '');
      const size = money.minorUnits < 0n ? -money.minorUnits : money.minorUnits;
      expect(digits).toBe(size.toString());
    }),
  );
});

function parsed(text: string, currency: string): Money {
  const result = parseMoney(text, currency as CurrencyCode);
  if (!result.ok) throw new Error(result.message);
  return result.money;
}

function asDecimal(units: bigint, digits: number): string {
  const text = (units < 0n ? -units : units).toString().padStart(digits + 1, '0');
  return `${units < 0n ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
