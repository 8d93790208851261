import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { RateLimits, RateLimitWindow } from '../../rate-limits.ts';
import { networkOf } from '../request/network-address.ts';
import type { Route } from '../routing/route.ts';
import { countTry, type RateCount, secondsToWait } from './rate-count.ts';

/** Counts an attempt under a key and returns the seconds to wait, or 0 if it is admitted. */
export interface RateLimiter {
  take(key: string, window: RateLimitWindow, now: Date): number | Promise<number>;
}

/** The limit of a route, or one that its handler applies. */
type Counted = Pick<Route, 'limit' | 'anyHost' | 'limitSubject'>;

/** Counts one attempt in each window of a limit; returns the seconds to wait, or 0. */
export async function takeTry(
  route: Counted,
  request: FastifyRequest,
  { limits, limiter, now }: { readonly limits: RateLimits; readonly limiter: RateLimiter; readonly now: Date },
): Promise<number> {
  for (const window of limits[route.limit]) {
    const who = countedKey(window, route, request);
    if (who === undefined) continue;
    const seconds = await limiter.take(`${siteOf(route, request)}:${route.limit}:${window.per}:${who}`, window, now);
    if (seconds > 0) return seconds;
  }
  return 0;
}

/** For one process; several processes count in the database (shared-limiter.ts). */
export function createLocalLimiter(capacity = 100_000): RateLimiter {
  const counts = new Map<string, RateCount>();
  return {
    take(key, window, now) {
      const { isAdmitted, count } = countTry(window, counts.get(key), now);
      // Deleting first moves the key to the end, so that the first key of the map is the least recently used.
      counts.delete(key);
      counts.set(key, count);
      if (counts.size > capacity) counts.delete(counts.keys().next().value!);
      return isAdmitted ? 0 : secondsToWait(window, count, now);
    },
  };
}

function siteOf(route: Counted, request: FastifyRequest): string {
  return route.anyHost ? '' : request.website.id;
}

function countedKey(window: RateLimitWindow, route: Counted, request: FastifyRequest): string | undefined {
  const network = networkOf(request.ip);
  const subject = subjectKey(route.limitSubject?.(request));
  const keys: Readonly<Record<RateLimitWindow['per'], string | undefined>> = {
    address: network,
    visitor: request.presentedCrumb ?? network,
    member: request.member?.apiKeyId ?? request.member?.id ?? network,
    'site-user': request.siteUser?.id ?? network,
    subject,
    'address-and-subject': `${network}:${subject ?? ''}`,
  };
  return keys[window.per];
}

/** Requests choose their subjects, so a long subject must not take more memory than a short one. */
function subjectKey(subject: string | undefined): string | undefined {
  return subject === undefined ? undefined : createHash('sha256').update(subject).digest('base64url');
}
