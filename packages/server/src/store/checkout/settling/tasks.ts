import type { Task } from '../../../platform/jobs/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { decideTestCharge, testEvent, testEventTask } from '../../payment/index.ts';
import { renewTask } from '../subscription/tasks.ts';
import { receiveEvent } from './events.ts';
import { sweepTask } from './sweep.ts';

export function checkoutTasks(parts: Parts): readonly Task<never>[] {
  return [sweepTask(parts), lateEventTask(parts), renewTask(parts)];
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
