import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { compileTemplate } from '../../engine/compile.ts';
import type { Value } from '../../values/value.ts';
import { date } from './date.ts';

// Friday, 8 November 2019, 19:28:40.123 in UTC.
const FRIDAY = 1573241320123;

function written(pattern: string, time: Value, timeZone: Value = 'UTC'): Value {
  return callFormatter(date, pattern.split(' '), [time], { data: { website: { timeZone } } });
}

test.each([
  ['%a', 'Fri'],
  ['%A', 'Friday'],
  ['%b', 'Nov'],
  ['%h', 'Nov'],
  ['%B', 'November'],
  ['%c', 'Fri, Nov 8, 2019 7:28:40 PM UTC'],
  ['%C', '20'],
  ['%d', '08'],
  ['%e', ' 8'],
  ['%D', '11/08/19'],
  ['%F', '2019-11-08'],
  ['%g', '19'],
  ['%G', '2019'],
  ['%H', '19'],
  ['%k', '19'],
  ['%i', '7'],
  ['%I', '07'],
  ['%l', ' 7'],
  ['%j', '312'],
  ['%m', '11'],
  ['%M', '28'],
  ['%S', '40'],
  ['%n', '\n'],
  ['%t', '\t'],
  ['%N', '123000000'],
  ['%p', 'PM'],
  ['%P', 'pm'],
  ['%q', '4'],
  ['%r', '7:28:40 PM'],
  ['%R', '19:28'],
  ['%T', '19:28:40'],
  ['%s', '1573241320'],
  ['%u', '5'],
  ['%w', '5'],
  ['%U', '45'],
  ['%W', '45'],
  ['%v', ' 8-Nov-2019'],
  ['%V', '45'],
  ['%x', '11/08/2019'],
  ['%X', '07:28:40 PM'],
  ['%y', '19'],
  ['%Y', '2019'],
  ['%z', '+00:00'],
  ['%Z', 'UTC'],
  ['%%', '%'],
])('%s of a Friday evening is %j', (pattern, expected) => {
  expect(written(pattern, FRIDAY)).toBe(expected);
});

test('Sunday is 7 or 0, and the first day of a week', () => {
  expect(written('%u %w %a %A %U %V', Date.UTC(2023, 0, 1))).toBe('7 0 Sun Sunday 01 52');
  expect(written('%u %w %a %A %U %V', Date.UTC(2023, 0, 7))).toBe('6 6 Sat Saturday 01 01');
  expect(written('%u %w %a %A %U %V', Date.UTC(2023, 0, 8))).toBe('7 0 Sun Sunday 02 01');
});

test('every weekday has its names', () => {
  const days = Array.from({ length: 7 }, (_, i) => written('%a %A', Date.UTC(2023, 0, 1 + i)));
  expect(days).toEqual([
    'Sun Sunday',
    'Mon Monday',
    'Tue Tuesday',
    'Wed Wednesday',
    'Thu Thursday',
    'Fri Friday',
    'Sat Saturday',
  ]);
});

test('the last days of December can be in week 01, and in another ISO year', () => {
  expect(written('%U %W %V %g %G %j', Date.UTC(2019, 11, 31))).toBe('01 01 01 20 2020 365');
  expect(written('%U %V %g %G', Date.UTC(2021, 0, 1))).toBe('01 53 20 2020');
  expect(written('%U', Date.UTC(2022, 0, 1))).toBe('01');
});

test('midnight and noon are 12 on a clock of twelve hours', () => {
  expect(written('%i %I %l %k %H %p %P', 0)).toBe('12 12 12  0 00 AM am');
  expect(written('%i %I %l %k %H %p %P', 43_200_000)).toBe('12 12 12 12 12 PM pm');
});

test('every month has its names and its quarter', () => {
  const months = Array.from({ length: 12 }, (_, i) => written('%b %B %q', Date.UTC(2020, i, 1)));
  expect(months).toEqual([
    'Jan January 1',
    'Feb February 1',
    'Mar March 1',
    'Apr April 2',
    'May May 2',
    'Jun June 2',
    'Jul July 3',
    'Aug August 3',
    'Sep September 3',
    'Oct October 4',
    'Nov November 4',
    'Dec December 4',
  ]);
});

test('old years are as they are, with leading zeros where a length is given', () => {
  expect(written('%Y %y %C %G %F', -62_135_596_800_000)).toBe('1 01 00 0001 1-01-03');
  expect(written('%j %d %N %s', 1001)).toBe('001 01 001000000 1');
  expect(written('%s', -1500)).toBe('-1');
});

test('seconds are right after 2038', () => {
  expect(written('%s', 4_102_444_800_000)).toBe('4102444800');
});

test('text, unknown directives and a lone percent sign', () => {
  expect(written('on %Q%Y%%%E%é at', FRIDAY)).toBe('on 2019% at');
  expect(written('%Y%', FRIDAY)).toBe('2019%');
  expect(written('%\n%Y', FRIDAY)).toBe('2019');
});

test('arguments are joined with spaces, none gives an empty text', () => {
  expect(callFormatter(date, ['%H', '%M'], [0], { data: { website: { timeZone: 'UTC' } } })).toBe('00 00');
  expect(callFormatter(date, ['', ''], [0])).toBe(' ');
  expect(callFormatter(date, [], [0])).toBe('');
});

test('FMT-012: the zone is that of the website, else New York; an unknown zone is UTC', () => {
  expect(callFormatter(date, ['%T %z %Z'], [0])).toBe('19:00:00 -05:00 EST');
  expect(callFormatter(date, ['%Z'], [0], { data: { website: {} } })).toBe('EST');
  expect(written('%T %z %Z', 0, 'Asia/Kolkata')).toBe('05:30:00 +05:30 IST');
  expect(written('%T %z %Z', 1_583_650_800_000, 'America/St_Johns')).toBe('04:30:00 -02:30 NDT');
  expect(written('%z %Z', 951_782_400_000, 'Australia/Lord_Howe')).toBe('+11:00 +11');
  for (const zone of ['Nope/Zone', '', null, 5]) expect(written('%T %Z %z', 0, zone)).toBe('00:00:00 UTC +00:00');
});

test('a value that is not a date is read as a number', () => {
  expect(written('%F %T', '1573241320123')).toBe('2019-11-08 19:28:40');
  expect(written('%F', null)).toBe('1970-01-01');
});

test('FMT-022: outside the calendar there is an error and no text', () => {
  const range = 'Julian day is outside the supported range';
  expect(() => written('%Y', 210_895_142_400_000)).toThrow(new RangeError(range));
  expect(() => written('%Y', Number.POSITIVE_INFINITY)).toThrow(new RangeError(range));
  expect(compileTemplate('[{t|date %Y}]').render({ t: 1e15 })).toMatchObject({
    output: '[]',
    errors: [{ type: 'engine', message: expect.stringContaining(range) }],
  });
});

test('FMT-023: the calendar goes from 4713 BC to 8652 AD, on the clock of the zone', () => {
  expect(written('%F', -210_866_803_200_000)).toBe('4713-01-01');
  expect(() => written('%F', -210_866_803_200_001)).toThrow(RangeError);
  expect(written('%F', 210_895_142_399_999)).toBe('8652-12-31');
  expect(() => written('%F', -210_866_803_200_000, 'America/New_York')).toThrow(RangeError);
  expect(written('%F', 210_895_142_400_000, 'America/New_York')).toBe('8652-12-31');
});

test('%N counts fractions of a millisecond, in nine digits and no more', () => {
  expect(written('%N', 123.4567891234)).toBe('123456789');
  expect(written('%N', 0.1234567)).toBe('000123456');
  expect(written('%N', -0.5)).toBe('999500000');
});
