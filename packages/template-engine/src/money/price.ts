import type { Decimal } from '@phensley/cldr';
import type { Budget } from '../budget/budget.ts';
import { cldrModule } from '../locale/cldr.ts';
import { readDecimal } from '../locale/decimal.ts';
import { fields } from '../values/reference.ts';
import { asText, isObject, type Value } from '../values/value.ts';

/** The price of something. Unlike other money it always exists: 0 USD if the data has none. */
export interface Price {
  readonly amount: string;
  readonly currency: string;
  /** The amount if a double holds it exactly, else NaN. */
  readonly number: number;
}

const NOTHING = '0';
const DEFAULT_CURRENCY = 'USD';

/** The price if the data has none. */
export const DEFAULT_PRICE: Price = Object.freeze({ amount: NOTHING, currency: DEFAULT_CURRENCY, number: 0 });

/**
 * Reads `value` and `currency` of a money object; an invalid amount is 0, a missing currency USD.
 * @example
 * readPrice({ value: '1e2' }, new Budget()) // => { amount: '100', currency: 'USD', number: 100 }
 */
export function readPrice(money: Value, budget: Budget): Price {
  if (!isObject(money)) return DEFAULT_PRICE;
  const amount = readAmount(asText(fields(money)?.value), budget);
  const currency = fields(money)?.currency;
  return {
    amount,
    currency: currency === undefined ? DEFAULT_CURRENCY : budget.read(asText(currency)).trim(),
    number: isPlain(amount) ? Number(amount) : Number.NaN,
  };
}

function readAmount(text: string, budget: Budget): string {
  if (isPlain(text)) return text;
  const amount = readDecimal(text, budget);
  return amount?.isFinite() ? amount.toString() : NOTHING;
}

/** A double holds this many digits exactly. */
const MAX_PLAIN_LENGTH = 15;
const [POINT, ZERO, NINE] = [0x2e, 0x30, 0x39] as const;

/** Digits with a decimal point among them; such amounts need no conversion. */
function isPlain(text: string): boolean {
  if (text.length > MAX_PLAIN_LENGTH || !isDigit(text, 0) || !isDigit(text, text.length - 1)) return false;
  let points = 0;
  for (let i = 1; i < text.length - 1; i++) {
    if (text.charCodeAt(i) === POINT) {
      points++;
    } else if (!isDigit(text, i)) {
      return false;
    }
  }
  return points <= 1;
}

function isDigit(text: string, position: number): boolean {
  const code = text.charCodeAt(position);
  return code >= ZERO && code <= NINE;
}

/** Negative, 0 or positive, by amount only: all prices of a shop are in one currency. */
export function comparePrices(first: Price, second: Price): number {
  const difference = first.number - second.number;
  return Number.isNaN(difference) ? compareDecimals(first, second) : difference;
}

function compareDecimals(first: Price, second: Price): number {
  // Not by `compare`, which treats numbers between 0 and 1 as less than 0.
  const difference = decimalOf(first).subtract(decimalOf(second));
  if (difference.isZero()) return 0;
  return difference.isNegative() ? -1 : 1;
}

function decimalOf({ amount }: Price): Decimal {
  return new (cldrModule().Decimal)(amount);
}
