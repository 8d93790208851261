import {
  addProduct,
  setStore,
  signedInSiteUser,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createShippingZone, createTaxRule } from '../../store-rules/rules.fixture.ts';
import { address, addToCart, checkRules, shopper } from '../checkout.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { database, clock, website } = server;
  await setStore(server, website, { country: 'DE', currency: 'EUR' });
  const flat = (en: string, price: bigint) =>
    ({ texts: { en }, calculator: 'flat', bands: [{ from: 0n, price }] }) as const;
  await createShippingZone(database, clock, website.id, {
    name: 'Germany',
    areas: [{ country: 'DE' }],
    options: [flat('Parcel', 590n), flat('Express', 1500n)],
  });
  await createShippingZone(database, clock, website.id, {
    name: 'Abroad',
    areas: [{ country: 'FR' }, { country: 'AT' }],
    options: [flat('Post', 1290n)],
  });
  await createTaxRule(database, clock, website.id, {
    name: 'VAT',
    area: { country: 'DE' },
    ratePpm: 100_000,
    inclusive: false,
  });
});
afterAll(() => server.close());
afterEach(() => checkRules(server));

const plainForm = {
  email: 'plain@example.com',
  ...address,
  provider: 'test',
  cardNumber: '4242424242424242',
  expiry: '12/34',
  cvc: '123',
};

/** The checkout page as a browser without scripts reads it. */
async function checkoutPage(visitor: Visitor) {
  const { status, text } = await visitor.get('/checkout', { accept: 'text/html' });
  expect(status).toBe(200);
  return readPage(text);
}

function readPage(text: string) {
  const radio = (option: string) => option.match(/value="([^"]+)"/)?.[1] ?? '';
  const radios = text.match(/<input[^>]*name="shippingOptionId"[^>]*>/g) ?? [];
  return {
    options: radios.map(radio),
    chosen: radios.filter((one) => one.includes('checked')).map(radio),
    expectedTotalCents: /name="expectedTotalCents" value="(\d+)"/.exec(text)?.[1] ?? '',
    country: /<option value="([A-Z]{2})" selected/.exec(text)?.[1],
  };
}

test('the first page has ways to ship, taxes and the total of the store’s own country, and the first press buys', async () => {
  const visitor = await shopper(server, await addProduct(server, { price: 2000n }));
  const { options, chosen, expectedTotalCents, country } = await checkoutPage(visitor);
  expect(options).toHaveLength(2);
  expect(chosen).toEqual(options.slice(0, 1));
  expect([country, expectedTotalCents]).toEqual(['DE', '2849']);
  const bought = await visitor.submit('/checkout', { ...plainForm, shippingOptionId: chosen[0]!, expectedTotalCents });
  expect([bought.status, bought.headers['location']]).toEqual([303, expect.stringContaining('/checkout/confirmed/')]);
});

test('calls of scripts find the same totals as the first page', async () => {
  const visitor = await shopper(server, await addProduct(server, { price: 2000n }));
  await checkoutPage(visitor);
  expect((await visitor.get('/api/commerce/shopping-cart')).json()).toMatchObject({
    shippingLocation: { country: 'DE' },
    selectedShippingOption: { name: 'Parcel' },
    taxCents: 259,
    grandTotalCents: 2849,
  });
});

test('who is signed in sees the totals of the default address', async () => {
  const user = await signedInSiteUser(server);
  await user.post('/api/site-users/account/addresses', { ...address, line2: '', region: '', phone: '', country: 'FR' });
  await addToCart(user, await addProduct(server, { price: 2000n }));
  expect(await checkoutPage(user)).toMatchObject({ country: 'FR', expectedTotalCents: '3290' });
});

test('a place and a way to ship that were chosen before stay', async () => {
  const visitor = await shopper(server, await addProduct(server, { price: 2000n }));
  await visitor.put('/api/commerce/shopping-cart/shipping-location', { country: 'AT' });
  expect(await checkoutPage(visitor)).toMatchObject({ country: 'AT', expectedTotalCents: '3290' });
  await visitor.put('/api/commerce/shopping-cart/shipping-location', { country: 'DE' });
  const { options } = await checkoutPage(visitor);
  await visitor.put('/api/commerce/shopping-cart/selected-shipping-option', { shippingOptionId: options[1] });
  expect(await checkoutPage(visitor)).toMatchObject({ chosen: [options[1]], expectedTotalCents: '3850' });
});

test('a button without a purchase works out the totals of the typed place and keeps what was typed', async () => {
  const visitor = await shopper(server, await addProduct(server, { price: 2000n }));
  await checkoutPage(visitor);
  const { email } = plainForm;
  const cardNumber = '4111111111111111';
  const answer = await visitor.submit('/checkout', { email, country: 'FR', cardNumber, only: 'totals' });
  expect(answer.status).toBe(200);
  expect(readPage(answer.text)).toMatchObject({ country: 'FR', expectedTotalCents: '3290' });
  expect(answer.text).toContain(email);
  expect(answer.text).not.toContain(cardNumber);
  expect(answer.text).not.toContain('aria-invalid');
});

test('a store that sends nothing to its own country begins with its first zone', async () => {
  const shop = await startTestServer();
  try {
    await createShippingZone(shop.database, shop.clock, shop.website.id, {
      name: 'Japan',
      areas: [{ country: 'JP' }],
      options: [{ texts: { en: 'Ship' }, calculator: 'flat', bands: [{ from: 0n, price: 900n }] }],
    });
    const visitor = await shopper(shop, await addProduct(shop, { price: 2000n }));
    expect(await checkoutPage(visitor)).toMatchObject({ country: 'JP', expectedTotalCents: '2900' });
  } finally {
    await shop.close();
  }
});
