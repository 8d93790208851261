import { signedInSiteUser, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodCard } from '../checkout.fixture.ts';
import type { CheckoutAnswerJson } from '../schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a donation of a signed-in visitor is among the orders of the account at once', async () => {
  const visitor = await signedInSiteUser(server);
  const gift = { email: 'another-mailbox@example.com', amountCents: 2500, payment: goodCard };
  const { orderId } = (await visitor.post('/api/commerce/donations', gift)).json<CheckoutAnswerJson>();
  const orders = await visitor.get('/api/site-users/account/orders');
  expect(orders.json()).toMatchObject({ orders: [{ id: orderId }] });
});
