import { memoizeByLocale } from '../locale.ts';

/** The text that helpers in browser code show for an invalid date (D-114). */
export const invalidDateText = 'Invalid Date';

export interface DateTextOptions {
  readonly locale: string;
  readonly timeZone: string;
  readonly date?: 'full' | 'long' | 'medium' | 'short';
  /** Default: the date without a time. */
  readonly time?: 'long' | 'medium' | 'short';
}

/**
 * Formats a date for a locale, with the time if asked for. German times end with 'Uhr' and French ones have 'h', as people write
 * them; `Intl` leaves these words out.
 *
 * @example
 * dateText(0, { locale: 'en-US', timeZone: 'UTC' }) // => 'Jan 1, 1970'
 * dateText(0, { locale: 'de', timeZone: 'UTC', date: 'long' }) // => '1. Januar 1970'
 * dateText(0, { locale: 'de', timeZone: 'UTC', time: 'short' }) // => '01.01.1970, 00:00 Uhr'
 * dateText('no date', { locale: 'en-US', timeZone: 'UTC' }) // => 'Invalid Date'
 */
export function dateText(value: Date | number | string, options: DateTextOptions): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return invalidDateText;
  const variant = [options.timeZone, options.date ?? 'medium', options.time ?? ''].join(' ');
  const format = dateFormat(options.locale, variant);
  return options.time === undefined ? format.format(date) : withTimeWords(format, date);
}

function withTimeWords(format: Intl.DateTimeFormat, date: Date): string {
  const parts = format.formatToParts(date);
  const [language = ''] = format.resolvedOptions().locale.split('-');
  if (language === 'de') {
    const last = parts.findLastIndex(({ type }) => type === 'minute' || type === 'second');
    return parts.map(({ value }, index) => (index === last ? `${value} Uhr` : value)).join('');
  }
  // Canadian French has the words already.
  if (language === 'fr' && parts.some(isColon)) {
    return parts.map((part, index) => frenchPart(part, parts[index - 1]?.type)).join('');
  }
  return format.format(date);
}

function frenchPart(part: Intl.DateTimeFormatPart, before: string | undefined): string {
  if (isColon(part)) return before === 'hour' ? '\u00a0h\u00a0' : '\u00a0min\u00a0';
  return part.type === 'second' ? `${part.value}\u00a0s` : part.value;
}

function isColon({ type, value }: Intl.DateTimeFormatPart): boolean {
  return type === 'literal' && value === ':';
}

const dateFormat = memoizeByLocale((locale, variant) => {
  const [timeZone, dateStyle, timeStyle] = variant.split(' ');
  return new Intl.DateTimeFormat(locale, {
    timeZone: timeZone || 'UTC',
    dateStyle: dateStyle as NonNullable<DateTextOptions['date']>,
    ...(timeStyle ? { timeStyle: timeStyle as NonNullable<DateTextOptions['time']> } : {}),
  });
});
