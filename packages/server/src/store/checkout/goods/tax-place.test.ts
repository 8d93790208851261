import { addProduct, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTaxRule } from '../../store-rules/rules.fixture.ts';
import { address, addToCart, buy, checkRules } from '../checkout.fixture.ts';

const american = { ...address, line1: '1 Main Street', city: 'Portland', postalCode: '97201', country: 'US' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const rule = { name: 'VAT', area: { country: 'DE' }, ratePpm: 190_000, inclusive: false };
  await createTaxRule(server.database, server.clock, server.website.id, rule);
});
afterAll(() => server.close());
afterEach(() => checkRules(server));

/** Buys one product of each type, and returns the stored order. */
async function orderOf(types: readonly (1 | 2 | 3)[], addresses: object) {
  const visitor = server.visitor();
  for (const type of types) await addToCart(visitor, await addProduct(server, { type, price: 1000n }));
  const answer = await buy(visitor, addresses);
  expect(answer.status).toBe(200);
  return await server.database.kysely
    .selectFrom('orders')
    .select(['tax', 'total', 'shipping_address', 'tax_places'])
    .where('website_id', '=', server.website.id)
    .where('id', '=', answer.json<{ orderId: string }>().orderId)
    .executeTakeFirstOrThrow();
}

const germanPlace = { country: 'DE', postalCode: '25813' };
const americanPlace = { country: 'US', postalCode: '97201' };

test('D-174 a download is taxed by the billing address; a shipping address that nothing goes to is not kept', async () => {
  expect(await orderOf([2], { shippingAddress: american, billingAddress: address })).toEqual({
    tax: 190n,
    total: 1190n,
    shipping_address: null,
    tax_places: { shipped: null, unshipped: germanPlace },
  });
});

test('D-174 each line of a mixed cart is taxed by its own rule, and both places are kept', async () => {
  expect(await orderOf([1, 2], { shippingAddress: american, billingAddress: address })).toMatchObject({
    tax: 190n,
    shipping_address: american,
    tax_places: { shipped: americanPlace, unshipped: germanPlace },
  });
  expect(await orderOf([1], { shippingAddress: american, billingAddress: address })).toMatchObject({
    tax: 0n,
    tax_places: { shipped: americanPlace, unshipped: null },
  });
});

test('D-174 the cart that is shown when the total has changed agrees with the order', async () => {
  const visitor = server.visitor();
  await addToCart(visitor, await addProduct(server, { type: 2, price: 1000n }));
  const asked = { shippingAddress: american, billingAddress: address, expectedTotalCents: 1000 };
  const refused = await buy(visitor, asked);
  const { shoppingCart } = refused.json<{ shoppingCart: { grandTotalCents: number } }>();
  expect([refused.status, shoppingCart.grandTotalCents]).toEqual([409, 1190]);
  expect((await buy(visitor, { ...asked, expectedTotalCents: 1190 })).status).toBe(200);
});
