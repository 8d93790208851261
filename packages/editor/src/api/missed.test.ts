import { expect, it } from 'vitest';
import { missedBy, retryPauseMs } from './missed.ts';
import { Problem } from './problem.ts';

it.each([
  ['a lost connection', new Problem('network', 0, {}), 1],
  ['a server that is being restarted', new Problem('refused', 503, {}), 1],
  ['too many calls', new Problem('refused', 429, { retryAfterSeconds: 7 }), 1],
  ['a refusal', new Problem('refused', 400, {}), undefined],
  ['a conflict', new Problem('refused', 409, { reason: 'stale' }), undefined],
  ['a fault of our own', new Error('x'), undefined],
])('is tried again or not: %s', (_, problem, count) => {
  expect(missedBy(problem, undefined)?.count).toBe(count);
});

it('pauses longer each time, up to a minute, and as long as the server asks for', () => {
  const pauses = [1, 2, 3, 6, 7, 50].map((count) => retryPauseMs({ count, retryAfterSeconds: undefined }));
  expect(pauses).toEqual([1000, 2000, 4000, 32_000, 60_000, 60_000]);
  const busy = missedBy(new Problem('refused', 429, { retryAfterSeconds: 7 }), {
    count: 1,
    retryAfterSeconds: undefined,
  });
  expect(busy && retryPauseMs(busy)).toBe(7000);
});
