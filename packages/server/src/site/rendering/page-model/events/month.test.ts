import { describe, expect, test } from 'vitest';
import { monthAt, monthName, monthsLater, periodOf, readMonth, weeksOf } from './month.ts';

describe('a month in an address', () => {
  test.each([
    ['november-2026', 'november-2026'],
    ['November-2026', 'november-2026'],
    ['nov-2026', 'november-2026'],
    ['11-2026', 'november-2026'],
    ['1-1970', 'january-1970'],
  ])('%s means %s', (text, name) => {
    expect(monthName(readMonth(text)!)).toBe(name);
  });

  test.each([
    '',
    'november',
    '13-2026',
    '0-2026',
    'xyz-2026',
    'november-1969',
    'november-2200',
    '2026-11',
    "nov'-2026",
  ])('"%s" means none', (text) => {
    expect(readMonth(text)).toBeUndefined();
  });
});

test('a month begins and ends by the clock of the place, also when the clocks are changed in it', () => {
  expect(periodOf({ year: 2026, month: 10 }, 'Europe/Berlin')).toEqual({
    from: new Date('2026-09-30T22:00:00Z'),
    to: new Date('2026-10-31T23:00:00Z'),
  });
  expect(monthAt(new Date('2026-09-30T22:00:00Z'), 'Europe/Berlin')).toEqual({ year: 2026, month: 10 });
  expect(monthAt(new Date('2026-09-30T22:00:00Z'), 'America/New_York')).toEqual({ year: 2026, month: 9 });
});

test('months follow each other over the years, within the calendar', () => {
  expect(monthsLater({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
  expect(monthsLater({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  expect(monthsLater({ year: 1970, month: 1 }, -1)).toBeUndefined();
  expect(monthsLater({ year: 2199, month: 12 }, 1)).toBeUndefined();
});

test('weeks begin on the day of the place', () => {
  const november = { year: 2026, month: 11 };
  const monday = weeksOf(november, 1);
  expect([monday.length, monday[0], monday.at(-1)]).toEqual([
    6,
    [null, null, null, null, null, null, 1],
    [30, null, null, null, null, null, null],
  ]);
  expect(weeksOf(november, 7)[0]).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(weeksOf({ year: 2027, month: 2 }, 1)).toHaveLength(4);
});
