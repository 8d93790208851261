import { TeamRole } from '@awning/site-model';
import { addProduct, setStore, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { teamFeature } from '../../people/team/feature.ts';
import { cartFeature } from '../cart/feature.ts';
import { address, addToCart, buy, checkRules } from '../checkout/checkout.fixture.ts';
import { checkoutFeature } from '../checkout/feature.ts';
import { cartOf, createCoupon } from '../coupon/coupon.fixture.ts';
import { createShippingZone, createTaxRule } from '../store-rules/rules.fixture.ts';
import { orderFeature } from './feature.ts';
import type { OrderJson } from './schema.ts';

/** The most whole yen that fields in hundredths can represent. */
const mostYen = BigInt(Number.MAX_SAFE_INTEGER) / 100n;
const fifteenDigits = 999_999_999_999_999n;

let server: TestServer;
let manager: Visitor;
beforeAll(async () => {
  server = await startTestServer({ features: [teamFeature, cartFeature, checkoutFeature, orderFeature] });
  const { database, clock, website } = server;
  const { id } = website;
  await setStore(server, website, { currency: 'JPY', country: 'JP' });
  const tax = { name: 'Tax', area: { country: 'JP' }, ratePpm: 100_000, inclusive: false };
  await createTaxRule(database, clock, id, tax);
  await createCoupon(database, clock, id, { code: 'SEVEN', kind: 'percentage', value: 70_000n });
  await createShippingZone(database, clock, id, {
    name: 'Japan',
    areas: [{ country: 'JP' }],
    options: [{ texts: { en: 'Parcel' }, calculator: 'flat', bands: [{ from: 0n, price: 450n }] }],
  });
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

async function placed(visitor: Visitor, expectedTotalCents: number): Promise<string> {
  const there = { ...address, country: 'JP' };
  const bought = await buy(visitor, { shippingAddress: there, billingAddress: there, expectedTotalCents });
  expect([bought.status, bought.json()]).toMatchObject([200, { status: 'placed' }]);
  return bought.json<{ orderId: string }>().orderId;
}

/** The amounts in the buyer's mail, in the team's view and in the provider's charge. */
async function tracesOf(orderId: string) {
  const { kysely } = server.database;
  const order = (await manager.get(`/api/commerce/orders/${orderId}`)).json<OrderJson>();
  const charge = await kysely
    .selectFrom('payment')
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
    .select(['payment.currency', 'payment.captured', 'test_charge.amount'])
    .where('payment.website_id', '=', server.website.id)
    .where('payment.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const mail = await kysely
    .selectFrom('mail')
    .select('text')
    .where('website_id', '=', server.website.id)
    .where('subject', 'like', `% ${order.number} %`)
    .executeTakeFirstOrThrow();
  return { order, charge, mail: mail.text };
}

describe('reliability 20: yen', () => {
  test('CART-011 CART-012 CART-013 CART-014 CART-015 ENTRY-006 ENTRY-007 have no fraction in cart, order, charge, mail and back office, and hundredths are a hundred times the yen', async () => {
    const visitor = server.visitor();
    await addToCart(visitor, await addProduct(server, { price: 333n }), 3);
    await visitor.post('/api/commerce/shopping-cart/coupons', { code: 'SEVEN' });
    await visitor.put('/api/commerce/shopping-cart/shipping-location', { country: 'JP' });
    const [option] = (await cartOf(visitor)).shippingOptions;
    await visitor.put('/api/commerce/shopping-cart/selected-shipping-option', { shippingOptionId: option?.id });
    const cart = await cartOf(visitor);
    // 999 − 70 (69.93, rounded) + 450, plus a tenth of 1379.
    expect(cart).toMatchObject({
      currency: 'JPY',
      subtotalCents: 99_900,
      discountCents: 7000,
      shippingCostCents: 45_000,
      taxCents: 13_800,
      grandTotalCents: 151_700,
      entries: [{ subTotal: 99_900, purchasePriceCents: 33_300 }],
    });
    const { order, charge, mail } = await tracesOf(await placed(visitor, cart.grandTotalCents));
    expect(charge).toEqual({ currency: 'JPY', captured: 1517n, amount: 1517n });
    expect(order).toMatchObject({
      lines: [
        { kind: 'item', unitPrice: yen('333'), gross: yen('999'), discount: yen('70') },
        { kind: 'shipping', gross: yen('450') },
      ],
      totals: {
        subtotal: yen('999'),
        discount: yen('70'),
        shipping: yen('450'),
        tax: yen('138'),
        total: yen('1517'),
      },
      payments: [{ state: 'captured', amount: yen('1517') }],
    });
    const amounts = [...mail.matchAll(/¥[\d.,]+/g)].map(([amount]) => amount);
    expect(amounts).toEqual(['¥999', '¥450', '¥70', '¥138', '¥1,517']);
  });

  test('of nearly the largest amount a field can hold lose no digit on their way', async () => {
    const visitor = server.visitor();
    // With a tenth added, one yen less than the maximum.
    await addToCart(visitor, await addProduct(server, { price: 81_883_629_588_553n, type: 2 }));
    const cart = await cartOf(visitor);
    expect(cart).toMatchObject({
      subtotalCents: 8_188_362_958_855_300,
      taxCents: 818_836_295_885_500,
      grandTotalCents: 9_007_199_254_740_800,
    });
    const { order, charge, mail } = await tracesOf(await placed(visitor, cart.grandTotalCents));
    expect(charge).toEqual({ currency: 'JPY', captured: mostYen - 1n, amount: mostYen - 1n });
    expect(order.totals).toMatchObject({ tax: yen('8188362958855'), total: yen('90071992547408') });
    expect(mail).toContain('¥90,071,992,547,408');
    const { orders } = (await manager.get('/api/commerce/orders')).json<{ orders: { total: object }[] }>();
    expect(orders[0]?.total).toMatchObject(yen('90071992547408'));
  });

  test('of fifteen digits, or one more than a field can hold, are refused by name and change nothing', async () => {
    const visitor = server.visitor();
    await addToCart(visitor, await addProduct(server, { price: 1n }));
    for (const price of [mostYen, mostYen + 1n, fifteenDigits]) {
      const { id: itemId } = await addProduct(server, { price });
      const answer = await visitor.post('/api/commerce/shopping-cart/entries', { itemId, quantity: 1 });
      expect([answer.status, answer.json<{ message: string }>().message]).toEqual([400, 'subtotalCents is too large.']);
    }
    expect(await cartOf(visitor)).toMatchObject({ totalQuantity: 1, subtotalCents: 100 });
  });

  test('and amounts with a fraction know the same bounds', async () => {
    const website = server.otherWebsite;
    const most = BigInt(Number.MAX_SAFE_INTEGER);
    const largest = await addProduct(server, { website, price: most });
    const tooLarge = await addProduct(server, { website, price: most + 1n });
    const visitor = server.visitor(website);
    await addToCart(visitor, largest);
    expect(await cartOf(visitor)).toMatchObject({ currency: 'USD', subtotalCents: Number.MAX_SAFE_INTEGER });
    for (const itemId of [largest.id, tooLarge.id]) {
      const answer = await visitor.post('/api/commerce/shopping-cart/entries', { itemId, quantity: 1 });
      expect([answer.status, answer.json<{ message: string }>().message]).toEqual([400, 'subtotalCents is too large.']);
    }
    expect((await cartOf(visitor)).totalQuantity).toBe(1);
  });
});

function yen(value: string) {
  return { decimalValue: value, currencyCode: 'JPY', value, currency: 'JPY' };
}
