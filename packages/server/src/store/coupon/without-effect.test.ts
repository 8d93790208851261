import { addProduct, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cartFeature } from '../cart/feature.ts';
import { buy, checkRules, shopper } from '../checkout/checkout.fixture.ts';
import { checkoutFeature } from '../checkout/feature.ts';
import { orderFeature } from '../order/feature.ts';
import { addCoupon, enterCode } from './coupon.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [cartFeature, checkoutFeature, orderFeature] });
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

async function usesOf(code: string): Promise<number> {
  const { uses } = await server.database.kysely
    .selectFrom('coupon')
    .select('uses')
    .where('website_id', '=', server.website.id)
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return uses;
}

test.for([
  ['paid by card', {}],
  ['paid later', { payment: { provider: 'offline' } }],
] as const)('a code that takes nothing off is not used up by an order that is %s', async ([name, more]) => {
  const [ship, all] = [`SHIP ${name}`, `ALL ${name}`];
  // Shipping is free here.
  await addCoupon(server, { code: ship, kind: 'free-shipping', limitTotal: 1, limitPerPerson: 1 });
  await addCoupon(server, { code: all, limitTotal: 1 });
  const visitor = await shopper(server, await addProduct(server, { price: 1000n }));
  for (const code of [ship, all]) await enterCode(visitor, code);
  expect((await buy(visitor, { ...more, expectedTotalCents: 900 })).status).toBe(200);
  expect([await usesOf(ship), await usesOf(all)]).toEqual([0, 1]);
});
