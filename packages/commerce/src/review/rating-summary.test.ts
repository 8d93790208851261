import { assert, nat, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { ratingSummary } from './rating-summary.ts';

test('nothing is said without reviews', () => {
  expect(ratingSummary({ 5: 0 })).toBeUndefined();
});

test('the average lies between the worst and the best rating, and stars are halves near it', () => {
  assert(
    property(tuple(nat(50), nat(50), nat(50), nat(50), nat(50)), (numbers) => {
      const counts = Object.fromEntries(numbers.map((number, index) => [index + 1, number]));
      const given = numbers.flatMap((number, index) => Array.from({ length: number }, () => index + 1));
      const summary = ratingSummary(counts);
      if (given.length === 0) return;
      expect(summary?.count).toBe(given.length);
      const average = given.reduce((sum, rating) => sum + rating, 0) / given.length;
      expect(Math.abs((summary?.average ?? 0) - average)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(Math.abs((summary?.stars ?? 0) - average)).toBeLessThanOrEqual(0.25 + 1e-9);
      expect(((summary?.stars ?? 0) * 2) % 1).toBe(0);
    }),
  );
});
