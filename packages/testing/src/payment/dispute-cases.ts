import assert from 'node:assert/strict';
import { AMOUNT, capturedKey, needed } from './asking.ts';
import type { ContractCase, ContractSubject } from './subject.ts';

/** Charges that a cardholder disputes: an event tells of them, and they are listed as they are now. */
export function disputeCases(subject: ContractSubject): readonly ContractCase[] {
  const { provider, websiteId, otherWebsiteId } = subject;
  const { disputes } = provider;
  if (!disputes) return [];
  const disputed = async (key: string, state: 'opened' | 'lost') =>
    needed(await subject.dispute?.(key, state), 'dispute');
  return [
    {
      name: 'a dispute: an event tells of it, and it is listed for its charge alone',
      async run() {
        const [key, other] = [await capturedKey(subject), await capturedKey(subject)];
        assert.deepEqual(await disputes.list(websiteId, key), []);
        const event = await disputed(key, 'opened');
        const read = needed(
          await provider.readEvent?.({ ...event, websiteId, now: subject.now?.() ?? new Date() }),
          'readEvent',
        );
        assert.ok(read.ok && read.key === key && read.isAboutDispute === true);
        const [dispute, ...more] = await disputes.list(websiteId, key);
        assert.ok(dispute && more.length === 0);
        assert.equal(dispute.state, 'needs-response');
        assert.equal(dispute.amount, AMOUNT);
        assert.ok(dispute.reference !== '' && dispute.reason !== '');
        assert.deepEqual(await disputes.list(websiteId, other), []);
        if (otherWebsiteId !== undefined) assert.deepEqual(await disputes.list(otherWebsiteId, key), []);
        await disputed(key, 'lost');
        const [decided] = await disputes.list(websiteId, key);
        assert.deepEqual([decided?.state, decided?.reference], ['lost', dispute.reference]);
      },
    },
  ];
}
