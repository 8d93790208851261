import { addProduct, startTestServer, type TestProduct, type TestServer } from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ShoppingCartJson } from '../../cart/index.ts';
import { createCoupon } from '../../coupon/coupon.fixture.ts';
import { createShippingZone } from '../../store-rules/rules.fixture.ts';
import { address, buy, checkRules, declinedCard, shopper } from '../checkout.fixture.ts';

let server: TestServer;
let bowl: TestProduct;
beforeAll(async () => {
  server = await startTestServer();
  bowl = await addProduct(server, { price: 2000n });
  await createShippingZone(server.database, server.clock, server.website.id, {
    name: 'Germany',
    areas: [{ country: 'DE' }],
    options: [{ texts: { en: 'Parcel' }, calculator: 'flat', bands: [{ from: 0n, price: 500n }] }],
  });
  await createCoupon(server.database, server.clock, server.website.id, {
    code: 'ONCE',
    kind: 'percentage',
    value: 100_000n,
    limitPerPerson: 1,
  });
});
afterAll(() => server.close());
afterEach(() => checkRules(server));

interface Refused {
  readonly grandTotalCents: number;
  readonly shoppingCart: ShoppingCartJson;
}

describe('D-173 the key of a refused checkout', () => {
  const keys = () =>
    server.database.kysely.selectFrom('idempotency').selectAll().where('website_id', '=', server.website.id).execute();

  test('keeps nothing of a purchase that was refused before it began, so that the same key may buy later', async () => {
    const visitor = await shopper(server, bowl);
    const key = { 'idempotency-key': 'repriced' };
    const refused = await buy(visitor, { expectedTotalCents: 2000 }, key);
    expect([refused.status, await keys()]).toEqual([409, []]);
    const again = await buy(visitor, { expectedTotalCents: 2000 }, key);
    expect([again.status, again.json()]).toEqual([409, refused.json()]);
    expect((await buy(visitor, { expectedTotalCents: 2500 }, key)).status).toBe(200);
    expect((await buy(visitor, { expectedTotalCents: 2500 }, key)).status).toBe(200);
    expect(await keys()).toHaveLength(1);
  });

  test.for([
    ['nothing in the cart', {}, 400],
    ['no address', { email: '' }, 400],
  ] as const)('keeps nothing of a call with %s', async ([, body, status]) => {
    const before = await keys();
    const answer = await buy(server.visitor(), body, { 'idempotency-key': `refused ${JSON.stringify(body)}` });
    expect([answer.status, await keys()]).toEqual([status, before]);
  });

  test('keeps the text of a declined payment, and charges no second time', async () => {
    const visitor = await shopper(server, bowl);
    const key = { 'idempotency-key': 'declined' };
    const declined = await buy(visitor, { payment: declinedCard }, key);
    const again = await buy(visitor, { payment: declinedCard }, key);
    expect([declined.status, again.status, again.text]).toEqual([402, 402, declined.text]);
    const kept = (await keys()).find((row) => row.key === 'declined');
    expect(kept?.answer?.length).toBeLessThan(300);
  });
});

describe('a total that has changed', () => {
  test('reliability 14: is answered with the whole cart at its new price, and that total buys', async () => {
    const visitor = await shopper(server, bowl);
    const refused = await buy(visitor, { expectedTotalCents: 2000 });
    const { grandTotalCents, shoppingCart } = refused.json<Refused>();
    expect([refused.status, grandTotalCents]).toEqual([409, 2500]);
    expect(shoppingCart).toMatchObject({
      grandTotalCents: 2500,
      shippingCostCents: 500,
      selectedShippingOption: { name: 'Parcel' },
      shippingLocation: { country: 'DE', postalCode: address.postalCode },
      entries: [{ itemId: bowl.id }],
    });
    expect((await buy(visitor, { expectedTotalCents: grandTotalCents })).status).toBe(200);
  });

  test('names the code that this person has used up, so that a guest can go on without it', async () => {
    const email = 'twice@example.com';
    expect((await buy(await withCoupon(), { email, expectedTotalCents: 2300 })).status).toBe(200);
    const again = await withCoupon();
    const { shoppingCart } = (await buy(again, { email, expectedTotalCents: 2300 })).json<Refused>();
    expect(shoppingCart).toMatchObject({
      grandTotalCents: 2500,
      invalidCoupons: ['ONCE'],
      couponNotices: [{ code: 'ONCE', text: expect.stringMatching(/already used/) }],
    });
    expect((await buy(again, { email, expectedTotalCents: 2500 })).status).toBe(200);
  });

  test('stays true when the address is changed afterwards', async () => {
    const email = 'moving@example.com';
    expect((await buy(await withCoupon(), { email, expectedTotalCents: 2300 })).status).toBe(200);
    const again = await withCoupon();
    expect((await buy(again, { email, expectedTotalCents: 2300 })).status).toBe(409);
    const moved = await again.put('/api/commerce/shopping-cart/shipping-location', {
      country: 'DE',
      postalCode: '20095',
    });
    const { shoppingCart } = moved.json<Refused>();
    expect(shoppingCart).toMatchObject({ discountCents: 0, validCoupons: [], invalidCoupons: ['ONCE'] });
    // Another person at the same computer may still use it.
    const other = await buy(again, { email: 'somebody-else@example.com', expectedTotalCents: 2300 });
    expect(other.status).toBe(200);
  });

  test('shows the same on the page without scripts, and the second press buys', async () => {
    const email = 'plain-twice@example.com';
    expect((await buy(await withCoupon(), { email, expectedTotalCents: 2300 })).status).toBe(200);
    const visitor = await withCoupon();
    const card = { provider: 'test', cardNumber: '4242424242424242', expiry: '12/34', cvc: '123' };
    const form = { email, ...address, ...card };
    const refused = await visitor.submit('/checkout', { ...form, expectedTotalCents: '2300' });
    expect(refused.status).toBe(409);
    expect(refused.text).toMatch(/class="amount amount--invalid"><dt>Discount ONCE/);
    const expectedTotalCents = /name="expectedTotalCents" value="(\d+)"/.exec(refused.text)?.[1] ?? '';
    expect(expectedTotalCents).toBe('2500');
    expect((await visitor.submit('/checkout', { ...form, expectedTotalCents })).status).toBe(303);
  });
});

test('reliability 25: what a visitor should know about the cart is still told at the checkout, and after a place was chosen', async () => {
  const visitor = await shopper(server, bowl);
  await server.database.kysely
    .updateTable('cart')
    .set({ notices: JSON.stringify([{ kept: 1, wanted: 3, title: 'Bowl' }]) })
    .where('website_id', '=', server.website.id)
    .where('is_purchased', '=', false)
    .execute();
  const page = await visitor.get('/checkout', { accept: 'text/html' });
  expect(page.text).toMatch(/class="cart-notice" role="alert">Only 1 of 3 × Bowl/);
  const { notices } = (await visitor.get('/api/commerce/shopping-cart')).json<ShoppingCartJson>();
  expect(notices).toHaveLength(1);
});

async function withCoupon() {
  const visitor = await shopper(server, bowl);
  await visitor.post('/api/commerce/shopping-cart/coupons', { code: 'ONCE' });
  return visitor;
}
