import {
  addProduct,
  setPayment,
  signedInMember,
  startTestServer,
  type TestProduct,
  type TestServer,
} from '@awning/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addToCart, buy, checkRules, goodCard, shopper } from '../../checkout/checkout.fixture.ts';
import type { CheckoutAnswerJson } from '../../checkout/schema.ts';
import { expire, offline } from './unpaid.fixture.ts';

const words =
  'Too many orders are still waiting for payment. Please pay one of them first, or choose another payment method.';
const standard = { days: 7, perEmail: 3, perNetwork: 10 };

let server: TestServer;
let product: TestProduct;
beforeAll(async () => {
  server = await startTestServer({
    settings: { RATE_LIMITS: 'checkout=900000,cart-change=900000,team-change=900000' },
  });
  product = await addProduct(server);
});
beforeEach(() => setPayment(server, server.website, { unpaidOrders: standard }));
afterEach(() => checkRules(server));
afterAll(() => server.close());

/** A new visitor, from a different network. */
async function order(email: string, payment: object = offline) {
  return await buy(await shopper(server, product), { email, payment });
}

async function statuses(count: number, place: (index: number) => Promise<{ readonly status: number }>) {
  const seen: number[] = [];
  for (let index = 0; index < count; index += 1) seen.push((await place(index)).status);
  return seen;
}

describe('orders that wait for money (D-175)', () => {
  test('three at a time for an e-mail address, however it is written; others and other ways to pay are free', async () => {
    expect(await statuses(3, () => order('three@example.com'))).toEqual([200, 200, 200]);
    const refused = await order(' Three@Example.com ');
    expect([refused.status, refused.json<{ message: string }>().message]).toEqual([409, words]);
    expect((await order('three@example.com', goodCard)).status).toBe(200);
    expect((await order('fourth@example.com')).status).toBe(200);
    const elsewhere = server.visitor(server.otherWebsite);
    await addToCart(elsewhere, await addProduct(server, { website: server.otherWebsite }));
    expect((await buy(elsewhere, { email: 'three@example.com', payment: offline })).status).toBe(200);
  });

  test('a refused one keeps its cart, and is said in the language of the shopper', async () => {
    await statuses(3, () => order('words@example.com'));
    const visitor = await shopper(server, product);
    const refused = await visitor.post('/de/api/commerce/checkout', { ...body('words@example.com') });
    expect(refused.json<{ message: string }>().message).toContain('Es sind noch zu viele Bestellungen unbezahlt.');
    const cart = (await visitor.get('/api/commerce/shopping-cart')).json<{ totalQuantity: number }>();
    expect(cart.totalQuantity).toBe(1);
    expect((await buy(visitor, { email: 'words@example.com', payment: goodCard })).status).toBe(200);
  });

  test.for(['paid', 'cancelled', 'expired'] as const)('one that is %s makes room for another', async (how) => {
    const email = `${how}@example.com`;
    const first = (await order(email)).json<CheckoutAnswerJson>();
    await statuses(2, () => order(email));
    expect((await order(email)).status).toBe(409);
    const manager = await signedInMember(server);
    if (how === 'paid') await manager.post(`/api/commerce/orders/${first.orderId}/mark-paid`);
    if (how === 'cancelled') await manager.post(`/api/commerce/orders/${first.orderId}/cancel`);
    if (how === 'expired') {
      server.clock.advance({ days: 7 });
      await expire(server);
    }
    expect((await order(email)).status).toBe(200);
  });

  test('ten at a time for a network, whatever the e-mail addresses', async () => {
    const visitor = server.visitor();
    const place = async (index: number) => {
      await addToCart(visitor, product);
      return await buy(visitor, { email: `office-${index}@example.com`, payment: offline });
    };
    expect(await statuses(11, place)).toEqual([...Array.from({ length: 10 }, () => 200), 409]);
  });

  test('the address of a network is not kept, and its hash no longer than the order waits', async () => {
    const manager = await signedInMember(server);
    const hashes = async (id: string) =>
      await server.database.kysely
        .selectFrom('orders')
        .select('network_hash as hash')
        .where('website_id', '=', server.website.id)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    const { orderId } = (await order('hash@example.com')).json<CheckoutAnswerJson>();
    expect((await hashes(orderId)).hash).toHaveLength(32);
    await manager.post(`/api/commerce/orders/${orderId}/mark-paid`);
    expect((await hashes(orderId)).hash).toBeNull();
    const paid = (await order('hash@example.com', goodCard)).json<CheckoutAnswerJson>();
    expect((await hashes(paid.orderId)).hash).toBeNull();
  });

  test('the owner may change both numbers', async () => {
    await setPayment(server, server.website, { unpaidOrders: { days: 7, perEmail: 1, perNetwork: 2 } });
    expect(await statuses(2, () => order('one@example.com'))).toEqual([200, 409]);
    const visitor = server.visitor();
    const place = async (index: number) => {
      await addToCart(visitor, product);
      return await buy(visitor, { email: `two-${index}@example.com`, payment: offline });
    };
    expect(await statuses(3, place)).toEqual([200, 200, 409]);
  });

  test('orders placed at the same moment do not exceed a limit together', async () => {
    const visitors = await Promise.all(Array.from({ length: 8 }, () => shopper(server, product)));
    const email = 'together@example.com';
    const answers = await Promise.all(visitors.map((visitor) => buy(visitor, { email, payment: offline })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 409, 409, 409, 409, 409,
    ]);
  });

  test('gifts of money that are to come count as well', async () => {
    const give = () => server.visitor().post('/api/commerce/donations', gift('giver@example.com'));
    expect(await statuses(4, give)).toEqual([200, 200, 200, 409]);
    const carts = server.database.kysely.selectFrom('cart').select('id').where('kind', '=', 'donation');
    expect(await carts.where('website_id', '=', server.website.id).execute()).toHaveLength(3);
    expect((await order('giver@example.com')).status).toBe(409);
  });
});

function body(email: string) {
  const address = {
    firstName: 'Mila',
    lastName: 'Roth',
    line1: 'Am Deich 3',
    city: 'Husum',
    postalCode: '25813',
    country: 'DE',
  };
  return { email, shippingAddress: address, payment: offline };
}

function gift(email: string) {
  return { email, amountCents: 2500, payment: offline };
}
