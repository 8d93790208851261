import { expect, it } from 'vitest';
import { afterWrongCode, isWarningDue, secondsBlocked, type WrongCodes } from './wrong-codes.ts';

const start = new Date('2026-03-02T10:00:00Z');
const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

it('counts wrong codes for a day from the first on', () => {
  const two = afterWrongCode(afterWrongCode(undefined, start), later(23));
  expect(two).toEqual({ count: 2, since: start });
  expect(afterWrongCode(two, later(24))).toEqual({ count: 1, since: later(24) });
});

it('warns once, at the fifth', () => {
  const counts = Array.from({ length: 30 }, (_, index) => ({ count: index + 1, since: start }));
  expect(counts.filter(isWarningDue)).toEqual([{ count: 5, since: start }]);
});

it.each<[WrongCodes | undefined, hours: number, seconds: number]>([
  [undefined, 0, 0],
  [{ count: 29, since: start }, 1, 0],
  [{ count: 30, since: start }, 1, 23 * 3600],
  [{ count: 31, since: start }, 23.999, 4],
  [{ count: 30, since: start }, 24, 0],
])('after %j and %i hours codes are closed for %i seconds', (wrong, hours, seconds) => {
  expect(secondsBlocked(wrong, later(hours))).toBe(seconds);
});
