import type { Connection } from '../../database/index.ts';
import { elapsedShare, periodOf, secondsToWait } from './rate-count.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { countInDatabase } from './store.ts';

/** Counts in the database, for several processes that serve the same websites. */
export function createSharedLimiter(connection: Connection): RateLimiter {
  return {
    async take(key, window, now) {
      const count = await countInDatabase(connection, {
        key,
        period: periodOf(window, now),
        allowed: window.allowed,
        previousShare: 1 - elapsedShare(window, now),
        expiresAt: new Date(now.getTime() + 2 * window.seconds * 1000),
      });
      return count.admitted ? 0 : secondsToWait(window, count, now);
    },
  };
}
