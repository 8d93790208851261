import { addWebsite, startTestServer } from '@awning/testing';
import { type ContractSubject, providerContract } from '@awning/testing/provider-contract';
import { Stripe } from 'stripe';
import { afterAll, describe, expect, test } from 'vitest';
import { createSeal, upsertSecret } from '../../../platform/seal/index.ts';
import { STRIPE_SECRET } from './keys.ts';
import { selectCharge } from './store.ts';
import { stripeProvider } from './stripe-provider.ts';
import { openStripeStub } from './stub/stripe-stub.fixture.ts';

const keys = { secretKey: 'sk_test_one', eventSecret: 'whsec_one' };
const stub = await openStripeStub([keys.secretKey]);
const server = await startTestServer({ features: [], settings: { STRIPE_API_URL: stub.url } });
const { database, website, clock, parts } = server;
const other = await addWebsite(server, { host: 'other.example' });
const provider = stripeProvider(parts, true);
await enterKeys(keys);
afterAll(async () => {
  await server.close();
  await stub.close();
});

async function enterKeys(entered: typeof keys): Promise<void> {
  const sealed = createSeal(parts.config.secrets).close(STRIPE_SECRET, website.id, JSON.stringify(entered));
  await upsertSecret(database, website.id, STRIPE_SECRET, sealed, clock.now());
}

async function intentOf(key: string): Promise<string> {
  return (await selectCharge(database, website.id, key))?.intentId ?? '';
}

let events = 0;

function signed(object: object, at = clock.now()) {
  const payload = JSON.stringify({ id: `evt_${(events += 1)}`, type: 'payment_intent.succeeded', data: { object } });
  const timestamp = Math.floor(at.getTime() / 1000);
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: keys.eventSecret, timestamp });
  return { body: Buffer.from(payload), headers: { 'stripe-signature': header } };
}

/** Stripe's own names, so that the same cases can be run against its test mode. */
const subject: ContractSubject = {
  provider,
  websiteId: website.id,
  otherWebsiteId: other.id,
  payments: {
    captured: { stripeMethod: 'pm_card_visa' },
    declined: { stripeMethod: 'pm_card_visa_chargeDeclined' },
    confirmed: { stripeMethod: 'pm_card_authenticationRequired' },
    declinedLater: { stripeMethod: 'pm_card_chargeCustomerFail' },
    confirmedLater: { stripeMethod: 'pm_card_authenticationRequired' },
  },
  decide: async (key, decision) => stub.decide(await intentOf(key), decision),
  event: async (key) => signed({ object: 'payment_intent', id: await intentOf(key) }),
  dispute: async (key, state) => {
    const status = state === 'opened' ? 'needs_response' : 'lost';
    return signed(stub.dispute(await intentOf(key), status, clock.now()));
  },
  now: () => clock.now(),
};

describe('Stripe keeps the contract of providers', () => {
  const cases = providerContract(subject);

  test('in all its cases', () => {
    expect(cases).toHaveLength(35);
  });

  test.for(cases.map((one) => [one.name, one] as const))('%s', async ([, one]) => {
    await expect(one.run()).resolves.toBeUndefined();
  });
});

const asked = {
  websiteId: website.id,
  amount: 1999n,
  currency: 'USD',
  language: 'en',
  returnPath: '/checkout',
} as const;
const charge = (key: string, method = 'pm_card_visa') =>
  provider.charge({ ...asked, key, instrument: { method }, signal: AbortSignal.timeout(20_000) });
const refund = (key: string, chargeKey: string) =>
  provider.refunds!.give({ ...asked, key, chargeKey, amount: 100n, signal: AbortSignal.timeout(20_000) });

test('a lost answer is found by asking, and nothing is charged twice when Stripe has forgotten our keys', async () => {
  await expect(provider.find(website.id, 'lost')).resolves.toEqual({ state: 'unknown' });
  stub.loseAnswers('POST /v1/payment_intents/:id/confirm');
  await expect(charge('lost')).rejects.toThrow('connection to Stripe');
  stub.forgetIdempotencyKeys();
  const found = await provider.find(website.id, 'lost');
  expect(found).toMatchObject({ state: 'captured', label: '•••• 4242' });
  const before = stub.requests.length;
  expect(await charge('lost')).toEqual(found);
  expect(stub.requests.slice(before)).toEqual(['GET /v1/payment_intents/:id']);

  stub.loseAnswers('POST /v1/refunds');
  await expect(refund('back', 'lost')).rejects.toThrow('connection to Stripe');
  stub.forgetIdempotencyKeys();
  const given = await refund('back', 'lost');
  expect(given).toMatchObject({ state: 'refunded' });
  expect(await provider.refunds?.find(website.id, 'back')).toEqual(given);
  expect(await provider.find(website.id, 'lost')).toMatchObject({ state: 'captured', refunded: 100n });
});

test('nothing is charged before the id of the intent is written down', async () => {
  const before = stub.requests.length;
  stub.loseAnswers('POST /v1/payment_intents');
  await expect(charge('early')).rejects.toThrow('connection to Stripe');
  expect(new Set(stub.requests.slice(before))).toEqual(new Set(['POST /v1/payment_intents']));
  expect(await provider.find(website.id, 'early')).toEqual({ state: 'unknown' });
  expect(await charge('early')).toMatchObject({ state: 'captured', reference: await intentOf('early') });
});

test('what Stripe refuses to begin, or does not know, is declined and not left open', async () => {
  const small = { ...asked, amount: 1n, instrument: { method: 'pm_card_visa' }, signal: AbortSignal.timeout(20_000) };
  expect(await provider.charge({ ...small, key: 'small' })).toEqual({ state: 'declined', reason: 'declined' });
  expect(await charge('forged', 'pm_forged')).toEqual({ state: 'declined', reason: 'declined' });
  expect(await charge('poor', 'pm_card_visa_chargeDeclinedInsufficientFunds')).toEqual({
    state: 'declined',
    reason: 'insufficient-funds',
  });
});

test('a card number is never taken for the id of a method', () => {
  for (const stripeMethod of ['4242424242424242', 'pm_', 'pm_1/refunds', '', 7, undefined]) {
    expect(provider.read({ stripeMethod }, clock.now()).ok).toBe(false);
  }
});

test('an event of which only the intent is ours is stored without the shopper’s data', async () => {
  const event = signed({
    object: 'charge',
    id: 'ch_1',
    payment_intent: 'pi_foreign',
    billing_details: { name: 'Ada' },
  });
  const read = await provider.readEvent?.({ ...event, websiteId: website.id, now: clock.now() });
  expect(read).toMatchObject({ ok: true, payload: { paymentIntent: 'pi_foreign' } });
  expect(read).not.toHaveProperty('key');
  expect(JSON.stringify(read)).not.toContain('Ada');
});

test.for([
  ['warning_needs_response', 'needs-response'],
  ['appeal_needs_response', 'needs-response'],
  ['a_state_of_tomorrow', 'needs-response'],
  ['under_review', 'under-review'],
  ['warning_under_review', 'under-review'],
  ['appeal_under_review', 'under-review'],
  ['won', 'won'],
  ['warning_closed', 'won'],
  ['prevented', 'won'],
  ['lost', 'lost'],
] as const)('a dispute that is %s at Stripe is %s here', async ([status, state]) => {
  await charge(`disputed-${status}`);
  const intentId = await intentOf(`disputed-${status}`);
  stub.dispute(intentId, status, clock.now());
  expect(await provider.disputes?.list(website.id, `disputed-${status}`)).toEqual([
    {
      reference: expect.stringMatching(/^dp_/),
      state,
      amount: 1999n,
      currency: 'USD',
      reason: 'product_not_received',
      respondBy: new Date(clock.now().getTime() + 14 * 86_400_000),
      link: `https://dashboard.stripe.com/test/payments/${intentId}`,
      openedAt: clock.now(),
    },
  ]);
});

test.each(['pi_\u0000', `pi_${'x'.repeat(300)}`, 'pi_\ud800', '', 5, null])(
  'an event about %j, which is no intent, is about none of our charges',
  async (payment_intent) => {
    const event = signed({ object: 'charge', id: 'ch_1', payment_intent });
    const read = await provider.readEvent?.({ ...event, websiteId: website.id, now: clock.now() });
    expect(read).toMatchObject({ ok: true, payload: { type: expect.any(String) } });
    expect(JSON.stringify(read)).not.toContain('paymentIntent');
  },
);

test('a payment stays open as long as its keys are refused', async () => {
  await charge('open', 'pm_card_authenticationRequired');
  await enterKeys({ ...keys, secretKey: 'sk_test_revoked' });
  await expect(provider.find(website.id, 'open')).rejects.toThrow('Invalid API Key');
  await expect(provider.cancel(website.id, 'open')).rejects.toThrow('Invalid API Key');
  await enterKeys(keys);
  await provider.cancel(website.id, 'open');
  expect(await provider.find(website.id, 'open')).toEqual({ state: 'cancelled' });
});
