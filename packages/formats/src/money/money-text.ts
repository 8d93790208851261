import { memoizeByLocale } from '../locale.ts';
import { memoize } from '../memoize.ts';
import { type CurrencyCode, currencyOf } from './currency.ts';
import { groupThousands } from './decimal.ts';
import { decimalOf, type Money } from './money.ts';

export const thousandsSeparator = ',';
export const decimalSeparator = '.';

export interface MoneyTextOptions {
  /** The website setting of the same name: if true, the locale decides separators and the position of the symbol (D-051). */
  readonly useCLDRMoneyFormat: boolean;
  readonly locale: string;
}

/**
 * Formats money for shoppers. Without options: comma, dot and the layout of the currency; with options: as the website is
 * set up.
 *
 * @example
 * moneyText({ minorUnits: 123450n, currency: 'USD' }) // => '$1,234.50'
 * moneyText({ minorUnits: 123450n, currency: 'NOK' }) // => '1,234.50 kr'
 * moneyText({ minorUnits: -500n, currency: 'AUD' }) // => '-$5.00 AUD'
 * moneyText({ minorUnits: 123450n, currency: 'USD' }, { useCLDRMoneyFormat: true, locale: 'en-US' }) // => '$1,234.50'
 */
export function moneyText(money: Money, options?: MoneyTextOptions): string {
  return options?.useCLDRMoneyFormat ? localeText(money, options.locale) : layoutText(money);
}

/**
 * Money, or the given label if the amount is zero.
 *
 * @example
 * moneyOrFreeText({ minorUnits: 0n, currency: 'USD' }, { freeIfZero: true, freeLabel: 'Free' }) // => 'Free'
 * moneyOrFreeText({ minorUnits: 0n, currency: 'USD' }, { freeIfZero: false }) // => '$0.00'
 * moneyOrFreeText({ minorUnits: 1n, currency: 'USD' }, { freeIfZero: true })
 *   // throws 'A Free label is required when freeIfZero is set'
 */
export function moneyOrFreeText(
  money: Money,
  free: { readonly freeIfZero: boolean; readonly freeLabel?: string },
  options?: MoneyTextOptions,
): string {
  // Checked before the amount, so that a missing label fails at once and not only with the first free product.
  if (free.freeIfZero && !free.freeLabel) throw new Error('A Free label is required when freeIfZero is set');
  return free.freeIfZero && free.freeLabel && money.minorUnits === 0n ? free.freeLabel : moneyText(money, options);
}

function layoutText(money: Money): string {
  const { code, symbol, layout } = currencyOf(money.currency);
  const [, sign = '', whole = '', fraction] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimalOf(money)) ?? [];
  const grouped = groupThousands(whole, thousandsSeparator);
  const amount = fraction === undefined ? grouped : `${grouped}${decimalSeparator}${fraction}`;
  const space = layout.space ? ' ' : '';
  const withSymbol = layout.symbol === 'before' ? `${symbol}${space}${amount}` : `${amount}${space}${symbol}`;
  return `${sign}${withSymbol}${layout.code ? ` ${code}` : ''}`;
}

function localeText(money: Money, locale: string): string {
  // Given as text, because a number would lose digits beyond 2^53.
  return currencyFormat(locale, money.currency)(decimalOf(money));
}

/** Formatting takes longer than anything else about a price, and prices repeat. */
const currencyFormat = memoizeByLocale((locale, currency) => {
  const { digits } = currencyOf(currency as CurrencyCode);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return memoize((amount) => format.format(amount as `${number}`), MAX_AMOUNTS);
});

const MAX_AMOUNTS = 2000;
