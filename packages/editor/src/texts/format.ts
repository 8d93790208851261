import { dateText, type Language } from '@awning/formats';
import { useLanguage } from './texts.ts';

export interface Money {
  readonly decimalValue: string;
  readonly currencyCode: string;
}

export interface Format {
  /** Date and time. */
  moment(iso: string): string;
  /** Date and time in the website's time zone. */
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

export function formatFor(language: Language, timeZone = browserTimeZone()): Format {
  const numbers = new Intl.NumberFormat(language);
  const percents = new Intl.NumberFormat(language, { style: 'unit', unit: 'percent', maximumFractionDigits: 4 });
  return {
    moment: (iso) => dateText(iso, { locale: language, timeZone, time: 'short' }),
    momentIn: (iso, place) => dateText(iso, { locale: language, timeZone: place, time: 'short' }),
    day: (iso) => dateText(iso, { locale: language, timeZone }),
    // The amount stays a string, because a float could lose a cent of a large one.
    money: ({ decimalValue, currencyCode }) =>
      new Intl.NumberFormat(language, { style: 'currency', currency: currencyCode }).format(
        decimalValue as Intl.StringNumericLiteral,
      ),
    number: (value) => numbers.format(value),
    percent: (decimal) => percents.format(decimal as Intl.StringNumericLiteral),
  };
}

function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
