import type { Decimal } from '@phensley/cldr';
import { cldrModule } from '../locale/cldr.ts';
import { parseDecimal } from '../locale/decimal.ts';
import { member } from '../values/reference.ts';
import { asText, type Value } from '../values/value.ts';

/** What the store asks for something. Unlike other money it always is one: 0 USD where the data has none. */
export interface Price {
  readonly amount: string;
  readonly currency: string;
}

const NOTHING = '0';
const DEFAULT_CURRENCY = 'USD';

/** Amounts of this form are already what they would be read as. */
const PLAIN = /^\d{1,12}(?:\.\d{1,3})?$/;

/**
 * Reads `value` and `currency` of a money object; a bad amount is 0, a missing currency USD.
 * @example
 * readPrice({ value: '1e2' }) // { amount: '100', currency: 'USD' }
 */
export function readPrice(money: Value): Price {
  const currency = member(money, 'currency');
  return {
    amount: readAmount(asText(member(money, 'value'))),
    currency: currency === undefined ? DEFAULT_CURRENCY : asText(currency),
  };
}

function readAmount(text: string): string {
  if (PLAIN.test(text)) {
    return text;
  }
  const amount = parseDecimal(text);
  return amount?.isFinite() ? amount.toString() : NOTHING;
}

/** Negative, 0 or positive, by amount alone: all prices of a shop are in one currency. */
export function comparePrices(first: Value, second: Value): number {
  const difference = plainAmount(first) - plainAmount(second);
  return Number.isNaN(difference) ? compareDecimals(readPrice(first), readPrice(second)) : difference;
}

/** A double holds the digits of a plain amount exactly. Nearly all amounts are plain. */
function plainAmount(money: Value): number {
  const amount = member(money, 'value');
  return typeof amount === 'string' && PLAIN.test(amount) ? Number(amount) : Number.NaN;
}

function compareDecimals(first: Price, second: Price): number {
  // Not by `compare`, which takes what is between 0 and 1 for less than 0.
  const difference = decimalOf(first).subtract(decimalOf(second));
  if (difference.isZero()) {
    return 0;
  }
  return difference.isNegative() ? -1 : 1;
}

function decimalOf({ amount }: Price): Decimal {
  return new (cldrModule().Decimal)(amount);
}
