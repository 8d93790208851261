import type { Schedule, Task } from '../../../platform/jobs/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { refundTask } from './request.ts';
import { settleRefund } from './settle.ts';
import { claimDueRefund } from './store.ts';

const sweepName = 'order.sweep-refunds';

/** A provider that works on a refund, or does not respond, is asked again after this time. */
const ASK_AGAIN_MINUTES = 5;

export const refundSchedules: readonly Schedule[] = [{ task: sweepName, at: '* * * * *' }];

export function refundTasks(parts: Parts): readonly Task<never>[] {
  return [settleTask(parts), sweepTask(parts)];
}

interface RefundPayload {
  readonly websiteId: string;
  readonly refundId: string;
}

/** Fails, and is retried, until the provider has responded. */
function settleTask(parts: Parts): Task<RefundPayload> {
  return { name: refundTask, run: ({ websiteId, refundId }) => settleRefund(parts, websiteId, refundId) };
}

/** Asks about refunds that a provider has not decided yet, and those whose jobs have given up. */
function sweepTask(parts: Parts): Task {
  return {
    name: sweepName,
    async run() {
      // What becomes due meanwhile is left to the next sweep, so that this one ends.
      const now = parts.clock.now();
      const until = new Date(now.getTime() + ASK_AGAIN_MINUTES * 60_000);
      const claim = () => claimDueRefund(parts.database, now, until);
      for (let due = await claim(); due; due = await claim()) await settleOne(parts, due);
    },
  };
}

async function settleOne(parts: Parts, { websiteId, refundId }: RefundPayload): Promise<void> {
  try {
    await settleRefund(parts, websiteId, refundId);
  } catch (error) {
    parts.log.error({ err: error, websiteId, refundId }, 'A refund could not be settled yet');
  }
}
