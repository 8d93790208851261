import { AssertionError } from 'node:assert';
import { addWebsite, startTestServer } from '@awning/testing';
import { type ContractSubject, providerContract } from '@awning/testing/provider-contract';
import { afterAll, describe, expect, test } from 'vitest';
import type { PaymentProvider, Refunds, SavedInstruments } from './provider.ts';
import { paymentProviders } from './providers.ts';
import { decideTestCharge } from './test-bank/store.ts';
import { testEvent } from './test-bank/test-bank.ts';

const server = await startTestServer({ features: [] });
const other = await addWebsite(server, { host: 'other.example' });
afterAll(() => server.close());

function subjectOf(name: string, payments: ContractSubject['payments']): ContractSubject {
  const { parts, database, website, clock } = server;
  const provider = paymentProviders(parts).find((known) => known.name === name);
  if (!provider) throw new Error(`There is no provider ${name}`);
  return {
    provider,
    websiteId: website.id,
    otherWebsiteId: other.id,
    payments,
    decide: (key, decision) =>
      decideTestCharge(database, website.id, key, decision === 'confirm' ? 'captured' : 'declined'),
    event: (key) => testEvent(parts, website.id, key),
    now: () => clock.now(),
  };
}

function card(cardNumber: string) {
  return { provider: 'test', cardNumber, expiry: '12/34', cvc: '123' };
}

const testSubject = subjectOf('test', {
  captured: card('4242 4242 4242 4242'),
  declined: card('4000 0000 0000 0002'),
  confirmed: card('4000 0025 0000 3155'),
  declinedLater: card('4000 0000 0000 9995'),
  confirmedLater: card('4000 0025 0000 3155'),
});
const instalments = subjectOf('instalments', { captured: {}, confirmed: {} });

describe.for([
  ['test', testSubject, 34],
  ['instalments', instalments, 22],
] as const)('the provider %s keeps the contract', ([, subject, count]) => {
  const cases = providerContract(subject);

  test('in all its cases', () => {
    expect(cases).toHaveLength(count);
  });

  test.for(cases.map((one) => [one.name, one] as const))('%s', async ([, one]) => {
    await expect(one.run()).resolves.toBeUndefined();
  });
});

const honest = testSubject.provider;

function withRefunds(flaw: (refunds: Refunds) => Partial<Refunds>): Partial<PaymentProvider> {
  const { refunds } = honest;
  return refunds ? { refunds: { ...refunds, ...flaw(refunds) } } : {};
}

function withSaved(flaw: (saved: SavedInstruments) => Partial<SavedInstruments>): Partial<PaymentProvider> {
  const { savedInstruments: saved } = honest;
  return saved ? { savedInstruments: { ...saved, ...flaw(saved) } } : {};
}

let keys = 0;
const anyKey = () => `any-${(keys += 1)}`;
const owners = new Set<string>();

/** One flaw each, and the title of a case that must notice it. */
const flaws: readonly [slip: string, noticedBy: string, flaw: Partial<PaymentProvider>][] = [
  [
    'charges again under the same key',
    'a charge: the same key again',
    { charge: (charge) => honest.charge({ ...charge, key: anyKey() }) },
  ],
  ['forgets its charges', 'a charge: asked what is true', { find: () => Promise.resolve({ state: 'unknown' }) }],
  [
    'tells of other websites',
    'a charge: asked what is true',
    { find: (_id, key) => honest.find(server.website.id, key) },
  ],
  [
    'says that it captured what it never withTimeout of',
    'a charge: a key that the provider has never withTimeout of',
    {
      find: async (websiteId, key) => {
        const known = await honest.find(websiteId, key);
        return known.state === 'unknown' ? { state: 'captured', reference: key, label: 'x' } : known;
      },
    },
  ],
  ['cancels nothing', 'a charge: one that is cancelled', { cancel: () => Promise.resolve() }],
  [
    'cancels only what it knows',
    'a charge: a key that is cancelled before it is charged',
    {
      cancel: async (websiteId, key) => {
        if ((await honest.find(websiteId, key)).state !== 'unknown') await honest.cancel(websiteId, key);
      },
    },
  ],
  [
    'gives back again under the same key',
    'a refund: the same key again',
    withRefunds((refunds) => ({ give: (refund) => refunds.give({ ...refund, key: anyKey() }) })),
  ],
  [
    'gives back more than there is',
    'a refund: more than is left',
    withRefunds(() => ({ give: ({ key }) => Promise.resolve({ state: 'refunded', reference: key }) })),
  ],
  [
    'gives back the whole for a part',
    'a refund: a part is given back',
    withRefunds((refunds) => ({ give: (refund) => refunds.give({ ...refund, amount: 1001n }) })),
  ],
  [
    'forgets its refunds',
    'a refund: asked what is true',
    withRefunds(() => ({ find: () => Promise.resolve({ state: 'unknown' }) })),
  ],
  [
    'counts refunds at once against the same rest',
    'a refund: many at once',
    withRefunds((refunds) => ({
      give: async (refund) => {
        const result = await refunds.give(refund);
        return result.state === 'refused' ? { state: 'refunded', reference: refund.key } : result;
      },
    })),
  ],
  [
    'saves again under the same key',
    'a saved instrument: the same key again',
    withSaved((saved) => ({ save: (saving) => saved.save({ ...saving, key: anyKey() }) })),
  ],
  [
    'lists what others keep',
    'a saved instrument: is listed for its owner alone',
    withSaved((saved) => ({
      save: (saving) => saved.save({ ...saving, owner: [...owners.add(saving.owner)][0] ?? '' }),
      list: (websiteId) => saved.list(websiteId, [...owners][0] ?? ''),
    })),
  ],
  ['never forgets', 'a saved instrument: forgotten', withSaved(() => ({ forget: () => Promise.resolve() }))],
  [
    'lets anybody charge what others keep',
    'a saved instrument: nobody but its owner',
    withSaved(() => ({
      charge: (charge) => honest.charge({ ...charge, instrument: card('4242424242424242') }),
    })),
  ],
  [
    'charges without the shopper although it needs them',
    'without the shopper: a charge may need the shopper',
    withSaved(() => ({
      charge: (charge) => honest.charge({ ...charge, instrument: card('4242424242424242') }),
    })),
  ],
  [
    'believes unsigned events',
    'an event: unsigned',
    { readEvent: ({ body }) => ({ ok: true, eventId: 'x', key: String(body), payload: {} }) },
  ],
  [
    'gives an event another id each time',
    'an event: names its charge',
    {
      readEvent: async (event) => {
        const read = (await honest.readEvent?.(event)) ?? { ok: false, reason: 'malformed' };
        return read.ok ? { ...read, eventId: anyKey() } : read;
      },
    },
  ],
  [
    'believes old events',
    'an event: a copy that comes an hour later',
    {
      readEvent: (event) =>
        honest.readEvent?.({ ...event, now: server.clock.now() }) ?? { ok: false, reason: 'malformed' },
    },
  ],
];

test.for(flaws)('a provider that %s is noticed by "%s …"', async ([, noticedBy, flaw]) => {
  const subject = { ...testSubject, provider: { ...honest, ...flaw } };
  const one = providerContract(subject).find(({ name }) => name.startsWith(noticedBy));
  await expect(one?.run()).rejects.toBeInstanceOf(AssertionError);
});

test('what a provider does not offer is not asked of it; what it offers needs its samples', async () => {
  const plain = Object.fromEntries(
    Object.entries(honest).filter(([name]) => !['refunds', 'savedInstruments', 'readEvent'].includes(name)),
  ) as unknown as PaymentProvider;
  const names = providerContract({ ...testSubject, provider: plain }).map(({ name }) => name.split(':')[0]);
  expect(new Set(names)).toEqual(new Set(['a charge', 'a declined charge', 'a charge that the shopper confirms']));
  const { captured } = testSubject.payments;
  const bare = providerContract({ ...testSubject, payments: { captured } });
  await expect(bare.find(({ name }) => name.includes('may be declined'))?.run()).rejects.toThrow(
    'payments.declinedLater',
  );
});
