import type { Schedule, Task } from '../../../platform/jobs/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { deleteOldDiscarded } from '../../order/index.ts';
import {
  deleteForgottenTestInstruments,
  deleteOldDeclines,
  deleteOldStripeCharges,
  deleteOldTestCharges,
} from '../../payment/index.ts';
import { deleteOldIdempotency } from '../idempotency/store.ts';
import { releaseHeld } from './finalise.ts';
import { settleLeftOpen } from './settle.ts';
import { claimDueAttempt } from './store.ts';

const sweepName = 'checkout.sweep';

/** A crontab has no seconds, so each sweep enqueues the next; what a crash left open is settled within a minute. */
const INTERVAL_SECONDS = 10;
const CONCURRENCY = 8;
const KEPT_HOURS = 24;
/** How long a failed purchase is kept, and how many are deleted at once. */
const DISCARDED_DAYS = 7;
const DISCARDED_BATCH_SIZE = 500;
/**
 * Longer than the timeout of a provider, so that no attempt is checked twice at once; a failed one is retried after it.
 */
const CLAIM_SECONDS = 30;

/** Starts the chain of sweeps, and restarts it should it ever break. */
export const checkoutSchedules: readonly Schedule[] = [{ task: sweepName, at: '* * * * *' }];

/** Settles what a crash left open: every charge becomes an order or is refunded, and held stock is released. */
export function sweepTask(parts: Parts): Task {
  return {
    name: sweepName,
    async run() {
      const now = parts.clock.now().getTime();
      const runAt = new Date(now + INTERVAL_SECONDS * 1000);
      // Enqueued first, so that a sweep that is killed is followed by another one.
      await parts.jobs.add(parts.database, sweepName, {}, { key: sweepName, queue: sweepName, runAt });
      await sweepOnce(parts);
      await deleteOldIdempotency(parts.database, new Date(now - KEPT_HOURS * 3_600_000));
      await deleteOldDiscarded(parts.database, new Date(now - DISCARDED_DAYS * 24 * 3_600_000), DISCARDED_BATCH_SIZE);
      await deleteOldDeclines(parts.database, new Date(now - KEPT_HOURS * 3_600_000));
      await deleteOldTestCharges(parts.database, new Date(now - KEPT_HOURS * 3_600_000));
      await deleteOldStripeCharges(parts.database, new Date(now - KEPT_HOURS * 3_600_000));
      await deleteForgottenTestInstruments(parts.database, new Date(now - KEPT_HOURS * 3_600_000));
    },
  };
}

/** Settles everything that is due, several at a time: one provider that does not respond must not block the others. */
async function sweepOnce(parts: Parts): Promise<void> {
  // What becomes due meanwhile is left to the next sweep, so that this one ends.
  const now = parts.clock.now();
  const claim = async () => {
    const until = new Date(parts.clock.now().getTime() + CLAIM_SECONDS * 1000);
    return await claimDueAttempt(parts.database, now, until);
  };
  const work = async () => {
    for (let due = await claim(); due; due = await claim()) await settleOne(parts, due.websiteId, due.orderId);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

async function settleOne(parts: Parts, websiteId: string, orderId: string): Promise<void> {
  try {
    await settleLeftOpen(parts, websiteId, orderId);
  } catch (error) {
    parts.log.error({ err: error, websiteId, orderId }, 'A checkout that was left open could not be settled yet');
    await releaseHeld(parts, websiteId, orderId);
  }
}
