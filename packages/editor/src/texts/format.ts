import { dateText, type Language } from '@awning/formats';
import { createContext, useContext } from 'react';
import { useLanguage } from './texts.ts';

export interface Money {
  readonly decimalValue: string;
  readonly currencyCode: string;
}

export interface Format {
  /** Date and time. */
  moment(iso: string): string;
  day(iso: string): string;
  money(money: Money): string;
  number(value: number): string;
  /** Of a decimal text: 12.5 is 12.5 per cent. */
  percent(decimal: string): string;
}

/**
 * The clock of every date and time in the back office: that of the website once somebody is signed in, so that what is
 * shown fits what is typed, and colleagues in different places read the same. Before that, the clock of the browser.
 */
export const TimeZoneContext = createContext(browserTimeZone());

export function useFormat(): Format {
  return formatFor(useLanguage(), useContext(TimeZoneContext));
}

export function formatFor(language: Language, timeZone = browserTimeZone()): Format {
  const numbers = new Intl.NumberFormat(language);
  const percents = new Intl.NumberFormat(language, { style: 'unit', unit: 'percent', maximumFractionDigits: 4 });
  return {
    moment: (iso) => dateText(iso, { locale: language, timeZone, time: 'short' }),
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

export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
