import { PlanFlag } from '@awning/site-model';
import { addProduct, signedInMember, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { address, goodCard } from '../checkout/checkout.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const flags = Object.values(PlanFlag).filter((flag) => flag !== PlanFlag.COMMERCE);
  await server.database.kysely
    .updateTable('website')
    .set({ plan_flags: flags })
    .where('id', '=', server.website.id)
    .execute();
  await server.database.notify('website', server.website.id);
});
afterAll(() => server.close());

test('PLAN-002 a website without COMMERCE sells nothing: its calls answer 403 and its pages are not there', async () => {
  await expect.poll(async () => (await server.visitor().get('/api/commerce/shopping-cart')).status).toBe(403);
  const product = await addProduct(server);
  const visitor = server.visitor();
  const call = { email: 'mila@example.com', shippingAddress: address, billingAddress: address, payment: goodCard };
  const add = { itemId: product.id, sku: product.skus[0], quantity: 1 };
  expect((await visitor.post('/api/commerce/shopping-cart/entries', add)).status).toBe(403);
  expect((await visitor.post('/api/commerce/checkout', call)).status).toBe(403);
  expect((await visitor.get(`/api/commerce/inventory/stock?itemId=${product.id}`)).status).toBe(403);
  expect((await visitor.get('/cart', { accept: 'text/html' })).status).toBe(404);
  expect((await (await signedInMember(server)).get('/api/commerce/orders')).status).toBe(403);
});
