import { startTestServer, type TestServer } from '@awning/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cartFeature } from '../../cart/feature.ts';
import { stockFeature } from '../../stock/feature.ts';
import { addToCart, buy, checkRules, productAndShopper } from '../checkout.fixture.ts';
import { checkoutFeature } from '../feature.ts';
import type { CheckoutAnswerJson } from '../schema.ts';
import { type StubProvider, stubProvider } from '../stub-provider.fixture.ts';

let server: TestServer;
let stub: StubProvider;
beforeAll(async () => {
  stub = stubProvider();
  // One browser sends them all at once.
  server = await startTestServer({
    features: [cartFeature, stockFeature, checkoutFeature],
    paymentProviders: [stub],
    settings: { RATE_LIMITS: 'checkout=1000' },
  });
});
afterAll(() => server.close());
afterEach(() => checkRules(server));

const payment = { provider: 'stub' };

async function leftOf(itemId: string): Promise<number | undefined> {
  const answer = await server.visitor().get(`/api/commerce/inventory/stock/?itemId=${itemId}`);
  return answer.json<{ results: { qtyInStock: number }[] }>().results[0]?.qtyInStock;
}

test('reliability 6: the same cart completed 50 times at once is one order, and all are told its id', async () => {
  const { product, visitor } = await productAndShopper(server, { onHand: 60 });
  const before = stub.captured();
  const answers = await Promise.all(Array.from({ length: 50 }, () => buy(visitor, { payment })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => answer.json<CheckoutAnswerJson>().orderId)).size).toBe(1);
  expect([stub.captured() - before, await leftOf(product.id)]).toEqual([1, 59]);
});

test('reliability 7: the same Idempotency-Key 100 times at once is one purchase with 100 equal answers; another body is 422', async () => {
  const { product, visitor } = await productAndShopper(server, { onHand: 200 });
  const before = stub.captured();
  const key = { 'idempotency-key': 'the same' };
  const answers = await Promise.all(Array.from({ length: 100 }, () => buy(visitor, { payment }, key)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect([answers[0]?.status, stub.captured() - before, await leftOf(product.id)]).toEqual([200, 1, 199]);
  const other = await buy(visitor, { payment, email: 'other@example.com' }, key);
  expect([other.status, other.json<{ message: string }>().message]).toEqual([
    422,
    'This Idempotency-Key was already used for another request.',
  ]);
  expect((await buy(visitor, { payment }, key)).text).toBe(answers[0]?.text);
});

test('reliability 7: a key whose process was killed is not taken over by another body', async () => {
  const { product, visitor } = await productAndShopper(server, { onHand: 3 });
  const key = { 'idempotency-key': 'killed' };
  await buy(visitor, { payment }, key);
  // The state before the response was written, longer ago than the lease.
  await server.database.kysely
    .updateTable('idempotency')
    .set({ status: null, answer: null, order_id: null, working_until: new Date(0) })
    .where('website_id', '=', server.website.id)
    .where('key', '=', 'killed')
    .execute();
  await addToCart(visitor, product);
  expect((await buy(visitor, { payment, email: 'other@example.com' }, key)).status).toBe(422);
  expect(await leftOf(product.id)).toBe(2);
});

test('an Idempotency-Key belongs to one browser and one website', async () => {
  const key = { 'idempotency-key': 'shared' };
  const [one, two] = [await productAndShopper(server), await productAndShopper(server)];
  const first = (await buy(one.visitor, { payment }, key)).json<CheckoutAnswerJson>();
  const second = (await buy(two.visitor, { payment }, key)).json<CheckoutAnswerJson>();
  expect(first.orderId).not.toBe(second.orderId);
});

test.for(['', 'k'.repeat(256)])('an Idempotency-Key of %s is refused by name', async (key) => {
  const { visitor } = await productAndShopper(server);
  const answer = await buy(visitor, { payment }, { 'idempotency-key': key });
  expect([answer.status, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([400, ['Idempotency-Key']]);
});
