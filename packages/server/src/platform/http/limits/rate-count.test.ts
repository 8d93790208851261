import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RateLimitWindow } from '../../rate-limits.ts';
import { countTry, type RateCount, secondsToWait } from './rate-count.ts';

const sixtyAMinute: RateLimitWindow = { per: 'address', allowed: 60, seconds: 60 };
const noon = Date.UTC(2026, 0, 1, 12);

test('admits as many tries as allowed and refuses the next', () => {
  expect(
    admitted(
      sixtyAMinute,
      Array.from({ length: 61 }, () => noon),
    ),
  ).toEqual([...Array(60).fill(true), false]);
});

test('does not forget everything when a new minute begins', () => {
  const atTheEnd = Array.from({ length: 60 }, () => noon + 59_999);
  expect(admitted(sixtyAMinute, [...atTheEnd, noon + 60_000, noon + 62_000])).toEqual([
    ...Array(60).fill(true),
    false,
    true,
  ]);
});

test('forgets after two whole periods', () => {
  const full = Array.from({ length: 60 }, () => noon);
  expect(admitted(sixtyAMinute, [...full, noon + 120_000]).at(-1)).toBe(true);
});

test('a client that waits as told is admitted, and never has to wait twice as long as the period', () => {
  const windows = fc.record({ allowed: fc.integer({ min: 1, max: 100 }), seconds: fc.integer({ min: 1, max: 900 }) });
  const steps = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(windows, steps, (numbers, pauses) => {
      const window: RateLimitWindow = { per: 'address', ...numbers };
      let count: RateCount | undefined;
      let now = noon;
      for (const pause of pauses) {
        now += pause;
        const tried = countTry(window, count, new Date(now));
        count = tried.count;
        if (tried.isAdmitted) continue;
        const wait = secondsToWait(window, count, new Date(now));
        expect(wait).toBeGreaterThanOrEqual(1);
        expect(wait).toBeLessThanOrEqual(2 * window.seconds);
        expect(countTry(window, count, new Date(now + wait * 1000)).isAdmitted).toBe(true);
      }
    }),
  );
});

test('over a long time not more than the allowed rate gets through', () => {
  const everySecondTen = Array.from({ length: 6000 }, (_, index) => noon + index * 100);
  const count = admitted(sixtyAMinute, everySecondTen).filter(Boolean).length;
  expect(count).toBeLessThanOrEqual(60 * 11);
  expect(count).toBeGreaterThan(60 * 9);
});

function admitted(window: RateLimitWindow, times: readonly number[]): boolean[] {
  let count: RateCount | undefined;
  return times.map((time) => {
    const tried = countTry(window, count, new Date(time));
    count = tried.count;
    return tried.isAdmitted;
  });
}
