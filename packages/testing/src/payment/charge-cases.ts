import assert from 'node:assert/strict';
import { cancel, capturedKey, charge, decide, found, needed, newKey, saysAgain, together } from './asking.ts';
import type { ContractCase, ContractSubject } from './subject.ts';

/** Charges with the shopper present: decided once, and the provider reports the current state at any time. */
export function chargeCases(subject: ContractSubject): readonly ContractCase[] {
  const { provider, payments, otherWebsiteId } = subject;
  if (provider.takesMoney === 'later') return [];
  return [
    {
      name: 'a charge: the same key again, also at the same time, is the same charge',
      async run() {
        const key = newKey();
        const first = await charge(subject, payments.captured, { key });
        assert.ok(first.state === 'captured' || first.state === 'requires-action', `captured, not ${first.state}`);
        assert.deepEqual(await charge(subject, payments.captured, { key }), first);
        const racing = newKey();
        const all = await together(5, () => charge(subject, payments.captured, { key: racing }));
        for (const one of all) assert.deepEqual(one, all[0]);
      },
    },
    {
      name: 'a charge: another amount or instrument under its key changes nothing',
      async run() {
        const key = newKey();
        const first = await charge(subject, payments.captured, { key, amount: 500n });
        await saysAgain(first, charge(subject, payments.captured, { key, amount: 900n }));
        if (payments.declined) await saysAgain(first, charge(subject, payments.declined, { key }));
        assert.deepEqual(await found(subject, key), first);
      },
    },
    {
      name: 'a charge: asked what is true, the provider tells what it decided',
      async run() {
        const key = await capturedKey(subject);
        const captured = await found(subject, key);
        assert.ok(captured.state === 'captured' && captured.reference !== '' && captured.label !== '');
        await saysAgain(captured, charge(subject, payments.captured, { key }));
        if (otherWebsiteId !== undefined) {
          assert.deepEqual(await provider.find(otherWebsiteId, key), { state: 'unknown' }, 'another website’s charge');
        }
      },
    },
    {
      name: 'a charge: a key that the provider has never withTimeout of is unknown',
      async run() {
        assert.deepEqual(await found(subject, newKey()), { state: 'unknown' });
        assert.deepEqual(await found(subject, 'no-such-key'), { state: 'unknown' });
      },
    },
    {
      name: 'a charge: one that is cancelled is given back, however often, and stays so',
      async run() {
        const key = await capturedKey(subject);
        await cancel(subject, key);
        await together(3, () => cancel(subject, key));
        assert.deepEqual(await found(subject, key), { state: 'cancelled' });
        assert.deepEqual(await charge(subject, payments.captured, { key }), { state: 'cancelled' });
      },
    },
    {
      name: 'a charge: a key that is cancelled before it is charged never charges anything',
      async run() {
        const key = newKey();
        await cancel(subject, key);
        assert.deepEqual(await charge(subject, payments.captured, { key }), { state: 'cancelled' });
        assert.deepEqual(await found(subject, key), { state: 'cancelled' });
      },
    },
    {
      name: 'a charge: cancelled while it is made, it is either taken back or never made',
      async run() {
        const key = newKey();
        await Promise.all([charge(subject, payments.captured, { key }), cancel(subject, key)]);
        assert.deepEqual(await found(subject, key), { state: 'cancelled' });
      },
    },
    ...(payments.declined ? declinedCases(subject) : []),
    ...(payments.confirmed ? confirmedCases(subject) : []),
  ];
}

function declinedCases(subject: ContractSubject): readonly ContractCase[] {
  const declined = needed(subject.payments.declined, 'payments.declined');
  return [
    {
      name: 'a declined charge: is declined for good, and cancelling it changes nothing',
      async run() {
        const key = newKey();
        const first = await charge(subject, declined, { key });
        assert.equal(first.state, 'declined');
        await saysAgain(first, charge(subject, subject.payments.captured, { key }));
        await cancel(subject, key);
        assert.deepEqual(await found(subject, key), first);
      },
    },
  ];
}

function confirmedCases(subject: ContractSubject): readonly ContractCase[] {
  const confirmed = needed(subject.payments.confirmed, 'payments.confirmed');
  const begin = async () => {
    const key = newKey();
    const begun = await charge(subject, confirmed, { key });
    assert.ok(
      begun.state === 'requires-action' && begun.url !== '',
      `requires-action with an address, not ${begun.state}`,
    );
    assert.deepEqual(await found(subject, key), begun);
    return key;
  };
  return [
    {
      name: 'a charge that the shopper confirms: is captured then, and not before',
      async run() {
        const key = await begin();
        await decide(subject, key, 'confirm');
        assert.equal((await found(subject, key)).state, 'captured');
        await decide(subject, key, 'refuse');
        assert.equal((await found(subject, key)).state, 'captured', 'a second decision changes nothing');
      },
    },
    {
      name: 'a charge that the shopper confirms: is declined if they refuse',
      async run() {
        const key = await begin();
        await decide(subject, key, 'refuse');
        assert.deepEqual(await found(subject, key), { state: 'declined', reason: 'unconfirmed' });
      },
    },
    {
      name: 'a charge that the shopper confirms: cannot be confirmed after it was cancelled',
      async run() {
        const key = await begin();
        await cancel(subject, key);
        await decide(subject, key, 'confirm');
        assert.deepEqual(await found(subject, key), { state: 'cancelled' });
      },
    },
  ];
}
