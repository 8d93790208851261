import { TeamRole } from '@awning/site-model';
import {
  addOrder,
  addProduct,
  signedInMember,
  startTestServer,
  type TestProduct,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buy, checkRules, lateCard, shopper } from '../../checkout/checkout.fixture.ts';
import type { CheckoutAnswerJson } from '../../checkout/schema.ts';
import { expire, offline, stateOf } from './unpaid.fixture.ts';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signedInMember(server, { roles: [TeamRole.ADMIN] });
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

/** From the shop and from the trash. */
async function deleteForGood({ id }: TestProduct): Promise<void> {
  const path = `/api/commerce/products/${id}`;
  const { version } = (await owner.get(path)).json<{ version: number }>();
  expect((await owner.delete(`${path}?version=${version}`)).status).toBe(200);
  expect((await owner.delete(`/api/trash/product/${id}`)).status).toBe(200);
}

/** An order that waits for money, whose product is gone. */
async function unpaid(): Promise<string> {
  const product = await addProduct(server, { onHand: 5 });
  const { id } = await addOrder(server, { product, checkout: { payment: offline } });
  await deleteForGood(product);
  return id;
}

test('an order whose product was deleted is marked as paid, shipped and refunded', async () => {
  const id = await unpaid();
  const path = `/api/commerce/orders/${id}`;
  expect((await owner.post(`${path}/mark-paid`)).status).toBe(200);
  expect((await owner.post(`${path}/fulfilments`, { isMailed: false })).status).toBe(200);
  expect((await owner.post(`${path}/refunds`, { kind: 'whole', restock: true })).status).toBe(200);
  await server.runJobs();
  expect(await stateOf(server, id)).toEqual(['placed', 'refunded']);
});

test('an order whose product was deleted is cancelled', async () => {
  const id = await unpaid();
  expect((await owner.post(`/api/commerce/orders/${id}/cancel`)).status).toBe(200);
  expect(await stateOf(server, id)).toEqual(['cancelled', 'voided']);
});

test('a payment that is accepted after the product was deleted becomes an order', async () => {
  const product = await addProduct(server, { onHand: 5 });
  const visitor = await shopper(server, product);
  const { orderId } = (await buy(visitor, { payment: lateCard })).json<CheckoutAnswerJson>();
  await deleteForGood(product);
  server.clock.advance({ minutes: 5 });
  await server.runJobs();
  expect(await stateOf(server, orderId)).toEqual(['placed', 'paid']);
});

test('an order whose product was deleted expires', async () => {
  const id = await unpaid();
  server.clock.advance({ days: 8 });
  await expire(server);
  expect(await stateOf(server, id)).toEqual(['cancelled', 'voided']);
});
