import { addProduct, addressOf, addStorePage, setStore, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopper } from '../checkout/checkout.fixture.ts';

let server: TestServer;
let path: string;
let collectionId: string;
beforeAll(async () => {
  server = await startTestServer();
  collectionId = await addStorePage(server);
  path = `/${await addressOf(server, collectionId)}/p`;
});
afterAll(() => server.close());

async function onPage(slug: string, prefix = ''): Promise<string | undefined> {
  const { text } = await server.visitor().get(`${prefix}${path}/${slug}`, { accept: 'text/html' });
  return /<p class="product-delivery-time">(.*?)<\/p>/.exec(text)?.[1];
}

test('the delivery time of the shop is on the page of a shipped product, in the cart and at the checkout', async () => {
  const vase = await addProduct(server, { collectionId, slug: 'vase' });
  expect(await onPage('vase')).toBeUndefined();
  await setStore(server, server.website, { deliveryDays: '2–4' });
  expect(await onPage('vase')).toBe('Delivery time: 2–4 days');
  expect(await onPage('vase', '/de')).toBe('Lieferzeit: 2–4 Tage');
  const visitor = await shopper(server, vase);
  const cart = (await visitor.get('/cart', { accept: 'text/html' })).text;
  expect(cart).toContain('<p class="cart-line-delivery">Delivery time: 2–4 days</p>');
  const checkout = (await visitor.get('/checkout', { accept: 'text/html' })).text;
  expect(checkout).toContain('<small>Delivery time: 2–4 days</small>');
});

test('a product’s own delivery time wins, also in the cart, and what is not shipped has none', async () => {
  await setStore(server, server.website, { deliveryDays: '2–4' });
  const texts = { en: { name: 'Oven', deliveryTime: 'Made for you in six weeks' } };
  const oven = await addProduct(server, { collectionId, slug: 'oven', texts });
  await addProduct(server, { collectionId, slug: 'class', type: 3 });
  expect([await onPage('oven'), await onPage('class')]).toEqual(['Made for you in six weeks', undefined]);
  const visitor = await shopper(server, oven);
  expect((await visitor.get('/cart', { accept: 'text/html' })).text).toContain(
    '<p class="cart-line-delivery">Made for you in six weeks</p>',
  );
});

test.for([
  ['1', 'Delivery time: 1 day'],
  ['3', 'Delivery time: 3 days'],
  ['one week', 'Delivery time: one week'],
])('%s is read as “%s”', async ([deliveryDays, read]) => {
  await setStore(server, server.website, { deliveryDays: deliveryDays! });
  await addProduct(server, { collectionId, slug: `days-${deliveryDays!.length}-${deliveryDays![0]}` });
  expect(await onPage(`days-${deliveryDays!.length}-${deliveryDays![0]}`)).toBe(read);
});
