import { type CurrencyCode, currencyOf, defaultCurrency, isCurrencyCode } from './currency.ts';
import { compareDecimals, type Decimal, decimalText, parseDecimal, scaleTo } from './decimal.ts';

/** An amount in whole minor units of its currency; never a floating-point number. */
export interface Money {
  readonly minorUnits: bigint;
  readonly currency: CurrencyCode;
}

/** Money in JSON: always in both spellings, the second one for older templates (D-052). */
// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface would be no value of a template
export type MoneyObject = {
  readonly decimalValue: string;
  readonly currencyCode: string;
  readonly value: string;
  readonly currency: string;
};

/** An amount has at most this many digits before the decimal point. */
export const maximumIntegerPlaces = 15;

/** The price of a product without a price. */
export const defaultPrice: Money = Object.freeze({ minorUnits: 0n, currency: defaultCurrency });

export interface MoneyRefusal {
  readonly ok: false;
  readonly reason: 'not-a-decimal' | 'too-many-places';
  readonly message: string;
}

/**
 * Reads a decimal text as money, rounded half up to the digits of the currency.
 *
 * @example
 * parseMoney('12.345', 'EUR') // => { ok: true, money: { minorUnits: 1235n, currency: 'EUR' } }
 * parseMoney('1234.50', 'JPY') // => { ok: true, money: { minorUnits: 1235n, currency: 'JPY' } }
 * parseMoney('1e3', 'EUR').reason // => 'not-a-decimal'
 * parseMoney('1000000000000000', 'EUR').reason // => 'too-many-places'
 */
export function parseMoney(
  decimal: unknown,
  currency: CurrencyCode,
): { readonly ok: true; readonly money: Money } | MoneyRefusal {
  const parsed = parseDecimal(decimal);
  if (!parsed) return { ok: false, reason: 'not-a-decimal', message: 'Enter an amount such as 12.50.' };
  const money = { minorUnits: scaleTo(parsed, currencyOf(currency).digits), currency };
  if (!fits(money)) {
    const message = `An amount may have at most ${maximumIntegerPlaces} digits before the decimal point.`;
    return { ok: false, reason: 'too-many-places', message };
  }
  return { ok: true, money };
}

/**
 * The amount as plain decimal text with exactly the digits of its currency.
 *
 * @example
 * decimalOf({ minorUnits: 123450n, currency: 'USD' }) // => '1234.50'
 * decimalOf({ minorUnits: 500n, currency: 'JPY' }) // => '500'
 */
export function decimalOf(money: Money): string {
  // Input with too many digits is refused earlier; an amount this large is a bug in our own arithmetic.
  if (!fits(money)) throw new RangeError(`Amount has more than ${maximumIntegerPlaces} integer places`);
  return decimalText(money.minorUnits, currencyOf(money.currency).digits);
}

/**
 * Reads a money object in either spelling: decimalValue with currencyCode if both are present, else value with currency.
 * Returns null if neither is complete, the amount is invalid or the currency is not supported.
 *
 * @example
 * readMoney({ decimalValue: '5.00', currencyCode: 'EUR' }) // => { minorUnits: 500n, currency: 'EUR' }
 * readMoney({ value: '5.00', currency: 'EUR' }) // => { minorUnits: 500n, currency: 'EUR' }
 * readMoney({ decimalValue: '5.00' }) // => null
 */
export function readMoney(value: unknown): Money | null {
  const spelled = readMoneySpelling(value);
  if (!spelled || !isCurrencyCode(spelled.currencyCode)) return null;
  const parsed = parseMoney(spelled.decimalValue, spelled.currencyCode);
  return parsed.ok ? parsed.money : null;
}

/**
 * The decimal text and the currency code of a money object in either spelling, unchanged.
 *
 * @example
 * readMoneySpelling({ value: '5', currency: 'KRW' }) // => { decimalValue: '5', currencyCode: 'KRW' }
 * readMoneySpelling({ decimalValue: '1', currencyCode: 'EUR', value: '2', currency: 'USD' }).decimalValue // => '1'
 * readMoneySpelling(null) // => null
 */
export function readMoneySpelling(value: unknown): { decimalValue: string; currencyCode: string } | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Readonly<Record<string, unknown>>;
  return spelling(fields['decimalValue'], fields['currencyCode']) ?? spelling(fields['value'], fields['currency']);
}

/**
 * Writes money in both spellings.
 *
 * @example
 * writeMoney({ minorUnits: 500n, currency: 'EUR' })
 *   // => { decimalValue: '5.00', currencyCode: 'EUR', value: '5.00', currency: 'EUR' }
 */
export function writeMoney(money: Money): MoneyObject {
  const decimal = decimalOf(money);
  return { decimalValue: decimal, currencyCode: money.currency, value: decimal, currency: money.currency };
}

/**
 * Compares the amounts of two money objects and ignores their currencies; a missing or bad amount counts as 0.
 *
 * @example
 * compareMoneyObjects({ value: '9.5', currency: 'USD' }, { value: '10', currency: 'USD' }) // => -1
 * compareMoneyObjects({ value: '0', currency: 'USD' }, undefined) // => 0
 */
export function compareMoneyObjects(first: unknown, second: unknown): number {
  return compareDecimals(amountOf(first), amountOf(second));
}

function amountOf(value: unknown): Decimal {
  return parseDecimal(readMoneySpelling(value)?.decimalValue) ?? { unscaled: 0n, scale: 0 };
}

function spelling(decimal: unknown, currency: unknown): { decimalValue: string; currencyCode: string } | null {
  return isFilled(decimal) && isFilled(currency) ? { decimalValue: decimal, currencyCode: currency } : null;
}

function isFilled(text: unknown): text is string {
  return typeof text === 'string' && text !== '';
}

/** The first amount that is too large, by digits of the currency: a page with prices asks for it hundreds of times. */
const firstTooLarge = [0, 1, 2, 3, 4].map((digits) => 10n ** BigInt(maximumIntegerPlaces + digits));

function fits({ minorUnits, currency }: Money): boolean {
  const { digits } = currencyOf(currency);
  const tooLarge = firstTooLarge[digits];
  if (tooLarge === undefined) throw new RangeError(`No currency has ${digits} digits`);
  return minorUnits < tooLarge && minorUnits > -tooLarge;
}
