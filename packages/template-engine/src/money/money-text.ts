import type { Budget } from '../budget/budget.ts';
import type { Scope } from '../contract/scope.ts';
import { type CurrencyFormat, currencyFormat } from '../locale/currency-format.ts';
import { readDecimal } from '../locale/decimal.ts';
import { isTruthy } from '../values/value.ts';
import type { Price } from './price.ts';

/** Formats a price for a shopper. */
export type PriceText = (price: Price, scope: Scope) => string;

/**
 * How prices read: in the locale's format with the given options if the website enabled it, else as a bare number for scripts to
 * format, or in the host's format. Without a locale there is no text.
 */
export function priceText(words: readonly string[]): PriceText {
  const format = currencyFormat(words);
  return (price, scope) => writePrice(price, scope, format);
}

function writePrice({ amount, currency }: Price, scope: Scope, format: CurrencyFormat): string {
  const { budget, cldr, moneyText } = scope.run;
  if (cldr === undefined) return '';
  if (usesLocaleMoney(scope)) return format(cldr, amount, currency, budget);
  return `<span class="sqs-money-native">${moneyText?.(amount, currency) ?? nativeAmount(amount, budget)}</span>`;
}

/** Whether the website shows money in the locale's format. */
export function usesLocaleMoney(scope: Scope): boolean {
  return isTruthy(scope.resolve(['featureFlags', 'useCLDRMoneyFormat']));
}

const TWO_DECIMALS = /^\d{1,3}\.\d\d$/;

/**
 * An amount with two decimals and commas between thousands, in every locale.
 * @example
 * nativeAmount('1234.5', new Budget()) // => '1,234.50'
 */
export function nativeAmount(amount: string, budget: Budget): string {
  if (TWO_DECIMALS.test(amount)) return amount;
  const decimal = readDecimal(amount, budget);
  const [whole = '0', fraction = '00'] = decimal?.abs().setScale(2, 'half-up').toString().split('.') ?? [];
  return `${amount.startsWith('-') ? '-' : ''}${groupThousands(whole)}.${fraction}`;
}

function groupThousands(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(',');
}
