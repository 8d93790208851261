import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { delayMs, isSlowed, recentTries, type WrongTry } from './delay.ts';

const noon = Date.UTC(2026, 0, 1, 12);
const attacker = '192.0.2.1';

/** This many wrong passwords at noon. */
const wrong = (count: number): WrongTry[] => Array.from({ length: count }, () => ({ at: noon, from: attacker }));

describe('D-177 the delay after wrong passwords', () => {
  test.for([
    [0, 0],
    [9, 0],
    [10, 1],
    [11, 2],
    [12, 4],
    [13, 8],
    [14, 16],
    [15, 32],
    [16, 60],
    [40, 60],
  ] as const)('after %i is %i seconds', ([count, seconds]) => {
    const recent = recentTries(wrong(count), new Date(noon));
    expect(delayMs(recent, attacker, new Date(noon))).toBe(seconds * 1000);
    expect(isSlowed(recent)).toBe(count >= 10);
  });

  test('is half as long for a network that has not given a wrong one', () => {
    expect(delayMs(recentTries(wrong(16), new Date(noon)), '192.0.2.2', new Date(noon))).toBe(30_000);
  });

  test('ends a quarter of an hour after the tenth last', () => {
    const later = (minutes: number) => new Date(noon + minutes * 60_000);
    expect(isSlowed(recentTries(wrong(10), later(14.9)))).toBe(true);
    expect(isSlowed(recentTries(wrong(10), later(15)))).toBe(false);
  });

  test('an attacker who never stops gets ten tries and then at most two a minute, from however many networks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), (networks) => {
        let tries: readonly WrongTry[] = [];
        let admitted = 0;
        for (let second = 0; second < 4 * 3600; second += 1) {
          const now = new Date(noon + second * 1000);
          tries = recentTries(tries, now);
          const from = `network ${second % networks}`;
          if (delayMs(tries, from, now) > 0) continue;
          tries = [...tries, { at: now.getTime(), from }];
          admitted += 1;
        }
        expect(admitted).toBeLessThan(10 + 4 * 60 * 2 + 10);
      }),
      { numRuns: 20 },
    );
  });

  test('one network that retries as soon as it may leaves room for all others', () => {
    let tries: readonly WrongTry[] = wrong(10);
    for (let second = 0; second < 3600; second += 1) {
      const now = new Date(noon + second * 1000);
      tries = recentTries(tries, now);
      if (delayMs(tries, attacker, now) > 0) continue;
      // The moment before, the owner at another address has already been admitted.
      const before = new Date(now.getTime() - 1);
      expect([second, delayMs(tries, '192.0.2.2', before)]).toEqual([second, 0]);
      tries = [...tries, { at: now.getTime(), from: attacker }];
    }
  });
});
