import { type CurrencyCode, currencyOf } from './currency.ts';
import { decimalText, scaleTo } from './decimal.ts';
import type { Money } from './money.ts';

// Fields named …Cents are hundredths of the major unit in every currency (D-021): 500 yen are 50000.
const centDigits = 2;

/**
 * The amount in hundredths, as in fields named …Cents.
 *
 * @example
 * centsOf({ minorUnits: 500n, currency: 'JPY' }) // => 50000n
 * centsOf({ minorUnits: 500n, currency: 'EUR' }) // => 500n
 */
export function centsOf({ minorUnits, currency }: Money): bigint {
  return scaleTo({ unscaled: minorUnits, scale: currencyOf(currency).digits }, centDigits);
}

/**
 * Reads hundredths as money, rounded half up where the currency has fewer digits.
 *
 * @example
 * moneyFromCents(123450, 'JPY') // => { minorUnits: 1235n, currency: 'JPY' }
 * moneyFromCents(1999, 'EUR') // => { minorUnits: 1999n, currency: 'EUR' }
 */
export function moneyFromCents(cents: bigint | number, currency: CurrencyCode): Money {
  const minorUnits = scaleTo({ unscaled: BigInt(cents), scale: centDigits }, currencyOf(currency).digits);
  return { minorUnits, currency };
}

/**
 * Hundredths divided by 100 as plain decimal text in every currency: the minor-unit format of the template dialect.
 *
 * @example
 * decimalFromCents(50000) // => '500.00'
 * decimalFromCents(-5n) // => '-0.05'
 */
export function decimalFromCents(cents: bigint | number): string {
  return decimalText(BigInt(cents), centDigits);
}

/**
 * Hundredths as a JSON number, or a refusal that names the field if the number would lose precision.
 *
 * @example
 * centsNumber({ minorUnits: 1999n, currency: 'EUR' }, 'subtotalCents') // => { ok: true, cents: 1999 }
 * centsNumber({ minorUnits: 99999999999999999n, currency: 'EUR' }, 'subtotalCents').message
 *   // => 'subtotalCents is too large.'
 */
export function centsNumber(
  money: Money,
  field: string,
):
  | { readonly ok: true; readonly cents: number }
  | { readonly ok: false; readonly reason: 'too-large'; readonly message: string } {
  const cents = Number(centsOf(money));
  if (!Number.isSafeInteger(cents)) return { ok: false, reason: 'too-large', message: `${field} is too large.` };
  return { ok: true, cents };
}
