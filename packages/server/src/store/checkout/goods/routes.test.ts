import { addProduct, setStore, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cartFeature } from '../../cart/feature.ts';
import type { ShoppingCartJson } from '../../cart/schema.ts';
import { selectBrokenRules } from '../../order/rules/store.ts';
import { stockFeature } from '../../stock/feature.ts';
import { setOnHand } from '../../stock/index.ts';
import { createShippingZone, createTaxRule } from '../../store-rules/rules.fixture.ts';
import {
  address,
  addToCart,
  buy,
  checkoutBody,
  checkRules,
  declinedCard,
  goodCard,
  productAndShopper,
  shopper,
} from '../checkout.fixture.ts';
import { checkoutFeature } from '../feature.ts';
import type { CheckoutAnswerJson } from '../schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [cartFeature, stockFeature, checkoutFeature] });
});
afterAll(() => server.close());
afterEach(() => checkRules(server));

const notEnough = 'Sorry, we do not have enough of that item available.';

async function leftOf(itemId: string): Promise<number | undefined> {
  const answer = await server.visitor().get(`/api/commerce/inventory/stock/?itemId=${itemId}`);
  return answer.json<{ results: { qtyInStock: number }[] }>().results[0]?.qtyInStock;
}

async function orderRow(id: string) {
  return await server.database.kysely
    .selectFrom('orders')
    .selectAll()
    .where('website_id', '=', server.website.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

describe('a purchase', () => {
  test('ORDER-005 turns the cart into an order, takes the stock and drops the cart cookies', async () => {
    const { product, visitor } = await productAndShopper(server, { onHand: 5, name: 'Teapot' }, 2);
    const answer = await buy(visitor);
    expect([answer.status, answer.json()]).toEqual([
      200,
      {
        orderId: expect.any(String),
        orderNumber: expect.any(Number),
        status: 'placed',
        paymentStatus: 'paid',
        confirmationUrl: expect.stringMatching(/^\/checkout\/confirmed\/[0-9a-f-]{36}\?token=[\w-]{43}$/),
      },
    ]);
    const { orderId } = answer.json<CheckoutAnswerJson>();
    expect(await orderRow(orderId)).toMatchObject({
      lifecycle: 'placed',
      payment_status: 'paid',
      email: 'mila@example.com',
      total: 4000n,
      shipping_address: address,
    });
    expect(await leftOf(product.id)).toBe(3);
    expect([visitor.cookies.get('CART'), visitor.cookies.get('hasCart')]).toEqual([undefined, undefined]);
    expect((await visitor.get('/api/commerce/shopping-cart')).json<ShoppingCartJson>().entries).toEqual([]);
  });

  test('the confirmation mail is written in the buyer’s language with the order', async () => {
    const { visitor } = await productAndShopper(server, { name: 'Teapot' });
    const answer = await visitor.post('/de/api/commerce/checkout', { ...checkoutBody, email: 'german@example.com' });
    const { orderNumber } = answer.json<CheckoutAnswerJson>();
    const mails = await server.database.kysely
      .selectFrom('mail')
      .select(['subject', 'text', 'status'])
      .where('website_id', '=', server.website.id)
      .where('recipient', '=', 'german@example.com')
      .execute();
    expect(mails).toEqual([
      {
        subject: `Ihre Bestellung ${orderNumber} bei Shop`,
        text: expect.stringContaining('1 × Teapot auf Deutsch'),
        status: 'held',
      },
    ]);
    expect(mails[0]?.text).toContain('http://shop.test/de/checkout/confirmed/');
  });

  test('offline orders are placed with the payment open', async () => {
    const { product, visitor } = await productAndShopper(server, { onHand: 2 });
    const answer = await buy(visitor, { payment: { provider: 'offline' } });
    expect(answer.json()).toMatchObject({
      status: 'placed',
      paymentStatus: 'pending',
      confirmationUrl: expect.stringContaining('/checkout/received/'),
    });
    expect(await leftOf(product.id)).toBe(1);
  });

  test('what costs nothing needs no payment', async () => {
    const { visitor } = await productAndShopper(server, { price: 0n, onHand: 1 });
    const answer = await buy(visitor);
    expect(answer.json()).toMatchObject({ status: 'placed', paymentStatus: 'none' });
  });

  test('a second visitor’s number follows without a gap', async () => {
    const product = await addProduct(server);
    const first = (await buy(await shopper(server, product))).json<CheckoutAnswerJson>();
    const second = (await buy(await shopper(server, product))).json<CheckoutAnswerJson>();
    expect(second.orderNumber).toBe((first.orderNumber ?? 0) + 1);
  });

  test('CART-004 CART-006 a purchased cart knows its order and refuses changes, and the next add starts a new one', async () => {
    const { product, visitor } = await productAndShopper(server);
    const old = visitor.cookies.get('CART')?.value ?? '';
    const { id } = (await visitor.get('/api/commerce/shopping-cart')).json<ShoppingCartJson>();
    const { orderId } = (await buy(visitor)).json<CheckoutAnswerJson>();
    const purchased = await server.database.kysely
      .selectFrom('cart')
      .select(['order_id', 'is_purchased'])
      .where('website_id', '=', server.website.id)
      .where('id', '=', id ?? '')
      .execute();
    expect(purchased).toEqual([{ order_id: orderId, is_purchased: true }]);
    visitor.cookies.receive([`CART=${old}; Path=/`]);
    const refused = await visitor.post('/api/commerce/shopping-cart/entries', { itemId: product.id, quantity: 1 });
    expect([refused.status, refused.json<{ message: string }>().message]).toEqual([
      409,
      'This cart has already been purchased.',
    ]);
    await addToCart(visitor, product);
    expect((await visitor.get('/api/commerce/shopping-cart')).json<ShoppingCartJson>().totalQuantity).toBe(1);
  });
});

describe('paying', () => {
  test('STOCK-011 a declined card gives the stock back and leaves the cart open', async () => {
    const { product, visitor } = await productAndShopper(server, { onHand: 1 });
    const answer = await buy(visitor, { payment: declinedCard });
    expect([answer.status, answer.json<{ message: string }>().message]).toEqual([
      402,
      'Your card was declined. Please try another card.',
    ]);
    expect(await leftOf(product.id)).toBe(1);
    expect((await buy(visitor)).status).toBe(200);
  });

  test('insufficient funds are named', async () => {
    const { visitor } = await productAndShopper(server);
    const answer = await buy(visitor, { payment: { ...goodCard, cardNumber: '4000000000009995' } });
    expect([answer.status, answer.json<{ message: string }>().message]).toEqual([
      402,
      'Your card has insufficient funds. Please try another card.',
    ]);
  });

  test('a card number is neither stored nor answered', async () => {
    const { visitor } = await productAndShopper(server);
    const answer = await buy(visitor, { email: 'secret@example.com' }, { 'idempotency-key': 'card' });
    expect(answer.text).not.toContain('4242424242424242');
    for (const table of ['payment', 'payment_attempt', 'test_charge', 'orders', 'idempotency'] as const) {
      const rows = await server.database.kysely
        .selectFrom(table)
        .selectAll()
        .where('website_id', '=', server.website.id)
        .execute();
      const text = JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
      expect(text.replaceAll(' ', '')).not.toContain('42424242');
    }
  });
});

describe('refusals', () => {
  test('another total than the shopper saw is 409 with the new one', async () => {
    const { visitor } = await productAndShopper(server, { price: 2500n });
    const answer = await buy(visitor, { expectedTotalCents: 2400 });
    expect([answer.status, answer.json()]).toMatchObject([
      409,
      { grandTotalCents: 2500, message: 'The total of your order has changed. Please check it and try again.' },
    ]);
    expect((await buy(visitor, { expectedTotalCents: 2500 })).status).toBe(200);
  });

  test('an empty cart cannot be bought', async () => {
    const answer = await buy(server.visitor());
    expect([answer.status, answer.json<{ message: string }>().message]).toEqual([
      400,
      'You have nothing in your shopping cart.',
    ]);
  });

  test('what has been sold meanwhile is 409 in the seed’s words', async () => {
    const { product, visitor } = await productAndShopper(server, { onHand: 2 }, 2);
    const variantId = product.variantIds[0] ?? '';
    await server.database.transaction((connection) =>
      setOnHand(connection, server.clock, server.website.id, variantId, 1),
    );
    const answer = await buy(visitor);
    expect([answer.status, answer.json<{ message: string }>().message]).toEqual([409, notEnough]);
  });

  test.for([
    [{ email: '' }, 'email'],
    [{ email: 'mila@nowhere' }, 'email'],
    [{ email: `${'a'.repeat(290)}@example.com` }, 'email'],
    [{ email: 7 }, 'email'],
    [{ shippingAddress: { ...address, line1: '  ' } }, 'shippingAddress.line1'],
    [{ shippingAddress: { ...address, country: 'XX' } }, 'shippingAddress.country'],
    [{ shippingAddress: { ...address, city: 'x'.repeat(101) } }, 'shippingAddress.city'],
    [{ billingAddress: { ...address, surprise: 1 } }, 'billingAddress.surprise'],
    [{ billingAddress: 'here' }, 'billingAddress'],
    [{ billingAddress: { ...address, lastName: '' } }, 'billingAddress.lastName'],
    [{ payment: { provider: 'gold' } }, 'payment.provider'],
    [{ payment: { ...goodCard, cardNumber: '4111111111111111' } }, 'payment.cardNumber'],
    [{ payment: { ...goodCard, expiry: '01/26' } }, 'payment.expiry'],
    [{ payment: { ...goodCard, cvc: 'abc' } }, 'payment.cvc'],
    [{ payment: { ...goodCard, surprise: 1 } }, 'payment.surprise'],
    [{ expectedTotalCents: -1 }, 'expectedTotalCents'],
    [{ expectedTotalCents: 1.5 }, 'expectedTotalCents'],
    [{ shippingOptionId: 'x' }, 'shippingOptionId'],
  ] as const)('names the field of %j', async ([more, field]) => {
    const { visitor } = await productAndShopper(server);
    const answer = await buy(visitor, more);
    expect([answer.status, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([400, [field]]);
  });

  test('something to be sent needs an address', async () => {
    const { visitor } = await productAndShopper(server);
    const answer = await buy(visitor, { shippingAddress: null });
    expect([answer.status, answer.json<{ errors: object }>().errors]).toEqual([400, { shippingAddress: 'Required' }]);
  });
});

describe('shipping and tax', () => {
  test('CART-008 CART-009 the place decides options and taxes, in the cart as in the order', async () => {
    const shop = await startTestServer({ features: [cartFeature, checkoutFeature], now: '2026-03-03T10:00:00Z' });
    try {
      const { database, clock, website } = shop;
      await createShippingZone(database, clock, website.id, {
        name: 'Germany',
        areas: [{ country: 'DE' }],
        options: [
          {
            texts: { en: 'Parcel', de: 'Paket' },
            calculator: 'subtotal',
            bands: [
              { from: 0n, price: 590n },
              { from: 8000n, price: 0n },
            ],
          },
          { texts: { en: 'Express' }, calculator: 'flat', bands: [{ from: 0n, price: 1500n }] },
        ],
      });
      await createTaxRule(database, clock, website.id, {
        name: 'VAT',
        area: { country: 'DE' },
        ratePpm: 190_000,
        inclusive: true,
      });
      const { visitor } = await productAndShopper(shop, { price: 4000n });
      const placed = await visitor.put('/api/commerce/shopping-cart/shipping-location', {
        country: 'de',
        postalCode: '25813',
      });
      const cart = placed.json<{ shoppingCart: ShoppingCartJson }>().shoppingCart;
      expect(cart.shippingOptions.map(({ name, priceCents }) => [name, priceCents])).toEqual([
        ['Parcel', 590],
        ['Express', 1500],
      ]);
      expect(cart).toMatchObject({
        shippingLocation: { country: 'DE', postalCode: '25813' },
        selectedShippingOption: null,
        taxCents: 0,
        includedTaxCents: 639,
        grandTotalCents: 4000,
        applicableTaxRules: [{ name: 'VAT', ratePpm: 190_000 }],
      });
      const express = cart.shippingOptions[1]?.id;
      const chosen = await visitor.put('/api/commerce/shopping-cart/selected-shipping-option', {
        shippingOptionId: express,
      });
      expect(chosen.json()).toMatchObject({
        shoppingCart: {
          selectedShippingOption: { id: express, name: 'Express', priceCents: 1500 },
          shippingCostCents: 1500,
          grandTotalCents: 5500,
          includedTaxCents: 878,
        },
      });
      const away = await buy(visitor, { shippingAddress: { ...address, country: 'JP' } });
      expect([away.status, away.json<{ errors: object }>().errors]).toEqual([
        400,
        { 'shippingAddress.country': 'Sorry, we do not ship to this address.' },
      ]);
      const bought = await buy(visitor, { expectedTotalCents: 5500 });
      const { orderId } = bought.json<CheckoutAnswerJson>();
      const order = await database.kysely
        .selectFrom('orders')
        .selectAll()
        .where('website_id', '=', website.id)
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      expect(order).toMatchObject({
        subtotal: 4000n,
        shipping: 1500n,
        tax: 0n,
        included_tax: 878n,
        total: 5500n,
        shipping_option: { id: express, name: 'Express' },
      });
      expect(await selectBrokenRules(database)).toEqual([]);
    } finally {
      await shop.close();
    }
  });
});

describe('taxes on top and the minimum order', () => {
  test('a tax that is not in the prices is added for the places it is for, on shipping only where its rule says so', async () => {
    const shop = await startTestServer({ features: [cartFeature, checkoutFeature] });
    try {
      const { database, clock, website } = shop;
      await createShippingZone(database, clock, website.id, {
        name: 'Everywhere',
        areas: [{ country: 'US' }, { country: 'CA' }],
        options: [{ texts: { en: 'Post' }, calculator: 'flat', bands: [{ from: 0n, price: 1000n }] }],
      });
      const rule = { ratePpm: 100_000, inclusive: false } as const;
      await createTaxRule(database, clock, website.id, {
        ...rule,
        name: 'State',
        area: { country: 'US', region: 'NY' },
        onShipping: false,
      });
      await createTaxRule(database, clock, website.id, {
        ...rule,
        name: 'GST',
        area: { country: 'CA' },
        onShipping: true,
      });
      const product = await addProduct(shop, { price: 4000n });
      const totals: (readonly [string, bigint, bigint, bigint])[] = [];
      for (const place of [
        { country: 'US', region: 'NY' },
        { country: 'US', region: 'OR' },
        { country: 'CA', region: 'QC' },
      ]) {
        const shippingAddress = { ...address, ...place };
        const answer = await buy(await shopper(shop, product), { shippingAddress, billingAddress: shippingAddress });
        const { tax, included_tax, total } = await database.kysely
          .selectFrom('orders')
          .selectAll()
          .where('website_id', '=', website.id)
          .where('id', '=', answer.json<CheckoutAnswerJson>().orderId)
          .executeTakeFirstOrThrow();
        totals.push([place.region, tax, included_tax, total]);
      }
      expect(totals).toEqual([
        ['NY', 400n, 0n, 5400n],
        ['OR', 0n, 0n, 5000n],
        ['QC', 500n, 0n, 5500n],
      ]);
      await checkRules(shop);
    } finally {
      await shop.close();
    }
  });

  test('CARTPAGE-007 below the minimum order nothing can be bought, and the words name it', async () => {
    const shop = await startTestServer({ features: [cartFeature, checkoutFeature] });
    try {
      const minimumOrderSubtotal = { decimalValue: '25.00', currencyCode: 'USD' };
      await setStore(shop, shop.website, { minimumOrderSubtotal });
      const product = await addProduct(shop, { price: 1250n });
      const visitor = await shopper(shop, product);
      expect((await buy(visitor)).json<{ message: string }>().message).toBe(
        'To check out, your order subtotal must be $25.00 or more.',
      );
      await addToCart(visitor, product);
      expect((await buy(visitor)).status).toBe(200);
      await checkRules(shop);
    } finally {
      await shop.close();
    }
  });
});

describe('repeating', () => {
  test('the same Idempotency-Key is one purchase and the same answer, another body is 422', async () => {
    const { product, visitor } = await productAndShopper(server, { onHand: 9 });
    const key = { 'idempotency-key': 'key-1' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(visitor, {}, key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await leftOf(product.id)).toBe(8);
    expect((await buy(visitor, {}, key)).text).toBe(answers[0]?.text);
    const other = await buy(visitor, { email: 'other@example.com' }, key);
    expect([other.status, other.json<{ message: string }>().message]).toEqual([
      422,
      'This Idempotency-Key was already used for another request.',
    ]);
  });

  test('the same cart completed twenty times at once is one order', async () => {
    const { product, visitor } = await productAndShopper(server, { onHand: 9 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(visitor)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map((answer) => answer.json<CheckoutAnswerJson>().orderId)).size).toBe(1);
    expect(await leftOf(product.id)).toBe(8);
    const charges = await server.database.kysely
      .selectFrom('test_charge')
      .select('key')
      .where('website_id', '=', server.website.id)
      .where('amount', '=', 2000n)
      .where('state', '=', 'captured')
      .execute();
    const orders = await server.database.kysely
      .selectFrom('orders')
      .select('id')
      .where('website_id', '=', server.website.id)
      .where('lifecycle', '=', 'placed')
      .where('total', '=', 2000n)
      .where('payment_status', '=', 'paid')
      .execute();
    expect(charges).toHaveLength(orders.length);
  });
});
