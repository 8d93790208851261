/** Where the symbol goes. `code` adds the currency code after the amount, for symbols that several currencies share. */
export interface CurrencyLayout {
  readonly symbol: 'before' | 'after';
  readonly space: boolean;
  readonly code: boolean;
}

export interface Currency {
  readonly code: CurrencyCode;
  /** Fraction digits; 10 to this power minor units make one major unit. */
  readonly digits: number;
  readonly symbol: string;
  readonly layout: CurrencyLayout;
}

const before: CurrencyLayout = { symbol: 'before', space: false, code: false };
const beforeWithSpace: CurrencyLayout = { symbol: 'before', space: true, code: false };
const beforeWithCode: CurrencyLayout = { symbol: 'before', space: false, code: true };
const afterWithSpace: CurrencyLayout = { symbol: 'after', space: true, code: false };

// Appendix D. A 28th currency is one more line.
const table = {
  EUR: [2, '€', before],
  USD: [2, '$', before],
  AUD: [2, '$', beforeWithCode],
  NOK: [2, 'kr', afterWithSpace],
  CAD: [2, '$', beforeWithCode],
  NZD: [2, '$', beforeWithCode],
  DKK: [2, 'kr', afterWithSpace],
  GBP: [2, '£', before],
  HKD: [2, 'HK$', before],
  CHF: [2, 'CHF', beforeWithSpace],
  MXN: [2, '$', beforeWithCode],
  SGD: [2, 'S$', before],
  SEK: [2, 'kr', afterWithSpace],
  CZK: [2, 'Kč', afterWithSpace],
  ILS: [2, '₪', before],
  PHP: [2, '₱', before],
  RUB: [2, '₽', afterWithSpace],
  PLN: [2, 'zł', afterWithSpace],
  THB: [2, '฿', before],
  MYR: [2, 'RM', before],
  ARS: [2, '$', beforeWithCode],
  BRL: [2, 'R$', beforeWithSpace],
  COP: [2, '$', beforeWithCode],
  IDR: [2, 'Rp', beforeWithSpace],
  INR: [2, '₹', before],
  JPY: [0, '¥', before],
  ZAR: [2, 'R', beforeWithSpace],
} as const satisfies Record<string, readonly [digits: number, symbol: string, layout: CurrencyLayout]>;

export type CurrencyCode = keyof typeof table;

export const currencyCodes = Object.keys(table) as readonly CurrencyCode[];

export const defaultCurrency: CurrencyCode = 'USD';

/**
 * A supported currency with its digits, symbol and layout.
 *
 * @example
 * currencyOf('JPY').digits // => 0
 * currencyOf('CHF').symbol // => 'CHF'
 */
export function currencyOf(code: CurrencyCode): Currency {
  const [digits, symbol, layout] = table[code];
  return { code, digits, symbol, layout };
}

/**
 * Whether a text is the code of a supported currency.
 *
 * @example
 * isCurrencyCode('EUR') // => true
 * isCurrencyCode('XAU') // => false
 */
export function isCurrencyCode(code: unknown): code is CurrencyCode {
  return typeof code === 'string' && Object.hasOwn(table, code);
}
