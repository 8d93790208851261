import { addProduct, createVisitor, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cartFeature } from '../../cart/feature.ts';
import { checkRules, declinedCard, goodCard, shopper } from '../checkout.fixture.ts';
import { checkoutFeature } from '../feature.ts';
import type { CheckoutAnswerJson } from '../schema.ts';
import { sweepTask } from '../settling/sweep.ts';
import { type StubProvider, stubProvider } from '../stub-provider.fixture.ts';

let server: TestServer;
let stub: StubProvider;
beforeAll(async () => {
  stub = stubProvider();
  server = await startTestServer({ features: [cartFeature, checkoutFeature], paymentProviders: [stub] });
});
afterAll(() => server.close());
afterEach(async () => {
  stub.hooks = {};
  await checkRules(server);
});

const gift = { email: 'giver@example.com', amountCents: 2500, payment: goodCard };

async function orderOf(id: string) {
  return await server.database.kysely
    .selectFrom('orders')
    .select(['lifecycle', 'payment_status', 'fulfilment_status', 'total', 'tax'])
    .where('website_id', '=', server.website.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

test('a donation becomes an order without tax and shipping, and leaves the cart alone', async () => {
  const visitor = await shopper(server, await addProduct(server));
  const answer = await visitor.post('/de/api/commerce/donations', gift, { 'idempotency-key': 'gift' });
  const given = answer.json<CheckoutAnswerJson>();
  expect([answer.status, given.status, given.paymentStatus]).toEqual([200, 'placed', 'paid']);
  expect(await orderOf(given.orderId)).toEqual({
    lifecycle: 'placed',
    payment_status: 'paid',
    fulfilment_status: 'none_needed',
    total: 2500n,
    tax: 0n,
  });
  const lines = await server.database.kysely
    .selectFrom('order_line')
    .select('product_name')
    .where('website_id', '=', server.website.id)
    .where('order_id', '=', given.orderId)
    .execute();
  expect(lines).toEqual([{ product_name: 'Spende' }]);
  expect((await visitor.post('/de/api/commerce/donations', gift, { 'idempotency-key': 'gift' })).text).toBe(
    answer.text,
  );
  const cart = (await visitor.get('/api/commerce/shopping-cart')).json<{ totalQuantity: number }>();
  expect(cart.totalQuantity).toBe(1);
});

test('without a payment in between, by another way, or declined', async () => {
  const visitor = server.visitor();
  const offline = await visitor.post('/api/commerce/donations', { ...gift, payment: { provider: 'offline' } });
  expect(offline.json()).toMatchObject({ status: 'placed', paymentStatus: 'pending' });
  const declined = await visitor.post('/api/commerce/donations', { ...gift, payment: declinedCard });
  expect([declined.status, declined.json<{ message: string }>().message]).toEqual([
    402,
    'Your card was declined. Please try another card.',
  ]);
});

test('D-173 the cart of a donation counts like any other: 60 new ones in ten minutes per network', async () => {
  const { app, clock, website } = server;
  const answers: [number, boolean][] = [];
  for (let index = 0; index < 62; index += 1) {
    const giver = createVisitor({ app, clock, host: website.host, address: `2001:db8:5:5::${index.toString(16)}` });
    const answer = await giver.post('/api/commerce/donations', { ...gift, payment: { provider: 'offline' } });
    answers.push([answer.status, Number(answer.headers['retry-after']) > 0]);
  }
  const [taken, refused] = [answers.slice(0, 60), answers.slice(60)];
  expect(new Set(taken.map(([status]) => status))).toEqual(new Set([200]));
  expect(refused).toEqual([
    [429, true],
    [429, true],
  ]);
});

test('a donation that a crash left open is settled by the sweep', async () => {
  const silence = () => Promise.reject(new Error('silence'));
  stub.hooks = { afterCharge: silence, beforeFind: silence };
  const visitor = server.visitor();
  expect((await visitor.post('/api/commerce/donations', { ...gift, payment: { provider: 'stub' } })).status).toBe(409);
  stub.hooks = {};
  server.clock.advance({ seconds: 40 });
  await sweepTask(server.parts).run({}, undefined as never);
  const placed = await server.database.kysely
    .selectFrom('orders')
    .select('payment_status')
    .where('website_id', '=', server.website.id)
    .where('provider', '=', 'stub')
    .execute();
  expect([placed, stub.captured()]).toEqual([[{ payment_status: 'paid' }], 1]);
});

test.for([
  [{ amountCents: 99 }, 'amountCents'],
  [{ amountCents: -100 }, 'amountCents'],
  [{ amountCents: 100.5 }, 'amountCents'],
  [{ amountCents: 1e300 }, 'amountCents'],
  [{ amountCents: '2500' }, 'amountCents'],
  [{ amountCents: null }, 'amountCents'],
  [{ amountCents: undefined }, 'amountCents'],
  [{ email: 'nobody' }, 'email'],
  [{ payment: { provider: 'instalments' } }, 'payment.provider'],
  [{ payment: { ...goodCard, cvc: '12' } }, 'payment.cvc'],
  [{ billingAddress: 'here' }, 'billingAddress'],
  [{ surprise: true }, 'surprise'],
] as const)('names the field of %j', async ([more, field]) => {
  const answer = await server.visitor().post('/api/commerce/donations', { ...gift, ...more });
  expect([answer.status, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([400, [field]]);
});
