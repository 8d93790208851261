import { memoizeByLocale } from '../locale.ts';

/** The text that helpers in browser code show for an invalid date (D-114). */
export const invalidDateText = 'Invalid Date';

export type DateTextOptions = {
  readonly locale: string;
  readonly timeZone: string;
  readonly date?: 'full' | 'long' | 'medium' | 'short';
  /** Default: the date without a time. */
  readonly time?: 'medium' | 'short';
};

/**
 * Formats a date for a locale, with the time if asked for.
 *
 * @example
 * dateText(0, { locale: 'en-US', timeZone: 'UTC' }) // => 'Jan 1, 1970'
 * dateText(0, { locale: 'de', timeZone: 'UTC', date: 'long' }) // => '1. Januar 1970'
 * dateText('no date', { locale: 'en-US', timeZone: 'UTC' }) // => 'Invalid Date'
 */
export function dateText(value: Date | number | string, options: DateTextOptions): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return invalidDateText;
  const variant = [options.timeZone, options.date ?? 'medium', options.time ?? ''].join(' ');
  return dateFormat(options.locale, variant).format(date);
}

const dateFormat = memoizeByLocale((locale, variant) => {
  const [timeZone, dateStyle, timeStyle] = variant.split(' ');
  return new Intl.DateTimeFormat(locale, {
    timeZone: timeZone || 'UTC',
    dateStyle: dateStyle as NonNullable<DateTextOptions['date']>,
    ...(timeStyle ? { timeStyle: timeStyle as NonNullable<DateTextOptions['time']> } : {}),
  });
});
