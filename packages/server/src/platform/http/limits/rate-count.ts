import type { RateLimitWindow } from '../../rate-limits.ts';

/** The counts of one key: in the current period and in the previous one. */
export interface RateCount {
  readonly period: number;
  readonly current: number;
  readonly previous: number;
}

/**
 * Counts one attempt against a sliding window: the previous period counts in proportion to how much of it the window
 * still covers. A refused attempt is not counted, so a client that waits as told is admitted.
 */
export function countTry(
  window: RateLimitWindow,
  count: RateCount | undefined,
  now: Date,
): { readonly isAdmitted: boolean; readonly count: RateCount } {
  const moved = moveTo(periodOf(window, now), count);
  const isAdmitted = countInWindow(window, moved, now) + 1 <= window.allowed;
  return { isAdmitted, count: isAdmitted ? { ...moved, current: moved.current + 1 } : moved };
}

export function periodOf(window: RateLimitWindow, now: Date): number {
  return Math.floor(now.getTime() / (window.seconds * 1000));
}

/** Whole seconds until the next attempt is admitted, for `Retry-After`. */
export function secondsToWait(window: RateLimitWindow, count: RateCount, now: Date): number {
  const passed = elapsedShare(window, now);
  const room = window.allowed - 1 - count.current;
  const partToWait =
    room >= 0 ? 1 - room / count.previous - passed : 1 - passed + 1 - (window.allowed - 1) / count.current;
  return Math.max(1, Math.ceil(partToWait * window.seconds));
}

/** The elapsed part of the current period, from 0 to 1. */
export function elapsedShare(window: RateLimitWindow, now: Date): number {
  const length = window.seconds * 1000;
  return (now.getTime() % length) / length;
}

function moveTo(period: number, count: RateCount | undefined): RateCount {
  if (count?.period === period) return count;
  return { period, current: 0, previous: count?.period === period - 1 ? count.current : 0 };
}

function countInWindow(window: RateLimitWindow, count: RateCount, now: Date): number {
  return count.previous * (1 - elapsedShare(window, now)) + count.current;
}
