import { addProduct, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartFeature } from '../cart/index.ts';
import { brokenRules } from '../order/invariants.ts';
import { stockFeature } from '../stock/feature.ts';
import { addToCart, buy, shopper } from './checkout.fixture.ts';
import { checkoutFeature } from './index.ts';
import type { CheckoutAnswerJson } from './schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [cartFeature, stockFeature, checkoutFeature] });
});
afterAll(() => server.close());

const notEnough = 'Sorry, we do not have enough of that item available.';

test.for(['test', 'offline'] as const)('200 buyers at once for 50 units: exactly 50 orders (%s)', async (provider) => {
  const product = await addProduct(server, { onHand: 50, name: `Race ${provider}` });
  const buyers = await Promise.all(Array.from({ length: 200 }, () => shopper(server, product)));
  const payment = provider === 'test' ? {} : { payment: { provider } };
  const answers = await Promise.all(buyers.map((buyer) => buy(buyer, payment)));
  const sold = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 409);
  expect([sold.length, refused.length]).toEqual([50, 150]);
  expect(new Set(refused.map((answer) => answer.json<{ message: string }>().message))).toEqual(new Set([notEnough]));
  const numbers = sold.map((answer) => answer.json<CheckoutAnswerJson>().orderNumber ?? 0).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 50 }, (_unused, position) => (numbers[0] ?? 0) + position));
  const stock = await server.visitor().get(`/api/commerce/inventory/stock/?itemId=${product.id}`);
  expect(stock.json()).toMatchObject({ results: [{ qtyInStock: 0 }] });
  expect(await brokenRules(server.database)).toEqual([]);
});

test('orders of several lines in any order neither deadlock nor oversell', async () => {
  const products = await Promise.all(Array.from({ length: 6 }, () => addProduct(server, { onHand: 8 })));
  const buyers = await Promise.all(
    Array.from({ length: 60 }, async (_unused, number) => {
      const visitor = server.visitor();
      const lines = [0, 1, 2].map((step) => products[(number * (step + 1) + step * 5) % products.length]);
      for (const product of new Set(number % 2 === 0 ? lines : lines.toReversed()))
        if (product) await addToCart(visitor, product);
      return visitor;
    }),
  );
  const answers = await Promise.all(buyers.map((buyer) => buy(buyer)));
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(await brokenRules(server.database)).toEqual([]);
});
