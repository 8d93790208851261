import { CollectionType } from '@awning/site-model';
import { addProduct, addWebsite, startTestServer, type TestServer, type TestWebsite } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCollection } from '../../../site/content/index.ts';
import { addToCart, buy, goodCard } from '../checkout.fixture.ts';

const notices = {
  '': 'This is a test shop. No money is charged and nothing is delivered.',
  '/de': 'Dies ist ein Testshop. Es wird kein Geld abgebucht und nichts geliefert.',
  '/fr': 'Ceci est une boutique de test. Aucun montant n’est débité et rien n’est livré.',
};
const pages = ['/nowhere', '/search?q=mug', '/cart', '/checkout', '/account/login'];

/** A visitor of a website with a product in the cart. */
async function shopperOf(server: TestServer, website: TestWebsite) {
  const product = await addProduct({ ...server, website });
  const visitor = server.visitor(website);
  await addToCart(visitor, product);
  return visitor;
}

describe('without the word of the operator', () => {
  let server: TestServer;
  let open: TestWebsite;
  beforeAll(async () => {
    server = await startTestServer();
    open = await addWebsite(server, { name: 'Open shop', host: 'pots.com' });
  });
  afterAll(() => server.close());

  test('a shop with a host on the internet sells nothing for a test card', async () => {
    const visitor = await shopperOf(server, open);
    const refused = await buy(visitor, { payment: goodCard });
    expect([refused.status, refused.json()]).toMatchObject([
      400,
      { errors: { 'payment.provider': expect.any(String) } },
    ]);
    expect((await visitor.get('/checkout')).text).not.toContain('value="test"');
    const gift = { email: 'giver@example.com', amountCents: 2500, payment: goodCard };
    expect((await visitor.post('/api/commerce/donations', gift)).status).toBe(400);
  });

  test('nor does one to which a proxy brings visitors from there, whether it is trusted or not', async () => {
    const visitor = await shopperOf(server, server.website);
    const forwarded = { 'x-forwarded-host': 'pots.com' };
    expect((await buy(visitor, { payment: goodCard }, forwarded)).status).toBe(400);
    expect((await visitor.get('/checkout', forwarded)).text).not.toContain('value="test"');
    expect((await buy(visitor, { payment: goodCard }, { 'x-forwarded-host': 'shop.test' })).status).toBe(200);
  });

  test('a shop for tests takes it, and no page calls itself a test', async () => {
    const visitor = await shopperOf(server, server.website);
    expect((await visitor.get('/checkout')).text).toContain('value="test"');
    expect((await visitor.get('/cart')).text).not.toContain(notices['']);
    expect((await buy(visitor, { payment: goodCard })).status).toBe(200);
  });
});

test('a server that listens on all addresses takes no test card, whatever host it is asked for', async () => {
  const server = await startTestServer({ settings: { HOST: '0.0.0.0' } });
  const visitor = await shopperOf(server, server.website);
  expect((await buy(visitor, { payment: goodCard })).status).toBe(400);
  expect((await visitor.get('/cart')).text).not.toContain(notices['']);
  await server.close();
});

describe('with the word of the operator', () => {
  let server: TestServer;
  let open: TestWebsite;
  beforeAll(async () => {
    server = await startTestServer({ settings: { TEST_PAYMENTS: 'allow' } });
    open = await addWebsite(server, { name: 'Open shop', host: 'pots.com' });
  });
  afterAll(() => server.close());

  test.for(Object.entries(notices))(
    'every page of an open shop says at "%s" that it is a test',
    async ([prefix, notice]) => {
      const visitor = await shopperOf(server, open);
      for (const page of pages) {
        const { text } = await visitor.get(`${prefix}${page}`);
        expect([page, text.split(notice).length - 1]).toEqual([page, 1]);
      }
      expect((await buy(visitor, { payment: goodCard })).status).toBe(200);
    },
  );

  test('a shop for tests need not say it, and a page that is kept for one is not given to the other', async () => {
    const visitor = server.visitor();
    await createCollection(server.database, server.clock, server.website.id, {
      urlId: 'about',
      typeName: 'page',
      type: CollectionType.page,
      texts: { en: { title: 'About' } },
    });
    for (let round = 0; round < 2; round += 1) {
      expect((await visitor.get('/about')).text).not.toContain(notices['']);
      expect((await visitor.get('/about', { 'x-forwarded-host': 'pots.com' })).text).toContain(notices['']);
    }
  });
});
