import { memoizeByLocale } from '../locale.ts';

/**
 * What a clock on the wall shows in a time zone, as if that were UTC: a number that date arithmetic can be done with.
 *
 * @example
 * wallClockMs(new Date('2026-07-01T12:00:00Z'), 'Europe/Berlin') === Date.UTC(2026, 6, 1, 14) // => true
 * wallClockMs(new Date('2026-07-01T12:00:00Z'), 'UTC') === Date.UTC(2026, 6, 1, 12) // => true
 */
export function wallClockMs(at: Date, timeZone: string): number {
  const shown = Object.fromEntries(
    clockFormat('en-US', timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  // Intl leaves the milliseconds out; they are the same in every zone.
  return Date.UTC(year, month - 1, day, hour, minute, second) + modulo(at.getTime(), 1000);
}

const DAY_MS = 86_400_000;

/**
 * The moment at which a clock on the wall shows a time: the first one if it shows it twice. A time that is left out when
 * summer begins is as much later as the clock was moved.
 *
 * @example
 * momentOfWallClock(Date.UTC(2026, 6, 1, 14), 'Europe/Berlin').toISOString() // => '2026-07-01T12:00:00.000Z'
 * momentOfWallClock(Date.UTC(2026, 2, 29, 2, 30), 'Europe/Berlin').toISOString() // => '2026-03-29T01:30:00.000Z'
 * momentOfWallClock(Date.UTC(2026, 9, 25, 2, 30), 'Europe/Berlin').toISOString() // => '2026-10-25T00:30:00.000Z'
 */
export function momentOfWallClock(shownMs: number, timeZone: string): Date {
  const before = shownMs - offsetMs(new Date(shownMs - DAY_MS), timeZone);
  const after = shownMs - offsetMs(new Date(shownMs + DAY_MS), timeZone);
  const fitting = [before, after].filter((at) => wallClockMs(new Date(at), timeZone) === shownMs);
  return new Date(fitting.length === 0 ? before : Math.min(...fitting));
}

function offsetMs(at: Date, timeZone: string): number {
  return wallClockMs(at, timeZone) - at.getTime();
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

const clockFormat = memoizeByLocale(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);
