import { openTestDatabase, type TestDatabase } from '@awning/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RateLimitWindow } from '../../rate-limits.ts';
import { createLocalLimiter } from './rate-limiter.ts';
import { createSharedLimiter } from './shared-limiter.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const noon = Date.UTC(2026, 0, 1, 12);
const window: RateLimitWindow = { per: 'address', allowed: 5, seconds: 60 };

test('the database counts exactly as one process does by itself', async () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 5, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(pauses, fc.uuid(), async (steps, key) => {
      const [local, shared] = [createLocalLimiter(), createSharedLimiter(database)];
      let now = noon;
      for (const step of steps) {
        now += step;
        const expected = await local.take(key, window, new Date(now));
        expect(await shared.take(key, window, new Date(now))).toBe(expected);
      }
    }),
    { numRuns: 20 },
  );
});

test('tries at the same moment by several processes are admitted only as often as allowed', async () => {
  const limiters = [createSharedLimiter(database), createSharedLimiter(database)];
  const tries = Array.from({ length: 40 }, (_, index) => limiters[index % 2]!.take('race', window, new Date(noon)));
  const waits = await Promise.all(tries.map(async (wait) => wait));
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
});
