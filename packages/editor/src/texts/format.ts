import { type Language, useLanguage } from './texts.ts';

export interface Money {
  readonly decimalValue: string;
  readonly currencyCode: string;
}

export interface Format {
  /** A moment, short: today's time is enough to tell two orders apart. */
  moment(iso: string): string;
  day(iso: string): string;
  money(money: Money): string;
  number(value: number): string;
}

export function useFormat(): Format {
  return formatFor(useLanguage());
}

export function formatFor(language: Language, timeZone?: string): Format {
  const zone = timeZone === undefined ? {} : { timeZone };
  const moments = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', ...zone });
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', ...zone });
  const numbers = new Intl.NumberFormat(language);
  return {
    moment: (iso) => moments.format(new Date(iso)),
    day: (iso) => days.format(new Date(iso)),
    // The amount stays text on its way: a float could lose a cent of a large one.
    money: ({ decimalValue, currencyCode }) =>
      new Intl.NumberFormat(language, { style: 'currency', currency: currencyCode }).format(
        decimalValue as Intl.StringNumericLiteral,
      ),
    number: (value) => numbers.format(value),
  };
}
