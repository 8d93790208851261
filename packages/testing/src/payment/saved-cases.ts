import assert from 'node:assert/strict';
import {
  AMOUNT,
  cancel,
  chargeSaved,
  decide,
  found,
  needed,
  newKey,
  refund,
  save,
  savedInstrument,
  savedOf,
  together,
} from './asking.ts';
import type { ContractCase, ContractSubject } from './subject.ts';

/** Instruments that are saved with a shopper's consent, and charged without the shopper. */
export function savedCases(subject: ContractSubject): readonly ContractCase[] {
  if (!subject.provider.savedInstruments) return [];
  return [...keepingCases(subject), ...absentCases(subject)];
}

function keepingCases(subject: ContractSubject): readonly ContractCase[] {
  const { websiteId, otherWebsiteId, payments } = subject;
  return [
    {
      name: 'a saved instrument: the same key again, also at the same time, saves one',
      async run() {
        const owner = newKey();
        const key = newKey();
        const all = await together(5, () => save(subject, payments.captured, { owner, key }));
        for (const one of all) assert.deepEqual(one, all[0]);
        assert.equal((await savedOf(subject).list(websiteId, owner)).length, 1);
      },
    },
    {
      name: 'a saved instrument: is listed for its owner alone, without what it was typed as',
      async run() {
        const { owner, reference } = await savedInstrument(subject, payments.captured);
        const listed = await savedOf(subject).list(websiteId, owner);
        assert.deepEqual(
          listed.map((instrument) => [instrument.reference, instrument.label !== '']),
          [[reference, true]],
        );
        const secrets = Object.values(payments.captured).filter(
          (text) => typeof text === 'string' && /\d{6}/.test(text),
        );
        for (const secret of secrets) {
          assert.ok(!JSON.stringify(listed).includes(String(secret)), 'the list tells what was typed');
        }
        assert.deepEqual(await savedOf(subject).list(websiteId, newKey()), []);
        if (otherWebsiteId !== undefined) assert.deepEqual(await savedOf(subject).list(otherWebsiteId, owner), []);
      },
    },
    {
      name: 'a saved instrument: several of one owner are listed, oldest first',
      async run() {
        const owner = newKey();
        const saved = [
          await save(subject, payments.captured, { owner }),
          await save(subject, payments.captured, { owner }),
        ];
        const listed = await savedOf(subject).list(websiteId, owner);
        assert.deepEqual(
          listed.map(({ reference }) => reference),
          saved.map((one) => 'reference' in one && one.reference),
        );
      },
    },
    {
      name: 'a saved instrument: forgotten, it is neither listed nor charged; forgetting again changes nothing',
      async run() {
        const kept = await savedInstrument(subject, payments.captured);
        const { owner, reference } = kept;
        await savedOf(subject).forget(websiteId, owner, reference);
        await savedOf(subject).forget(websiteId, owner, reference);
        assert.deepEqual(await savedOf(subject).list(websiteId, owner), []);
        assert.equal((await chargeSaved(subject, kept)).state, 'declined');
      },
    },
    {
      name: 'a saved instrument: nobody but its owner charges or forgets it',
      async run() {
        const { owner, reference } = await savedInstrument(subject, payments.captured);
        const stranger = newKey();
        await savedOf(subject).forget(websiteId, stranger, reference);
        assert.equal((await savedOf(subject).list(websiteId, owner)).length, 1);
        assert.equal((await chargeSaved(subject, { owner: stranger, reference })).state, 'declined');
        if (otherWebsiteId === undefined) return;
        assert.equal((await chargeSaved(subject, { owner, reference, websiteId: otherWebsiteId })).state, 'declined');
      },
    },
    ...(payments.declined
      ? [
          {
            name: 'a saved instrument: one that the provider declines is not saved',
            async run() {
              const owner = newKey();
              const result = await save(subject, needed(payments.declined, 'payments.declined'), { owner });
              assert.equal(result.state, 'declined');
              assert.deepEqual(await savedOf(subject).list(websiteId, owner), []);
            },
          },
        ]
      : []),
  ];
}

function absentCases(subject: ContractSubject): readonly ContractCase[] {
  const { websiteId, payments } = subject;
  return [
    {
      name: 'without the shopper: a saved instrument is charged, once per key, also at the same time',
      async run() {
        const kept = await savedInstrument(subject, payments.captured);
        const key = newKey();
        const all = await together(5, () => chargeSaved(subject, { ...kept, key }));
        assert.equal(all[0]?.state, 'captured');
        for (const one of all) assert.deepEqual(one, all[0]);
        assert.deepEqual(await found(subject, key), all[0]);
        const again = newKey();
        assert.equal((await chargeSaved(subject, { ...kept, key: again })).state, 'captured', 'a second charge');
        await savedOf(subject).forget(websiteId, kept.owner, kept.reference);
        assert.deepEqual(await chargeSaved(subject, { ...kept, key }), all[0], 'decided before it was forgotten');
      },
    },
    {
      name: 'without the shopper: the charge is cancelled and given back like any other',
      async run() {
        const kept = await savedInstrument(subject, payments.captured);
        const key = newKey();
        await chargeSaved(subject, { ...kept, key });
        if (subject.provider.refunds) {
          assert.equal((await refund(subject, { chargeKey: key, amount: AMOUNT - 1n })).state, 'refunded');
        }
        await cancel(subject, key);
        assert.deepEqual(await found(subject, key), { state: 'cancelled' });
      },
    },
    {
      name: 'without the shopper: a charge may be declined, for good',
      async run() {
        const kept = await savedInstrument(subject, needed(payments.declinedLater, 'payments.declinedLater'));
        const key = newKey();
        const first = await chargeSaved(subject, { ...kept, key });
        assert.equal(first.state, 'declined');
        assert.deepEqual(await chargeSaved(subject, { ...kept, key }), first);
        assert.deepEqual(await found(subject, key), first);
      },
    },
    {
      name: 'without the shopper: a charge may need the shopper, and takes nothing until they confirm',
      async run() {
        const kept = await savedInstrument(subject, needed(payments.confirmedLater, 'payments.confirmedLater'));
        const key = newKey();
        const first = await chargeSaved(subject, { ...kept, key });
        assert.ok(first.state === 'requires-action' && first.url !== '', `requires-action, not ${first.state}`);
        assert.deepEqual(await chargeSaved(subject, { ...kept, key }), first);
        assert.deepEqual(await found(subject, key), first);
        await decide(subject, key, 'confirm');
        assert.equal((await found(subject, key)).state, 'captured');
      },
    },
    {
      name: 'without the shopper: a reference that nobody has is declined',
      async run() {
        assert.equal((await chargeSaved(subject, { owner: newKey(), reference: newKey() })).state, 'declined');
        assert.equal(
          (await chargeSaved(subject, { owner: newKey(), reference: 'no-such-instrument' })).state,
          'declined',
        );
      },
    },
  ];
}
