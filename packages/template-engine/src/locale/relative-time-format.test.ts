import { expect, test } from 'vitest';
import { cldrFor } from './cldr.ts';
import { relativeTimeFormat } from './relative-time-format.ts';

const NOW = 1582571080000;
const DAY_MS = 86_400_000;

const written = (distance: number, words: readonly string[]) =>
  relativeTimeFormat(words)(cldrFor('en'), NOW, NOW + distance);

test.each([
  [['allowWeeks:true'], 'next week'],
  [['allowWeeks:false'], 'in 10 days'],
  [['allowWeeks'], 'in 10 days'],
  [['field:year'], 'this year'],
  [['field:month'], 'this month'],
  [['field:week'], 'next week'],
  [['field:day'], 'in 10 days'],
  [['field:hour'], 'in 233 hours'],
  [['field:minute'], 'in 13,968 minutes'],
  [['field:second'], 'in 838,080 seconds'],
  [['field:millis'], 'in 838,080 seconds'],
  [['field:bogus'], 'in 10 days'],
  [['width:narrow'], 'in 10d'],
  [['width:narrow', 'width:wide'], 'in 10 days'],
  [['width:narrow', 'width:bogus'], 'in 10d'],
  [['context:begin-sentence'], 'In 10 days'],
  [['context:bogus'], 'in 10 days'],
  [['maxfrac:2'], 'in 9.7 days'],
  [['field:minute', 'group:false'], 'in 13968 minutes'],
  [['bogus', 'foo:bar'], 'in 10 days'],
])('%j gives %s', (args, expected) => {
  expect(written(9.7 * DAY_MS, args)).toBe(expected);
});

test('words can be kept out, and now can be kept in', () => {
  expect(written(DAY_MS, ['numericOnly:true'])).toBe('in 1 day');
  expect(written(DAY_MS, ['numericOnly:x'])).toBe('tomorrow');
  expect(written(-100, ['numericOnly:true'])).toBe('0 seconds ago');
  expect(written(-100, ['numericOnly:true', 'alwaysNow:true'])).toBe('now');
  expect(written(-100, ['numericOnly:true', 'alwaysNow'])).toBe('0 seconds ago');
});

test('short widths are shorter', () => {
  expect(written(-17 * 60_000, ['width:short'])).toBe('17 min. ago');
});

test('a day of the week can be named', () => {
  expect(written(7 * DAY_MS, ['field:week', 'dayOfWeek:true'])).toBe('next Monday');
  expect(written(7 * DAY_MS, ['field:week', 'dayOfWeek:false'])).toBe('next week');
});
