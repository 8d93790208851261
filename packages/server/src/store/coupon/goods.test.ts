import { addProduct, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cartFeature } from '../cart/feature.ts';
import { addToCart, buy, checkRules, shopper } from '../checkout/checkout.fixture.ts';
import { checkoutFeature } from '../checkout/feature.ts';
import { orderFeature } from '../order/feature.ts';
import { addCoupon, cartOf, enterCode } from './coupon.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [cartFeature, checkoutFeature, orderFeature] });
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

test('a code for some products and categories counts for these alone, in the cart and in the order', async () => {
  const mug = await addProduct(server, { price: 1000n });
  const tea = await addProduct(server, { price: 500n, categories: ['Drinks', 'Green TEA'] });
  const lamp = await addProduct(server, { price: 8000n, categories: ['Light'] });
  await addCoupon(server, { code: 'SOME', productIds: [mug.id], categories: ['Green tea'] });
  const visitor = await shopper(server, lamp);
  expect(await enterCode(visitor, 'some')).toMatchObject({ invalidCoupons: ['SOME'], discountCents: 0 });
  await addToCart(visitor, mug);
  expect((await cartOf(visitor)).discounts).toEqual([{ code: 'SOME', kind: 'percentage', amountCents: 100 }]);
  await addToCart(visitor, tea);
  expect(await cartOf(visitor)).toMatchObject({ discountCents: 150, grandTotalCents: 9350 });
  const bought = await buy(visitor, { expectedTotalCents: 9350 });
  expect(bought.status).toBe(200);
  const shares = await server.database.kysely
    .selectFrom('order_discount')
    .select(['line', 'amount'])
    .where('website_id', '=', server.website.id)
    .where('order_id', '=', bought.json<{ orderId: string }>().orderId)
    .orderBy('line')
    .execute();
  expect(shares).toEqual([
    { line: 1, amount: 100n },
    { line: 2, amount: 50n },
  ]);
});

test.for([
  ['', 'This code does not apply to the items in your cart.'],
  ['/de', 'Dieser Code gilt für keinen Artikel in Ihrem Warenkorb.'],
] as const)('a cart without what a code is for says so, at %o', async ([prefix, text]) => {
  const mug = await addProduct(server);
  const code = `ONLY-MUG${prefix}`;
  await addCoupon(server, { code, productIds: [mug.id] });
  const visitor = await shopper(server, await addProduct(server));
  await enterCode(visitor, code);
  const cart = (await visitor.get(`${prefix}/api/commerce/shopping-cart`)).json<{ couponNotices: unknown }>();
  expect(cart.couponNotices).toEqual([{ code, text }]);
});

test('a code for a product that is gone is for nothing, not for everything', async () => {
  const gone = await addProduct(server);
  await addCoupon(server, { code: 'GONE', productIds: [gone.id] });
  await server.database.kysely
    .deleteFrom('product')
    .where('website_id', '=', server.website.id)
    .where('id', '=', gone.id)
    .execute();
  const visitor = await shopper(server, await addProduct(server));
  expect(await enterCode(visitor, 'GONE')).toMatchObject({ invalidCoupons: ['GONE'], discountCents: 0 });
});
