import type { Task } from '../../../platform/jobs/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { selectOrder, updatePaymentStatus } from '../../order/index.ts';
import {
  decideTestCharge,
  markRefunded,
  paymentProviders,
  refundTask,
  selectAttempt,
  testEvent,
  testEventTask,
  withTimeout,
} from '../../payment/index.ts';
import { receiveEvent } from './events.ts';
import { sweepTask } from './sweep.ts';

export function checkoutTasks(parts: Parts): readonly Task<never>[] {
  return [sweepTask(parts), lateEventTask(parts), refundOrderTask(parts)];
}

interface TestEventPayload {
  readonly websiteId: string;
  readonly key: string;
}

/** The simulated bank has decided and sends its event, through the same route as a real one. */
function lateEventTask(parts: Parts): Task<TestEventPayload> {
  return {
    name: testEventTask,
    async run({ websiteId, key }) {
      await decideTestCharge(parts.database, websiteId, key, 'captured');
      const received = await receiveEvent(parts, 'test', { websiteId, ...testEvent(parts, websiteId, key) });
      if (!received.ok) throw new Error(`The event about ${key} was not accepted: ${received.reason}`);
    },
  };
}

interface RefundPayload {
  readonly websiteId: string;
  readonly orderId: string;
}

/** Refunds a cancelled order; fails, and is retried, until the provider has confirmed. */
function refundOrderTask(parts: Parts): Task<RefundPayload> {
  const { database, clock } = parts;
  return {
    name: refundTask,
    async run({ websiteId, orderId }) {
      const order = await selectOrder(database, websiteId, orderId);
      const attempt = await selectAttempt(database, websiteId, orderId);
      if (order?.paymentStatus === 'pending' && !attempt) {
        await updatePaymentStatus(database, websiteId, orderId, 'voided');
      }
      if (attempt?.state !== 'captured') return;
      const provider = paymentProviders(parts).find(({ name }) => name === attempt.provider);
      if (!provider) throw new Error(`The order ${orderId} was paid by "${attempt.provider}", which is not configured`);
      await withTimeout(REFUND_TIMEOUT_MS, (signal) => provider.cancel(websiteId, attempt.attemptId, signal));
      await database.transaction(async (connection) => {
        const isNew = await markRefunded(connection, websiteId, attempt.paymentId, clock.now());
        if (isNew) await updatePaymentStatus(connection, websiteId, orderId, 'refunded');
      });
    },
  };
}

const REFUND_TIMEOUT_MS = 20_000;
