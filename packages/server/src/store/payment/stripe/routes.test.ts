import {
  addProduct,
  setPayment,
  setStore,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buy, checkRules, goodCard, shopper } from '../../checkout/checkout.fixture.ts';
import type { WaysToPay } from '../settings/schema.ts';
import { findKeys } from './keys.ts';
import type { StripeKeysAnswer } from './schema.ts';
import { openStripeStub, type StripeStub } from './stub/stripe-stub.fixture.ts';

const path = '/api/commerce/stripe-keys';
const keys = { publishableKey: 'pk_test_one', secretKey: 'sk_test_one', eventSecret: 'whsec_one' };
const unpaidOrders = { days: 7, perEmail: 3, perNetwork: 10 };
const stripeCard = { provider: 'stripe', fields: { stripeMethod: 'pm_card_visa' } };

let stub: StripeStub;
let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  stub = await openStripeStub([keys.secretKey]);
  server = await startTestServer({ settings: { STRIPE_API_URL: stub.url } });
  owner = await signedInMember(server);
});
beforeEach(async () => {
  await setPayment(server, server.website, { waysToPay: {}, howToPay: {}, unpaidOrders });
  await reloaded(owner.delete(path));
});
afterEach(() => checkRules(server));
afterAll(async () => {
  await server.close();
  await stub.close();
});

/** Waits until the server has loaded the change. */
async function reloaded(sent: ReturnType<Visitor['put']>) {
  const { host } = server.website;
  const known = server.app.websites.known(host);
  const answer = await sent;
  while (answer.status === 200 && server.app.websites.known(host) === known) {
    await new Promise((resolve) => void setImmediate(resolve));
  }
  return answer;
}

const enter = (body: object = keys) => reloaded(owner.put(path, body));

async function ways(): Promise<WaysToPay['ways']> {
  return (await owner.get('/api/commerce/ways-to-pay')).json<WaysToPay>().ways;
}

async function switchOn(...names: readonly string[]) {
  const settings = '/api/commerce/payment-settings';
  const { version } = (await owner.get(settings)).json<{ version: number }>();
  const waysToPay = Object.fromEntries(
    ['test', 'offline', 'stripe', 'instalments'].map((name) => [name, names.includes(name)]),
  );
  return await reloaded(
    owner.put(settings, { version, body: { waysToPay, howToPay: { en: 'By transfer.' }, unpaidOrders } }),
  );
}

async function choices(): Promise<string[]> {
  const visitor = await shopper(server, await addProduct(server, { price: 10_000n }));
  const { text } = await visitor.get('/checkout');
  return [...text.matchAll(/name="provider"[^>]*value="([a-z]+)"/g)].map(([, name]) => name ?? '').toSorted();
}

test('ORDER-006: test, offline, stripe and the sample instalments come in the box, and each is switched on by itself', async () => {
  const bound = (decimalValue: string) => ({ decimalValue, currencyCode: 'USD' });
  await setStore(server, server.website, { instalments: { minimum: bound('15.00'), maximum: bound('300.00') } });
  await enter();
  const names = ['instalments', 'offline', 'stripe', 'test'];
  expect((await ways()).map(({ name }) => name).toSorted()).toEqual(names);
  for (const name of names) {
    expect((await switchOn(name)).status).toBe(200);
    expect((await ways()).filter(({ isOn }) => isOn).map((way) => way.name)).toEqual([name]);
    expect(await choices()).toEqual([name]);
  }
  await switchOn();
  expect(await choices()).toEqual([]);
  await switchOn(...names);
  expect(await choices()).toEqual(names);
  const payments = { stripe: stripeCard, test: goodCard, offline: { provider: 'offline' } };
  for (const payment of Object.values(payments)) {
    expect((await buy(await shopper(server, await addProduct(server)), { payment })).status).toBe(200);
  }
  const inParts = await buy(await shopper(server, await addProduct(server, { price: 10_000n })), {
    payment: { provider: 'instalments' },
  });
  expect(inParts.json()).toMatchObject({ actionUrl: expect.any(String) });
});

test('donations are paid by Stripe where its keys are taken, and never in instalments', async () => {
  await enter();
  await switchOn('stripe');
  const give = (payment: object) =>
    server.visitor().post('/api/commerce/donations', { email: 'giver@example.com', amountCents: 2500, payment });
  expect((await give(stripeCard)).json()).toMatchObject({ paymentStatus: 'paid' });
  await switchOn('instalments');
  expect((await give({ provider: 'instalments' })).json()).toMatchObject({
    errors: { 'payment.provider': expect.any(String) },
  });
});

test('the keys are stored sealed, told to nobody, and those of the other website are its own', async () => {
  const answer = (await enter()).json<StripeKeysAnswer>();
  expect(answer).toEqual({
    mode: 'test',
    publishableKey: 'pk_test_one',
    hasEventSecret: true,
    isUnreadable: false,
    isTestAllowed: true,
    eventsAddress: expect.stringMatching(
      new RegExp(`^https?://[^/]+/api/commerce/payments/stripe/events/${server.website.id}$`),
    ),
  });
  expect((await owner.get(path)).json()).toEqual(answer);
  const rows = await server.database.kysely
    .selectFrom('website_secret')
    .select('sealed')
    .where('website_id', '=', server.website.id)
    .where('name', '=', 'stripe')
    .execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.sealed.toString('latin1')).not.toContain('sk_test');
  const audit = await server.database.kysely
    .selectFrom('audit')
    .selectAll()
    .where('website_id', '=', server.website.id)
    .where('what', '=', 'stripe.changed')
    .execute();
  expect(audit.at(-1)).toMatchObject({ after: { publishableKey: 'pk_test_one' } });
  expect(JSON.stringify(audit)).not.toMatch(/sk_test|whsec/);
  const stranger = await signedInMember(server, { website: server.otherWebsite });
  expect((await stranger.get(path)).json()).toMatchObject({ mode: 'none', publishableKey: '' });
});

test('stored secrets are kept while the publishable key stays, and never go with another one', async () => {
  await enter();
  const { publishableKey } = keys;
  expect((await enter({ publishableKey, eventSecret: '' })).json()).toMatchObject({ hasEventSecret: false });
  await enter({ publishableKey, eventSecret: 'whsec_two' });
  const { parts, website, database } = server;
  expect(await findKeys(parts, database, website.id)).toEqual({
    state: 'saved',
    keys: { secretKey: 'sk_test_one', eventSecret: 'whsec_two' },
  });
  const other = await enter({ publishableKey: 'pk_test_two' });
  expect([other.status, other.json()]).toEqual([400, expect.objectContaining({ reason: 'secretNeeded' })]);
  const mixed = await enter({ publishableKey: 'pk_live_one', secretKey: 'sk_test_one' });
  expect([mixed.status, mixed.json()]).toEqual([400, expect.objectContaining({ reason: 'otherMode' })]);
  const swapped = await enter({ publishableKey: 'sk_test_one', secretKey: 'pk_test_one' });
  expect([swapped.status, Object.keys(swapped.json<{ errors: object }>().errors)]).toEqual([
    400,
    expect.arrayContaining(['publishableKey']),
  ]);
  expect((await owner.get(path)).json()).toMatchObject({ publishableKey, hasEventSecret: true });
});

test('without keys Stripe cannot be switched on, and removed keys take it from the checkout', async () => {
  const refused = await switchOn('stripe');
  expect([refused.status, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([
    400,
    ['body.waysToPay.stripe'],
  ]);
  await enter();
  expect((await switchOn('stripe', 'offline')).status).toBe(200);
  expect(await choices()).toEqual(['offline', 'stripe']);
  expect((await reloaded(owner.delete(path))).json()).toMatchObject({ mode: 'none', publishableKey: '' });
  expect(await choices()).toEqual(['offline']);
  expect((await ways()).map(({ name }) => name)).not.toContain('stripe');
});

test('keys of the test mode are offered only where test cards are, and live keys everywhere (D-176)', async () => {
  await enter();
  await switchOn('stripe');
  expect((await ways()).find(({ name }) => name === 'stripe')).toMatchObject({ isTest: true });
  const strict = await startTestServer({ settings: { TEST_PAYMENTS: 'refuse', STRIPE_API_URL: stub.url } });
  const admin = await signedInMember(strict);
  expect((await admin.put(path, keys)).json()).toMatchObject({ mode: 'test', isTestAllowed: false });
  await setPayment(strict, strict.website, { waysToPay: { stripe: true }, howToPay: {}, unpaidOrders });
  const visitor = await shopper(strict, await addProduct(strict));
  const refused = await buy(visitor, { payment: stripeCard });
  expect([refused.status, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([400, ['payment.provider']]);
  expect((await visitor.get('/checkout')).text).not.toContain('value="stripe"');
  const donation = { email: 'giver@example.com', amountCents: 2500, payment: stripeCard };
  expect((await visitor.post('/api/commerce/donations', donation)).json()).toMatchObject({
    errors: { 'payment.provider': expect.any(String) },
  });
  const { host } = strict.website;
  const known = strict.app.websites.known(host);
  await admin.put(path, { publishableKey: 'pk_live_one', secretKey: 'sk_live_one' });
  await vi.waitUntil(() => strict.app.websites.known(host) !== known);
  expect((await visitor.get('/checkout')).text).toContain('value="stripe"');
  await strict.close();
});
