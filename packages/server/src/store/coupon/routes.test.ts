import { addProduct, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cartFeature } from '../cart/feature.ts';
import { type ShoppingCartJson } from '../cart/index.ts';
import { address, addToCart, buy, checkRules, declinedCard, productAndShopper } from '../checkout/checkout.fixture.ts';
import { checkoutFeature } from '../checkout/feature.ts';
import { orderFeature } from '../order/feature.ts';
import { createShippingZone } from '../store-rules/rules.fixture.ts';
import { addCoupon, cartOf, enterCode } from './coupon.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    features: [cartFeature, checkoutFeature, orderFeature],
    settings: { RATE_LIMITS: 'code=10000,cart-change=10000' },
  });
  // Shipping is free except to France.
  for (const [country, price] of [['FR', 590n] as const, [null, 0n] as const]) {
    await createShippingZone(server.database, server.clock, server.website.id, {
      name: country ?? 'World',
      areas: [{ country }],
      options: [{ texts: { en: 'Parcel' }, calculator: 'flat', bands: [{ from: 0n, price }] }],
    });
  }
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

const codes = '/api/commerce/shopping-cart/coupons';

describe('a coupon in the cart', () => {
  test('CART-010 CART-014 counts whatever its letter case and blanks, and is shown as its owner writes it', async () => {
    await addCoupon(server, { code: 'Autumn-10' });
    const { visitor } = await productAndShopper(server, { price: 1999n });
    expect(await enterCode(visitor, '  autumn-10 ')).toMatchObject({
      coupons: ['Autumn-10'],
      validCoupons: ['Autumn-10'],
      invalidCoupons: [],
      discounts: [{ code: 'Autumn-10', kind: 'percentage', amountCents: 200 }],
      subtotalCents: 1999,
      discountCents: 200,
      grandTotalCents: 1799,
    });
    expect((await enterCode(visitor, 'AUTUMN-10')).coupons).toEqual(['Autumn-10']);
  });

  test('of a fixed amount is shared over the lines and never makes a total negative', async () => {
    await addCoupon(server, { code: 'FIVE', kind: 'fixed', value: 500n });
    await addCoupon(server, { code: 'LOTS', kind: 'fixed', value: 1_000_000n });
    const { visitor } = await productAndShopper(server, { price: 300n });
    await addToCart(visitor, await addProduct(server, { price: 900n }));
    expect(await enterCode(visitor, 'FIVE')).toMatchObject({ discountCents: 500, grandTotalCents: 700 });
    expect(await enterCode(visitor, 'LOTS')).toMatchObject({ discountCents: 1200, grandTotalCents: 0 });
  });

  test('of free shipping takes the shipping off, tax and all', async () => {
    await addCoupon(server, { code: 'SHIP', kind: 'free-shipping' });
    const { visitor } = await productAndShopper(server, { price: 1000n });
    await visitor.put('/api/commerce/shopping-cart/shipping-location', { country: 'FR' });
    const { shippingOptions } = await cartOf(visitor);
    await visitor.put('/api/commerce/shopping-cart/selected-shipping-option', {
      shippingOptionId: shippingOptions[0]?.id ?? null,
    });
    expect(await enterCode(visitor, 'ship')).toMatchObject({
      shippingCostCents: 590,
      discountCents: 590,
      grandTotalCents: 1000,
    });
    const bought = await buy(visitor, { expectedTotalCents: 1000, shippingAddress: { ...address, country: 'FR' } });
    expect(bought.status).toBe(200);
    const shares = await server.database.kysely
      .selectFrom('order_discount')
      .select(['line', 'code', 'kind', 'base', 'amount'])
      .where('website_id', '=', server.website.id)
      .where('order_id', '=', bought.json<{ orderId: string }>().orderId)
      .execute();
    expect(shares).toEqual([{ line: 1, code: 'SHIP', kind: 'free-shipping', base: 590n, amount: 590n }]);
  });

  test('CART-010 that does not count is kept and says why, in the language of the visitor', async () => {
    const now = server.clock.now().getTime();
    await addCoupon(server, { code: 'SOON', startsAt: new Date(now + 1000) });
    await addCoupon(server, { code: 'OVER', endsAt: new Date(now) });
    await addCoupon(server, { code: 'MORE', minimum: 5000n });
    const { visitor } = await productAndShopper(server, { price: 2000n });
    for (const code of ['SOON', 'OVER', 'MORE', 'what?']) await enterCode(visitor, code);
    expect(await cartOf(visitor)).toMatchObject({
      coupons: ['SOON', 'OVER', 'MORE', 'what?'],
      validCoupons: [],
      invalidCoupons: ['SOON', 'OVER', 'MORE', 'what?'],
      discountCents: 0,
      couponNotices: [
        { code: 'SOON', text: 'This code is not valid yet.' },
        { code: 'OVER', text: 'This code has expired.' },
        { code: 'MORE', text: 'This code needs a subtotal of $50.00 or more.' },
        { code: 'what?', text: 'This code is not valid.' },
      ],
    });
    const german = (await visitor.get('/de/api/commerce/shopping-cart')).json<ShoppingCartJson>();
    expect(german.couponNotices[1]).toEqual({ code: 'OVER', text: 'Dieser Code ist abgelaufen.' });
    server.clock.advance({ seconds: 1 });
    expect((await cartOf(visitor)).validCoupons).toEqual(['SOON']);
  });

  test('is taken out again', async () => {
    await addCoupon(server, { code: 'OUT' });
    const { visitor } = await productAndShopper(server);
    await enterCode(visitor, 'OUT');
    const removed = await visitor.delete(`${codes}?code=out`);
    expect(removed.json()).toMatchObject({ shoppingCart: { coupons: [], discountCents: 0 } });
    const again = await visitor.delete(`${codes}/?code=out`);
    expect([again.status, again.json<{ message: string }>().message]).toEqual([404, 'This code is not in your cart.']);
  });

  test('of another website does not exist', async () => {
    await addCoupon(server, { code: 'THEIRS' });
    const product = await addProduct(server, { website: server.otherWebsite });
    const visitor = server.visitor(server.otherWebsite);
    await addToCart(visitor, product);
    expect((await enterCode(visitor, 'THEIRS')).invalidCoupons).toEqual(['THEIRS']);
  });

  test('needs a cart, and a cart holds no more than ten codes', async () => {
    expect((await server.visitor().post(codes, { code: 'X' })).status).toBe(404);
    const { visitor } = await productAndShopper(server);
    for (let number = 0; number < 10; number += 1) await enterCode(visitor, `CODE-${number}`);
    const answer = await visitor.post(codes, { code: 'CODE-10' });
    const text = 'No more than 10 codes can be entered.';
    expect([answer.status, answer.json()]).toEqual([400, { error: text, message: text, errors: { code: text } }]);
    expect((await cartOf(visitor)).coupons).toHaveLength(10);
  });

  test.for([
    [{}],
    [{ code: '' }],
    [{ code: '   ' }],
    [{ code: 7 }],
    [{ code: null }],
    [{ code: ['A'] }],
    [{ code: 'x'.repeat(51) }],
  ])('refuses %j by the name of the field', async ([body]) => {
    const { visitor } = await productAndShopper(server);
    const answer = await visitor.post(codes, body);
    expect([answer.status, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([400, ['code']]);
    expect((await cartOf(visitor)).coupons).toEqual([]);
  });
});

describe('a coupon at the checkout', () => {
  test('is counted with the order, once', async () => {
    const id = await addCoupon(server, { code: 'ONCE', limitTotal: 1 });
    const { visitor } = await productAndShopper(server, { price: 1000n });
    await enterCode(visitor, 'ONCE');
    const key = { 'idempotency-key': 'once' };
    expect((await buy(visitor, { expectedTotalCents: 900 }, key)).status).toBe(200);
    expect((await buy(visitor, { expectedTotalCents: 900 }, key)).status).toBe(200);
    expect(await usesOf(id)).toBe(1);
    const { visitor: late } = await productAndShopper(server, { price: 1000n });
    expect(await enterCode(late, 'ONCE')).toMatchObject({
      invalidCoupons: ['ONCE'],
      couponNotices: [{ text: 'This code has been used up.' }],
    });
  });

  test('is free again when the card is declined', async () => {
    const id = await addCoupon(server, { code: 'BACK', limitTotal: 1 });
    const { visitor } = await productAndShopper(server, { price: 1000n });
    await enterCode(visitor, 'BACK');
    expect((await buy(visitor, { payment: declinedCard })).status).toBe(402);
    expect(await usesOf(id)).toBe(0);
    expect((await buy(visitor, { expectedTotalCents: 900 })).status).toBe(200);
    expect(await usesOf(id)).toBe(1);
  });

  test('reliability 14: one that no longer counts gives 409 with the new total, also without an expected total', async () => {
    await addCoupon(server, { code: 'LAST', limitTotal: 1 });
    const [{ visitor: first }, { visitor: second }] = [
      await productAndShopper(server, { price: 1000n }),
      await productAndShopper(server, { price: 1000n }),
    ];
    await enterCode(first, 'LAST');
    expect((await enterCode(second, 'LAST')).grandTotalCents).toBe(900);
    expect((await buy(first)).status).toBe(200);
    for (const expected of [{ expectedTotalCents: 900 }, {}]) {
      const refused = await buy(second, expected);
      expect([refused.status, refused.json()]).toMatchObject([409, { grandTotalCents: 1000 }]);
    }
    expect((await buy(second, { expectedTotalCents: 1000 })).status).toBe(200);
  });

  test('a person may use it as often as allowed, however they write their address', async () => {
    await addCoupon(server, { code: 'YOU', limitPerPerson: 1 });
    const tryAs = async (email: string, more: object = { expectedTotalCents: 900 }) => {
      const { visitor } = await productAndShopper(server, { price: 1000n });
      await enterCode(visitor, 'YOU');
      return await buy(visitor, { email, ...more });
    };
    expect((await tryAs('ada.lovelace@example.com')).status).toBe(200);
    for (const email of ['Ada.Lovelace@Example.com', 'adalovelace@example.com', 'a.d.a.lovelace+2@example.com']) {
      const refused = await tryAs(email);
      expect([email, refused.status, refused.json()]).toMatchObject([email, 409, { grandTotalCents: 1000 }]);
    }
    expect((await tryAs('ada.lovelace@example.org')).status).toBe(200);
    expect((await tryAs('ADA.LOVELACE@example.com', { expectedTotalCents: 1000 })).status).toBe(200);
  });

  test('below its minimum it does not count at the checkout either', async () => {
    await addCoupon(server, { code: 'MIN', minimum: 2000n });
    const { product, visitor } = await productAndShopper(server, { price: 1000n });
    await addToCart(visitor, product);
    expect((await enterCode(visitor, 'MIN')).grandTotalCents).toBe(1800);
    expect((await buy(visitor, { expectedTotalCents: 1800 })).status).toBe(200);
  });
});

async function usesOf(couponId: string): Promise<number> {
  const row = await server.database.kysely
    .selectFrom('coupon')
    .select('uses')
    .where('website_id', '=', server.website.id)
    .where('id', '=', couponId)
    .executeTakeFirstOrThrow();
  return row.uses;
}
