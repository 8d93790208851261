import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { relativeTime } from './relative-time.ts';

const NOW = 1582571080000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const written = (distance: number, args: readonly string[] = [], locale = 'en') =>
  callFormatter(relativeTime, args, [NOW + distance], { locale, now: NOW });

test.each([
  [0, 'now'],
  [1000, 'in 1 second'],
  [-17 * 60_000, '17 minutes ago'],
  [5 * HOUR_MS, 'in 5 hours'],
  [DAY_MS, 'tomorrow'],
  [-DAY_MS, 'yesterday'],
  [-7 * DAY_MS, '7 days ago'],
  [-60 * DAY_MS, '2 months ago'],
  [-365 * DAY_MS, 'last year'],
  [800 * DAY_MS, 'in 2 years'],
])('%i milliseconds from now is %s', (distance, expected) => {
  expect(written(distance)).toBe(expected);
});

test('the arguments are options', () => {
  expect(written(DAY_MS, ['numericOnly:true'])).toBe('in 1 day');
});

test('two moments: the distance of the second from the first, independent of the clock', () => {
  const between = (from: Value, to: Value) => callFormatter(relativeTime, [], [from, to], { locale: 'en', now: 0 });
  expect(between(NOW, NOW + DAY_MS)).toBe('tomorrow');
  expect(between(NOW + DAY_MS, NOW)).toBe('yesterday');
});

test('FMT-003: an infinite value gives an empty text', () => {
  const call = (...values: Value[]) => callFormatter(relativeTime, [], values, { locale: 'en', now: NOW });
  expect(call('x')).toBe('');
  expect(call(Number.POSITIVE_INFINITY)).toBe('');
  expect(call('x', NOW)).toBe('');
  expect(call(NOW, 'x')).toBe('');
});

test('FMT-004: without a locale the text is empty', () => {
  expect(callFormatter(relativeTime, [], [NOW], { now: NOW })).toBe('');
});

test.each([0, 500, -17 * 60_000, -59 * 60_000, 5 * HOUR_MS, DAY_MS, -7 * DAY_MS, 800 * DAY_MS])(
  'the text for %i milliseconds from now holds until the moment that it names',
  (distance) => {
    const moments: number[] = [];
    const at = (now: number) =>
      callFormatter(relativeTime, [], [NOW + distance], {
        locale: 'en',
        now,
        holdsUntil: (moment) => moments.push(moment),
      });
    const text = at(NOW);
    const [until = 0] = moments;
    expect(until).toBeGreaterThan(NOW);
    for (let part = 0; part < 1; part += 0.01) expect(at(Math.floor(NOW + (until - NOW) * part))).toBe(text);
  },
);

test('how far two moments lie apart never changes', () => {
  const moments: number[] = [];
  const options = { locale: 'en', now: NOW, holdsUntil: (moment: number) => moments.push(moment) };
  callFormatter(relativeTime, [], [NOW, NOW + DAY_MS], options);
  expect(moments).toEqual([]);
});
