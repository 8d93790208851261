import { addProduct, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cartFeature } from '../cart/feature.ts';
import { type ShoppingCartJson } from '../cart/index.ts';
import { address, addToCart, buy, checkRules } from '../checkout/checkout.fixture.ts';
import { checkoutFeature } from '../checkout/feature.ts';
import { addCoupon, cartOf, enterCode } from '../coupon/coupon.fixture.ts';
import { createShippingZone, createTaxRule } from '../store-rules/rules.fixture.ts';
import { orderFeature } from './feature.ts';

/** Cases that other shops got wrong. Each has its own country, so that its tax applies to it alone. */
const cases = [
  {
    name: '24.99 at 10.75 % added',
    country: 'CA',
    tax: { ratePpm: 107_500, inclusive: false },
    prices: [2499n],
    expected: { subtotalCents: 2499, taxCents: 269, includedTaxCents: 0, discountCents: 0, grandTotalCents: 2768 },
  },
  {
    name: '45 + 49 + 4.96 for shipping at 21 % contained',
    country: 'NL',
    tax: { ratePpm: 210_000, inclusive: true },
    prices: [4500n, 4900n],
    shipping: 496n,
    expected: {
      subtotalCents: 9400,
      shippingCostCents: 496,
      taxCents: 0,
      includedTaxCents: 1717,
      discountCents: 0,
      grandTotalCents: 9896,
    },
  },
  {
    name: '65 + 50 at 20 % contained',
    country: 'AT',
    tax: { ratePpm: 200_000, inclusive: true },
    prices: [6500n, 5000n],
    expected: { subtotalCents: 11_500, taxCents: 0, includedTaxCents: 1916, discountCents: 0, grandTotalCents: 11_500 },
  },
  {
    name: '399 × 25 less 10 %',
    country: 'IE',
    tax: null,
    prices: [399n],
    quantity: 25,
    coupon: 'GOLDEN-10',
    expected: { subtotalCents: 9975, taxCents: 0, includedTaxCents: 0, discountCents: 998, grandTotalCents: 8977 },
  },
  {
    name: '164.02 at 2.6 % contained',
    country: 'CH',
    tax: { ratePpm: 26_000, inclusive: true },
    prices: [16_402n],
    expected: { subtotalCents: 16_402, taxCents: 0, includedTaxCents: 416, discountCents: 0, grandTotalCents: 16_402 },
  },
] as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [cartFeature, checkoutFeature, orderFeature] });
  const { database, clock, website } = server;
  await addCoupon(server, { code: 'GOLDEN-10' });
  for (const golden of cases) {
    const { country, tax } = golden;
    if (tax) await createTaxRule(database, clock, website.id, { name: 'Tax', area: { country }, ...tax });
    await createShippingZone(database, clock, website.id, {
      name: country,
      areas: [{ country }],
      options: [
        {
          texts: { en: 'Parcel' },
          calculator: 'flat',
          bands: [{ from: 0n, price: 'shipping' in golden ? golden.shipping : 0n }],
        },
      ],
    });
  }
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

async function filled(golden: (typeof cases)[number]): Promise<{ visitor: Visitor; cart: ShoppingCartJson }> {
  const visitor = server.visitor();
  const quantity = 'quantity' in golden ? golden.quantity : 1;
  for (const price of golden.prices) await addToCart(visitor, await addProduct(server, { price }), quantity);
  if ('coupon' in golden) await enterCode(visitor, golden.coupon);
  await visitor.put('/api/commerce/shopping-cart/shipping-location', { country: golden.country });
  const [option] = (await cartOf(visitor)).shippingOptions;
  await visitor.put('/api/commerce/shopping-cart/selected-shipping-option', { shippingOptionId: option?.id });
  return { visitor, cart: await cartOf(visitor) };
}

test.for(cases)(
  'reliability 19 CART-011 CART-012 CART-013 CART-014 CART-015: $name, in cart, order and charge alike',
  async (golden) => {
    const { visitor, cart } = await filled(golden);
    expect(cart).toMatchObject(golden.expected);
    const shippingAddress = { ...address, country: golden.country };
    const bought = await buy(visitor, { shippingAddress, expectedTotalCents: cart.grandTotalCents });
    expect(bought.status).toBe(200);
    const { orderId } = bought.json<{ orderId: string }>();
    const order = await server.database.kysely
      .selectFrom('orders')
      .innerJoin('payment', (join) =>
        join.onRef('payment.website_id', '=', 'orders.website_id').onRef('payment.order_id', '=', 'orders.id'),
      )
      .innerJoin('payment_attempt', (join) =>
        join
          .onRef('payment_attempt.website_id', '=', 'payment.website_id')
          .onRef('payment_attempt.payment_id', '=', 'payment.id'),
      )
      .innerJoin('test_charge', (join) =>
        join
          .onRef('test_charge.website_id', '=', 'payment_attempt.website_id')
          .on((row) => row('test_charge.key', '=', row.cast<string>('payment_attempt.id', 'text'))),
      )
      .select(['subtotal', 'discount', 'tax', 'included_tax', 'total', 'payment.captured', 'test_charge.amount'])
      .where('orders.website_id', '=', server.website.id)
      .where('orders.id', '=', orderId)
      .executeTakeFirstOrThrow();
    const { subtotalCents, discountCents, taxCents, includedTaxCents, grandTotalCents } = golden.expected;
    expect(order).toEqual({
      subtotal: BigInt(subtotalCents),
      discount: BigInt(discountCents),
      tax: BigInt(taxCents),
      included_tax: BigInt(includedTaxCents),
      total: BigInt(grandTotalCents),
      captured: BigInt(grandTotalCents),
      amount: BigInt(grandTotalCents),
    });
  },
);
