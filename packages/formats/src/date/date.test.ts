import { describe, expect, test } from 'vitest';
import { dateText, epochMsOfJulianDay, julianDayOf, timeAgoText } from '../index.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test('these tests run in a time zone far from UTC, so that a result which depends on it fails', () => {
  expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(-14 * 60);
});

describe('date text', () => {
  test("FMT-021 bad input to a helper of the browser reads 'Invalid Date'", () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 'no date', new Date(Number.NaN), 8.64e15 + 1]) {
      expect(dateText(value, { locale: 'en-US', timeZone: 'UTC' })).toBe('Invalid Date');
    }
    expect(timeAgoText(Number.NaN, 0, 'en')).toBe('Invalid Date');
  });

  test('locale, time zone and length decide', () => {
    const evening = Date.UTC(2026, 0, 1, 2, 30);
    expect(dateText(evening, { locale: 'en-US', timeZone: 'America/New_York' })).toBe('Dec 31, 2025');
    expect(dateText(evening, { locale: 'de-DE', timeZone: 'Europe/Berlin', date: 'long' })).toBe('1. Januar 2026');
    expect(dateText(evening, { locale: 'en-GB', timeZone: 'UTC', date: 'short', time: 'short' })).toBe(
      '01/01/2026, 02:30',
    );
  });

  test('German times end with Uhr, French ones have h', () => {
    const evening = Date.UTC(2026, 0, 1, 20, 30);
    const at = (locale: string, time: 'long' | 'short') =>
      dateText(evening, { locale, timeZone: 'Europe/Berlin', date: 'long', time }).replaceAll('\u00a0', ' ');
    expect(at('de', 'short')).toBe('1. Januar 2026 um 21:30 Uhr');
    expect(at('de-AT', 'long')).toBe('1. Jänner 2026 um 21:30:00 Uhr MEZ');
    expect(at('fr', 'short')).toBe('1 janvier 2026 à 21 h 30');
    expect(at('fr', 'long')).toBe('1 janvier 2026 à 21 h 30 min 00 s UTC+1');
    expect(at('fr-CA', 'long')).toBe('1 janvier 2026 à 21 h 30 min 00 s UTC+1');
    expect(dateText(evening, { locale: 'de', timeZone: 'UTC', date: 'long' })).toBe('1. Januar 2026');
  });
});

describe('time ago', () => {
  const now = Date.UTC(2026, 5, 1);
  const ago = (ms: number, locale = 'en') => timeAgoText(now - ms, now, locale);

  test('FMT-020 under 60 seconds is now', () => {
    expect([0, 1, 59_999].map((ms) => ago(ms))).toEqual(['now', 'now', 'now']);
    expect(ago(60_000)).toBe('1 minute ago');
    expect(ago(-59_999)).toBe('now');
    expect([ago(0, 'de'), ago(0, 'fr')]).toEqual(['jetzt', 'maintenant']);
  });

  test.for([
    [59 * minute, '59 minutes ago'],
    [hour, '1 hour ago'],
    [day - 1, '23 hours ago'],
    [day, '1 day ago'],
    [7 * day, '1 week ago'],
    [30 * day - 1, '4 weeks ago'],
    [30 * day, '1 month ago'],
    [365 * day - 1, '12 months ago'],
    [365 * day, '1 year ago'],
    [-2 * hour, 'in 2 hours'],
  ] as const)('%i ms is %s', ([ms, expected]) => {
    expect(ago(ms)).toBe(expected);
  });
});

describe('Julian days', () => {
  const message = 'Julian day is outside the supported range';

  test('FMT-023 reach from 4713 BC to 8652 AD', () => {
    expect(julianDayOf(Date.UTC(8652, 11, 31, 23, 59))).toBe(4881503);
    // 1 January 4713 BC in the Julian calendar is 24 November 4714 BC, year -4713, in ours.
    expect(new Date(epochMsOfJulianDay(0)).toISOString()).toBe('-004713-11-24T00:00:00.000Z');
    expect(julianDayOf(Date.UTC(1970, 0, 1))).toBe(2440588);
    expect(julianDayOf(Date.UTC(2000, 0, 1))).toBe(2451545);
    expect(julianDayOf(-1)).toBe(2440587);
  });

  test('FMT-022 throw outside of that range', () => {
    expect(() => julianDayOf(Date.UTC(8653, 0, 1))).toThrow(message);
    expect(() => julianDayOf(Date.UTC(-4713, 10, 24) - 1)).toThrow(message);
    expect(() => julianDayOf(Number.NaN)).toThrow(message);
    expect(() => epochMsOfJulianDay(-1)).toThrow(message);
    expect(() => epochMsOfJulianDay(4881504)).toThrow(message);
  });
});
