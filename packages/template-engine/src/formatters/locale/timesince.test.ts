import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { timesince } from './timesince.ts';

const NOW = 1582571080000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const written = (value: Value) => callFormatter(timesince, [], [value], { locale: 'de', now: NOW });
const marked = (time: number, phrase: string) => `<span class="timesince" data-date="${time}">${phrase}</span>`;

test.each([
  [60 * MINUTE_MS - 1, 'about 59 minutes ago'],
  [2 * MINUTE_MS, 'about 2 minutes ago'],
  [2 * MINUTE_MS - 1, 'about a minute ago'],
  [MINUTE_MS, 'about a minute ago'],
  [HOUR_MS, 'about an hour ago'],
  [2 * HOUR_MS, 'about 2 hours ago'],
  [DAY_MS - 1, 'about 23 hours ago'],
  [DAY_MS, 'about a day ago'],
  [7 * DAY_MS - 1, 'about 6 days ago'],
  [7 * DAY_MS, 'about a week ago'],
  [30 * DAY_MS - 1, 'about 4 weeks ago'],
  [730 * DAY_MS, 'about 2 years ago'],
])('FMT-017: %i milliseconds ago is %s', (elapsed, phrase) => {
  expect(written(NOW - elapsed)).toBe(marked(NOW - elapsed, phrase));
});

test('FMT-018: a month has 30 days, a year 365', () => {
  expect(written(NOW - 30 * DAY_MS)).toBe(marked(NOW - 30 * DAY_MS, 'about a month ago'));
  expect(written(NOW - 60 * DAY_MS)).toBe(marked(NOW - 60 * DAY_MS, 'about 2 months ago'));
  expect(written(NOW - 365 * DAY_MS + 1)).toBe(marked(NOW - 365 * DAY_MS + 1, 'about 12 months ago'));
  expect(written(NOW - 365 * DAY_MS)).toBe(marked(NOW - 365 * DAY_MS, 'about a year ago'));
});

test('FMT-019: under a minute, and in the future, is less than a minute ago', () => {
  for (const time of [NOW, NOW - MINUTE_MS + 1, NOW + 5, NOW + 400 * DAY_MS]) {
    expect(written(time)).toBe(marked(time, 'less than a minute ago'));
  }
});

test('FMT-005, FMT-021: an invalid moment is an invalid date', () => {
  for (const value of ['x', '', 'Infinity', Number.POSITIVE_INFINITY, Number.NaN]) {
    expect(written(value)).toBe('Invalid date.');
  }
  expect(written(null)).toBe(marked(0, 'about 50 years ago'));
});

test('FMT-004: without a locale every date is invalid', () => {
  expect(callFormatter(timesince, [], [NOW], { now: NOW })).toBe('Invalid date.');
});

test('a moment before the calendar counts as its first day', () => {
  expect(written(-1e15)).toBe(marked(-1e15, 'about 6736 years ago'));
  expect(written(-2e14)).toBe(marked(-2e14, 'about 6392 years ago'));
});

test.each([
  5_000,
  MINUTE_MS,
  59.5 * MINUTE_MS,
  23 * HOUR_MS,
  6.2 * DAY_MS,
  28.5 * DAY_MS,
  29 * DAY_MS,
  360 * DAY_MS,
  364 * DAY_MS,
  800 * DAY_MS,
  -90_000,
])('the phrase for %i milliseconds holds until the moment that it names, and no longer', (elapsed) => {
  const time = NOW - elapsed;
  const moments: number[] = [];
  const at = (now: number) =>
    callFormatter(timesince, [], [time], { locale: 'en', now, holdsUntil: (moment) => moments.push(moment) });
  const text = at(NOW);
  const [until = 0] = moments;
  expect(until).toBeGreaterThan(NOW);
  expect(at(until - 1)).toBe(text);
  expect(at(until)).not.toBe(text);
});
