import { expect, test } from 'vitest';
import { cldrFor } from './cldr.ts';
import { intervalFormat } from './interval-format.ts';

// 24 February 2020, 14:04:40 in New York.
const MONDAY = 1582571080000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Replaces every kind of space by an ordinary one; which one a locale uses is up to the package. */
const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');

const written = (words: readonly string[], length: number, locale = 'en') =>
  plain(intervalFormat(words)(cldrFor(locale), MONDAY, MONDAY + length, 'America/New_York'));

test('shows hours within a day and days otherwise', () => {
  expect(written([], 0)).toBe('2:04 PM');
  expect(written([], HOUR_MS)).toBe('2:04 – 3:04 PM');
  expect(written([], DAY_MS)).toBe('Feb 24 – 25, 2020');
  expect(written([], 40 * DAY_MS)).toBe('Feb 24 – Apr 4, 2020');
  expect(written([], 400 * DAY_MS)).toBe('Feb 24, 2020 – Mar 30, 2021');
  expect(written([], HOUR_MS, 'sv')).toBe('14:04–15:04');
});

test.each([
  [['yMMM'], 'Feb – Apr 2020'],
  [['skeleton:yMMM'], 'Feb – Apr 2020'],
  [['hm', 'yMMM'], 'Feb – Apr 2020'],
  [['yMMM', ''], 'Feb – Apr 2020'],
  [['yMMM', 'skeleton', 'date', 'time', 'skeleton:'], 'Feb – Apr 2020'],
  [['date:yMd'], '2/24/2020 – 4/4/2020'],
  [['foo:bar', 'calendar:buddhist'], 'Feb 24 – Apr 4, 2020'],
])('%j gives %s', (args, expected) => {
  expect(written(args, 40 * DAY_MS)).toBe(expected);
});

test('date and time serve where only that differs', () => {
  expect(written(['date:yMd', 'time:Hm'], HOUR_MS)).toBe('14:04 – 15:04');
  expect(written(['date:yMd', 'time:Hm'], 3 * DAY_MS)).toBe('2/24/2020 – 2/27/2020');
});

test('the context decides about capital letters', () => {
  expect(written(['MMMM'], 40 * DAY_MS, 'cs')).toBe('února–dubna');
  expect(written(['MMMM', 'context:begin-sentence'], 40 * DAY_MS, 'cs')).toBe('Února–dubna');
});

test('an interval is remembered with both ends and its zone', () => {
  const format = intervalFormat(['hm']);
  expect(plain(format(cldrFor('en'), MONDAY, MONDAY + HOUR_MS, 'UTC'))).toBe('7:04 – 8:04 PM');
  expect(plain(format(cldrFor('en'), MONDAY, MONDAY + 2 * HOUR_MS, 'UTC'))).toBe('7:04 – 9:04 PM');
  expect(plain(format(cldrFor('en'), MONDAY + HOUR_MS, MONDAY + 2 * HOUR_MS, 'UTC'))).toBe('8:04 – 9:04 PM');
  expect(plain(format(cldrFor('en'), MONDAY, MONDAY + HOUR_MS, 'Asia/Tokyo'))).toBe('4:04 – 5:04 AM');
});
