import { member } from '../values/reference.ts';
import { asText, type Value } from '../values/value.ts';

/** An amount as in the data, and its currency code. */
export interface Money {
  readonly amount: Value;
  readonly currency: string;
}

/**
 * Reads a money object in either spelling, `decimalValue` and `currencyCode` before `value` and `currency` (D-052).
 * @example
 * readMoney({ value: '1.5', currency: 'EUR' }) // => { amount: '1.5', currency: 'EUR' }
 */
export function readMoney(value: Value): Money | undefined {
  return readSpelling(value, 'decimalValue', 'currencyCode') ?? readSpelling(value, 'value', 'currency');
}

function readSpelling(value: Value, amountName: string, currencyName: string): Money | undefined {
  const [amount, currency] = [member(value, amountName), member(value, currencyName)];
  return amount === undefined || currency === undefined ? undefined : { amount, currency: asText(currency) };
}
