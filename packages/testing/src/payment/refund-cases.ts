import assert from 'node:assert/strict';
import {
  AMOUNT,
  cancel,
  capturedKey,
  charge,
  found,
  newKey,
  refund,
  refundsOf,
  saysAgain,
  together,
} from './asking.ts';
import type { ContractCase, ContractSubject } from './subject.ts';

/** Refunds: in parts, each once, and never more than was captured. */
export function refundCases(subject: ContractSubject): readonly ContractCase[] {
  if (!subject.provider.refunds) return [];
  const { websiteId, payments } = subject;
  const give = async (chargeKey: string, part: bigint, key = newKey()) =>
    await refund(subject, { chargeKey, amount: part, key });
  return [
    {
      name: 'a refund: a part is given back, and the charge says how much',
      async run() {
        const chargeKey = await capturedKey(subject);
        await isGiven(give(chargeKey, 300n));
        await isRefunded(subject, chargeKey, 300n);
        await isGiven(give(chargeKey, 1n));
        await isRefunded(subject, chargeKey, 301n);
      },
    },
    {
      name: 'a refund: the whole, at once or as the last part, leaves the charge cancelled',
      async run() {
        const atOnce = await capturedKey(subject);
        await isGiven(give(atOnce, AMOUNT));
        assert.deepEqual(await found(subject, atOnce), { state: 'cancelled' });
        const inParts = await capturedKey(subject);
        await isGiven(give(inParts, 400n));
        await isGiven(give(inParts, AMOUNT - 400n));
        assert.deepEqual(await found(subject, inParts), { state: 'cancelled' });
      },
    },
    {
      name: 'a refund: the same key again, also at the same time, is the same refund',
      async run() {
        const chargeKey = await capturedKey(subject);
        const key = newKey();
        const first = await give(chargeKey, 400n, key);
        assert.equal(first.state, 'refunded');
        assert.deepEqual(await give(chargeKey, 400n, key), first);
        await saysAgain(first, give(chargeKey, 100n, key));
        const racing = newKey();
        const all = await together(5, () => give(chargeKey, 400n, racing));
        for (const one of all) assert.deepEqual(one, all[0]);
        await isRefunded(subject, chargeKey, 800n);
      },
    },
    {
      name: 'a refund: asked what is true, the provider tells what it decided',
      async run() {
        const chargeKey = await capturedKey(subject);
        const [given, refused] = [newKey(), newKey()];
        const answers = [await give(chargeKey, 1n, given), await give(chargeKey, AMOUNT, refused)];
        const find = (key: string) => refundsOf(subject).find(websiteId, key);
        assert.deepEqual([await find(given), await find(refused)], answers);
        assert.deepEqual(await find(newKey()), { state: 'unknown' });
        assert.deepEqual(await find('no-such-key'), { state: 'unknown' });
      },
    },
    {
      name: 'a refund: more than is left is refused, for good, and takes nothing',
      async run() {
        const chargeKey = await capturedKey(subject);
        await isRefused(give(chargeKey, AMOUNT + 1n));
        await isGiven(give(chargeKey, 1000n));
        const key = newKey();
        await isRefused(give(chargeKey, 2n, key));
        await isRefused(give(chargeKey, 2n, key));
        await isRefunded(subject, chargeKey, 1000n);
        await isGiven(give(chargeKey, 1n));
        await isRefused(give(chargeKey, 1n));
      },
    },
    {
      name: 'a refund: many at once together never exceed what was captured',
      async run() {
        const chargeKey = await capturedKey(subject);
        const results = await together(20, () => give(chargeKey, 100n));
        assert.equal(results.filter(({ state }) => state === 'refunded').length, 10);
        assert.equal(results.filter(({ state }) => state === 'refused').length, 10);
        await isRefunded(subject, chargeKey, 1000n);
      },
    },
    {
      name: 'a refund: nothing, or less than nothing, is never given',
      async run() {
        const chargeKey = await capturedKey(subject);
        for (const part of [0n, -1n]) {
          const result = await give(chargeKey, part).catch(() => 'thrown' as const);
          assert.ok(result === 'thrown' || result.state === 'refused', `a refund of ${part}`);
        }
        await isGiven(give(chargeKey, AMOUNT));
        assert.deepEqual(await found(subject, chargeKey), { state: 'cancelled' });
      },
    },
    {
      name: 'a refund: of a charge that took no money is refused',
      async run() {
        await isRefused(give(newKey(), 1n));
        await isRefused(give('no-such-key', 1n));
        const cancelled = await capturedKey(subject);
        await cancel(subject, cancelled);
        await isRefused(give(cancelled, 1n));
        if (!payments.declined) return;
        const declined = newKey();
        await charge(subject, payments.declined, { key: declined });
        await isRefused(give(declined, 1n));
      },
    },
    {
      name: 'a refund: cancelling the charge gives back the rest, and the refund stands',
      async run() {
        const chargeKey = await capturedKey(subject);
        const key = newKey();
        const first = await give(chargeKey, 300n, key);
        await cancel(subject, chargeKey);
        assert.deepEqual(await found(subject, chargeKey), { state: 'cancelled' });
        assert.deepEqual(await give(chargeKey, 300n, key), first);
        await isRefused(give(chargeKey, 1n));
      },
    },
  ];
}

type Given = ReturnType<typeof refund>;

async function isGiven(giving: Given): Promise<void> {
  const result = await giving;
  assert.ok(result.state === 'refunded' && result.reference !== '', `refunded, not ${JSON.stringify(result)}`);
}

async function isRefused(giving: Given): Promise<void> {
  const result = await giving;
  assert.equal(result.state, 'refused', `refused, not ${JSON.stringify(result)}`);
}

async function isRefunded(subject: ContractSubject, chargeKey: string, refunded: bigint): Promise<void> {
  const charged = await found(subject, chargeKey);
  assert.deepEqual([charged.state, 'refunded' in charged && charged.refunded], ['captured', refunded]);
}
