import {
  addProduct,
  addressOf,
  addStorePage,
  setStore,
  startTestServer,
  type TestProduct,
  type TestServer,
} from '@awning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { wantedOf } from './restock.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance({ minutes: 5 });
  await setStore(server, server.website, { restockSignUpEnabled: true });
});

async function pageOf(collectionId: string, { slug }: TestProduct): Promise<string> {
  return (await server.visitor().get(`/${await addressOf(server, collectionId)}/p/${slug}`)).text;
}

const isOffered = (page: string) => page.includes('data-island="restock-form"');

describe('the page of a product', () => {
  test('PROD-010 offers the sign-up if it is sold out and the shop offers it, and only then', async () => {
    const collectionId = await addStorePage(server);
    const gone = await addProduct(server, { collectionId, onHand: 0 });
    const there = await addProduct(server, { collectionId, onHand: 1 });
    expect([await pageOf(collectionId, gone), await pageOf(collectionId, there)].map(isOffered)).toEqual([true, false]);
    await setStore(server, server.website, { restockSignUpEnabled: false });
    expect(isOffered(await pageOf(collectionId, gone))).toBe(false);
  });

  test('PROD-010 D-084 has a form that works without scripts, with the words of the owner', async () => {
    const collectionId = await addStorePage(server);
    const texts = { en: { name: 'Jar', restockButtonText: 'Tell me', restockCallText: 'Back <soon>' } };
    const page = await pageOf(collectionId, await addProduct(server, { collectionId, onHand: 0, texts }));
    expect(page).toMatch(/<form class="product-restock-form"[^>]* action="\/restock\/sign-up" method="post">/);
    expect(page).toContain('>Tell me</button>');
    expect(page).toContain('Back &lt;soon&gt;');
  });

  test('with several variants hides the form until a sold-out one is chosen, and lists them without scripts', async () => {
    const collectionId = await addStorePage(server);
    const product = await addProduct(server, {
      collectionId,
      optionNames: ['Size'],
      variants: [
        { attributes: { Size: 'Large' }, onHand: 0 },
        { attributes: { Size: 'Small' }, onHand: 3 },
      ],
    });
    const page = await pageOf(collectionId, product);
    expect(page).toMatch(/class="product-restock-notification"[^>]* hidden=""/);
    const plain = /<noscript>(.*?)<\/noscript>/s.exec(page.slice(page.indexOf('restock-form')))?.[1] ?? '';
    expect([...plain.matchAll(/<option value="([^"]*)">([^<]*)/g)].map(([, id, name]) => [id, name])).toEqual([
      [product.variantIds[0], 'Large'],
    ]);
  });
});

describe('the form without scripts', () => {
  test('RESTOCK-001 RESTOCK-022 signs up, and shows the form again with what is wrong', async () => {
    const product = await addProduct(server, { collectionId: await addStorePage(server), onHand: 0 });
    const visitor = server.visitor();
    const wrong = await visitor.submit('/restock/sign-up', { ...wantedOf(product), email: '"ada' });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('Email is invalid');
    expect(wrong.text).toContain('value="&quot;ada"');
    const done = await visitor.submit('/restock/sign-up', { ...wantedOf(product), email: 'ada@example.com' });
    expect([done.status, done.text.includes('Signed up!')]).toEqual([200, true]);
    const nothing = await visitor.submit('/restock/sign-up', { email: 'ada@example.com' });
    expect(nothing.status).toBe(404);
  });
});
