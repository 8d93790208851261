import {
  type Answer,
  addProduct,
  startTestServer,
  type TestProduct,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { productMessages } from '../../catalogue/messages.ts';
import { orderToken } from '../../order/token.ts';
import { challengedCard, checkRules, declinedCard, goodCard, lateCard } from '../checkout.fixture.ts';
import { sweepTask } from '../settling/sweep.ts';

let server: TestServer;
let coffee: TestProduct;
let visitor: Visitor;
const plan = { unit: 'MONTH', value: 1, numCycles: 0 } as const;
beforeAll(async () => {
  server = await startTestServer();
  coffee = await addProduct(server, { name: 'Coffee', price: 1200n, plan });
});
beforeEach(() => {
  visitor = server.visitor();
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

const call = '/api/3/commerce/cart/subscription';
const page = '/checkout/subscription';

async function begin(product = coffee, qty = 1): Promise<string> {
  const answer = await visitor.post(call, { itemId: product.id, sku: product.skus[0], qty });
  if (answer.status !== 200) throw new Error(`The call returned ${answer.status}: ${answer.text}`);
  return answer.json<{ cartToken: string }>().cartToken;
}

const address = {
  firstName: 'Mila',
  lastName: 'Roth',
  line1: 'Am Deich 3',
  city: 'Husum',
  postalCode: '25813',
  country: 'DE',
};

function submit(cartToken: string, more: Record<string, string> = {}) {
  return visitor.submit(page, { cartToken, email: 'buyer@example.com', ...address, ...goodCard, ...more });
}

/** Where the browser is sent. */
function wayOf({ headers }: Answer): string {
  return String(headers['location'] ?? '');
}

function orderIdOf(answer: Answer): string {
  return /\/(?:confirmed|received|return)\/([^?]+)/.exec(wayOf(answer))?.[1] ?? '';
}

async function subscriptionsOf(email: string) {
  return await server.database.kysely
    .selectFrom('subscription')
    .selectAll()
    .where('website_id', '=', server.website.id)
    .where('email_key', '=', email)
    .execute();
}

describe('a subscription', () => {
  test('SUB-002 SUB-012 SUB-013 PAGE-009 is begun by its call, paid on its page, and due again a month later', async () => {
    const token = await begin(coffee, 2);
    const shown = await visitor.get(`${page}?cartToken=${token}`);
    expect([shown.status, shown.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
    expect(shown.text).toContain('Coffee');
    expect(shown.text).toContain('$24.00 every month');
    const bought = await submit(token, { email: 'begun@example.com' });
    expect(bought.status).toBe(303);
    const [subscription, ...others] = await subscriptionsOf('begun@example.com');
    expect(others).toEqual([]);
    expect(subscription).toMatchObject({
      state: 'active',
      quantity: 2,
      unit_price: 1200n,
      period: 1,
      paid_cycles: 1,
      provider: 'test',
      instrument: expect.any(String),
    });
    const days = (Number(subscription?.due_at) - Number(subscription?.starts_at)) / 86_400_000;
    expect([28, 29, 30, 31]).toContain(Math.round(days));
    const order = await server.database.kysely
      .selectFrom('orders')
      .select(['total', 'payment_status', 'lifecycle'])
      .where('website_id', '=', server.website.id)
      .where('id', '=', orderIdOf(bought))
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({ payment_status: 'paid', lifecycle: 'placed' });
  });

  test('does not touch the visitor’s cart, which does not take it either', async () => {
    await submit(await begin());
    expect((await visitor.get('/api/commerce/shopping-cart')).json<{ entries: object[] }>().entries).toEqual([]);
    const added = await visitor.post('/api/commerce/shopping-cart/entries', {
      itemId: coffee.id,
      sku: coffee.skus[0],
      quantity: 1,
    });
    expect(added.status).toBe(400);
  });

  test('SUB-001 is only of goods and services with a plan', async () => {
    const service = await addProduct(server, { type: 3, plan });
    expect((await visitor.post(call, { itemId: service.id, sku: service.skus[0] })).status).toBe(200);
    const bowl = await addProduct(server);
    expect((await visitor.post(call, { itemId: bowl.id, sku: bowl.skus[0] })).status).toBe(400);
    for (const type of [2, 4, 5] as const) {
      const values = type === 4 && { optionNames: ['Value'], variants: [{ price: 100n, attributes: { Value: '1' } }] };
      await expect(addProduct(server, { type, plan, ...values })).rejects.toThrow(productMessages.rules.noSubscription);
      const other = await addProduct(server, { type, ...values });
      expect((await visitor.post(call, { itemId: other.id, sku: other.skus[0] })).status).toBe(400);
    }
  });

  test('is begun without scripts by the plain form of its product', async () => {
    const begun = await visitor.submit(`${page}/add`, { itemId: coffee.id });
    expect(wayOf(begun)).toMatch(/^\/checkout\/subscription\?cartToken=/);
    expect((await visitor.get(wayOf(begun))).text).toContain('$12.00 every month');
  });

  test('is not begun by a declined payment, and can be paid again', async () => {
    const token = await begin();
    const email = 'declined@example.com';
    expect((await submit(token, { ...declinedCard, email })).status).toBe(402);
    expect(await subscriptionsOf(email)).toEqual([]);
    expect((await submit(token, { email })).status).toBe(303);
    expect(await subscriptionsOf(email)).toHaveLength(1);
  });

  test('is bought once, however often its form is sent at the same moment', async () => {
    const token = await begin();
    const email = 'once@example.com';
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(token, { email })));
    expect(new Set(answers.map(wayOf)).size).toBe(1);
    expect(await subscriptionsOf(email)).toMatchObject([{ state: 'active', paid_cycles: 1 }]);
  });

  test('begins when the provider reports the payment, once', async () => {
    const email = 'late@example.com';
    const bought = await submit(await begin(), { ...lateCard, email });
    expect(await subscriptionsOf(email)).toMatchObject([{ state: 'pending', due_at: null }]);
    server.clock.advance({ minutes: 2 });
    await server.runJobs();
    for (let times = 0; times < 3; times += 1) await visitor.get(wayOf(bought));
    expect(await subscriptionsOf(email)).toMatchObject([{ state: 'active', period: 1, paid_cycles: 1 }]);
  });

  test('that waits for a confirmation leads back to its page', async () => {
    const bought = await submit(await begin(), challengedCard);
    expect(wayOf(bought)).toMatch(/\/checkout\/challenge\//);
  });

  test('whose payment was given up leads from its order back to its own page', async () => {
    const token = await begin();
    const email = 'given-up@example.com';
    await submit(token, { ...challengedCard, email });
    const { id: orderId } = await server.database.kysely
      .selectFrom('orders')
      .select('id')
      .where('website_id', '=', server.website.id)
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    server.clock.advance({ minutes: 31 });
    await sweepTask(server.parts).run({}, undefined as never);
    expect(await subscriptionsOf(email)).toEqual([]);
    const orderLink = `/checkout/received/${orderId}?token=${orderToken(server.parts.config.secrets, orderId)}`;
    const way = wayOf(await visitor.get(wayOf(await visitor.get(orderLink))));
    expect(way).toBe(`${page}?cartToken=${encodeURIComponent(token)}&payment=unfinished`);
    expect((await visitor.get(way)).text).toContain('Coffee');
  });

  test('needs a payment method that can be charged again', async () => {
    const refused = await submit(await begin(), { provider: 'offline' });
    expect(refused.status).toBe(400);
  });

  test('has a page for an hour, and only by its token', async () => {
    const token = await begin();
    expect((await visitor.get(`${page}?cartToken=${token}x`)).status).toBe(404);
    expect((await visitor.get(page)).status).toBe(404);
    server.clock.advance({ minutes: 61 });
    expect((await visitor.get(`${page}?cartToken=${token}`)).status).toBe(404);
  });
});
