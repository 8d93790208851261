import { type Language, useLanguage } from './texts.ts';

export interface Money {
  readonly decimalValue: string;
  readonly currencyCode: string;
}

export interface Format {
  /** A moment, short: today's time is enough to tell two orders apart. */
  moment(iso: string): string;
  /** A moment that holds for the website, by its clock. */
  momentIn(iso: string, timeZone: string): string;
  day(iso: string): string;
  money(money: Money): string;
  number(value: number): string;
  /** Of a decimal text: 12.5 is 12.5 per cent. */
  percent(decimal: string): string;
}

export function useFormat(): Format {
  return formatFor(useLanguage());
}

export function formatFor(language: Language, timeZone?: string): Format {
  const zone = timeZone === undefined ? {} : { timeZone };
  const moments = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', ...zone });
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', ...zone });
  const numbers = new Intl.NumberFormat(language);
  const percents = new Intl.NumberFormat(language, { style: 'unit', unit: 'percent', maximumFractionDigits: 4 });
  return {
    moment: (iso) => moments.format(new Date(iso)),
    momentIn: (iso, place) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: place }).format(
        new Date(iso),
      ),
    day: (iso) => days.format(new Date(iso)),
    // The amount stays text on its way: a float could lose a cent of a large one.
    money: ({ decimalValue, currencyCode }) =>
      new Intl.NumberFormat(language, { style: 'currency', currency: currencyCode }).format(
        decimalValue as Intl.StringNumericLiteral,
      ),
    number: (value) => numbers.format(value),
    percent: (decimal) => percents.format(decimal as Intl.StringNumericLiteral),
  };
}
