import { memoizeByLocale } from '../locale.ts';
import { invalidDateText } from './date-text.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

// A month counts as 30 days and a year as 365 (D-115).
const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const;

/**
 * How long ago something was, for the interface: 'now' under a minute, then whole units, rounded down. (The template
 * formatter timesince has its own wording.)
 *
 * @example
 * timeAgoText(0, 59_999, 'en') // => 'now'
 * timeAgoText(0, 3 * 60 * 60 * 1000, 'en') // => '3 hours ago'
 * timeAgoText(Number.NaN, 0, 'en') // => 'Invalid Date'
 */
export function timeAgoText(then: number, now: number, locale: string): string {
  const seconds = (now - then) / 1000;
  if (!Number.isFinite(seconds)) return invalidDateText;
  const [unit, length] = units.find(([, size]) => Math.abs(seconds) >= size) ?? [];
  if (!unit) return relativeFormat(locale, 'auto').format(0, 'second');
  return relativeFormat(locale, 'always').format(-Math.trunc(seconds / length), unit);
}

const relativeFormat = memoizeByLocale(
  (locale, numeric) => new Intl.RelativeTimeFormat(locale, { numeric: numeric === 'auto' ? 'auto' : 'always' }),
);
