import { addProduct, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buy, checkRules, shopper } from '../checkout/checkout.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

async function isUnlimited(productId: string): Promise<boolean> {
  const { unlimited } = await server.database.kysely
    .selectFrom('variant')
    .select('unlimited')
    .where('website_id', '=', server.website.id)
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return unlimited;
}

test('a download of which none was counted is shown, put into the cart and sold all the same', async () => {
  const download = await addProduct(server, { type: 2, onHand: 0 });
  const { text } = await server.visitor().get(`/api/commerce/inventory/stock?itemId=${download.id}`);
  expect(text).toContain('"unlimited":true');
  const visitor = await shopper(server, download, 3);
  expect((await buy(visitor)).status).toBe(200);
});

test('what never runs out cannot be stored as counted, and a product that becomes a gift card stops being counted', async () => {
  const gift = await addProduct(server, {
    type: 4,
    optionNames: ['Value'],
    variants: [{ onHand: 5, attributes: { Value: '20' } }],
  });
  const mug = await addProduct(server, { type: 1, onHand: 5 });
  expect([await isUnlimited(gift.id), await isUnlimited(mug.id)]).toEqual([true, false]);
  await server.database.kysely
    .updateTable('variant')
    .set({ unlimited: false })
    .where('website_id', '=', server.website.id)
    .execute();
  expect([await isUnlimited(gift.id), await isUnlimited(mug.id)]).toEqual([true, false]);
  await server.database.kysely
    .updateTable('product')
    .set({ type: 4 })
    .where('website_id', '=', server.website.id)
    .where('id', '=', mug.id)
    .execute();
  expect(await isUnlimited(mug.id)).toBe(true);
});
