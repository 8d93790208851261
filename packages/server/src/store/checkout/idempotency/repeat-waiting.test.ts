import { addProduct, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cartFeature } from '../../cart/feature.ts';
import { buy, challengedCard, checkRules, declinedCard, goodCard, lateCard, shopper } from '../checkout.fixture.ts';
import { checkoutFeature } from '../feature.ts';
import type { CheckoutAnswerJson } from '../schema.ts';
import { sweepTask } from '../settling/sweep.ts';
import { type StubProvider, stubProvider } from '../stub-provider.fixture.ts';
import { runOnceForKey } from './idempotency.ts';

let server: TestServer;
let stub: StubProvider;
beforeAll(async () => {
  stub = stubProvider();
  server = await startTestServer({
    features: [cartFeature, checkoutFeature],
    paymentProviders: [stub],
    settings: { RATE_LIMITS: 'checkout=100000' },
  });
});
afterAll(() => server.close());
afterEach(async () => {
  stub.hooks = {};
  await checkRules(server);
});

const key = { 'idempotency-key': 'one' };

/** The two calls that take money. Each is sent by a new visitor, repeatedly with the same key. */
const calls = {
  checkout: async () => {
    const visitor = await shopper(server, await addProduct(server));
    return { visitor, send: (payment: object) => buy(visitor, { email: emailOf(visitor), payment }, key) };
  },
  donation: async () => {
    const visitor = server.visitor();
    await visitor.crumb();
    const body = { email: emailOf(visitor), amountCents: 2500 };
    return { visitor, send: (payment: object) => visitor.post('/api/commerce/donations', { ...body, payment }, key) };
  },
} as const;

let people = 0;
const emails = new Map<Visitor, string>();
function emailOf(visitor: Visitor): string {
  const email = emails.get(visitor) ?? `person-${(people += 1)}@example.com`;
  emails.set(visitor, email);
  return email;
}

async function paymentsOf(visitor: Visitor): Promise<string[]> {
  const rows = await server.database.kysely
    .selectFrom('payment')
    .innerJoin('orders', (join) =>
      join.onRef('orders.website_id', '=', 'payment.website_id').onRef('orders.id', '=', 'payment.order_id'),
    )
    .select('payment.state')
    .where('payment.website_id', '=', server.website.id)
    .where('orders.email', '=', emailOf(visitor))
    .execute();
  return rows.map(({ state }) => state);
}

/** The state that a process leaves if it is killed before it responds. */
async function forgetAnswer(): Promise<void> {
  await server.database.kysely
    .updateTable('idempotency')
    .set({ order_id: null, status: null, answer: null, working_until: new Date(0) })
    .where('website_id', '=', server.website.id)
    .execute();
}

describe.for(['checkout', 'donation'] as const)('a %s under one key', (name) => {
  test('reliability 7: that waits for the shopper is one order with one page, however often it is sent', async () => {
    const { visitor, send } = await calls[name]();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(challengedCard)));
    const [first, ...others] = [...answers, await send(challengedCard)].map(({ status, text }) => `${status} ${text}`);
    expect(new Set(others)).toEqual(new Set([first]));
    const answer = answers[0]!.json<CheckoutAnswerJson>();
    expect([answers[0]?.status, answer.status]).toEqual([200, 'requires-action']);
    const page = new URL(answer.actionUrl ?? '', 'http://shop.test');
    await visitor.submit(`${page.pathname}${page.search}`, { decision: 'confirm' });
    const after = (await send(challengedCard)).json<CheckoutAnswerJson>();
    expect([after.orderId, after.status, await paymentsOf(visitor)]).toEqual([answer.orderId, 'placed', ['captured']]);
  });

  test('reliability 7: that waits for the provider is one payment, before and after its word', async () => {
    const { visitor, send } = await calls[name]();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(lateCard)));
    const ids = answers.map((answer) => answer.json<CheckoutAnswerJson>().orderId);
    expect([new Set(ids).size, answers[0]?.json<CheckoutAnswerJson>().status]).toEqual([1, 'pending']);
    server.clock.advance({ minutes: 2 });
    await server.runJobs();
    const after = (await send(lateCard)).json<CheckoutAnswerJson>();
    expect([after.orderId, after.status, await paymentsOf(visitor)]).toEqual([ids[0], 'placed', ['captured']]);
  });

  test('reliability 7, 8: whose provider was silent is the same payment when it is sent again', async () => {
    const { visitor, send } = await calls[name]();
    const silence = () => Promise.reject(new Error('silence'));
    stub.hooks = { afterCharge: silence, beforeFind: silence };
    const payment = { provider: 'stub' };
    expect((await send(payment)).status).toBe(409);
    expect((await send(payment)).status).toBe(409);
    stub.hooks = {};
    const answer = await send(payment);
    expect([answer.status, await paymentsOf(visitor)]).toEqual([200, ['captured']]);
    expect((await send(payment)).text).toBe(answer.text);
  });

  test('reliability 9: a call whose order is placed but whose response was not stored returns the same order when it is sent again', async () => {
    const { visitor, send } = await calls[name]();
    const { kysely } = server.database;
    await sql`alter table idempotency add constraint away check (status is null) not valid`.execute(kysely);
    expect((await send(goodCard)).status).toBe(500);
    await sql`alter table idempotency drop constraint away`.execute(kysely);
    expect(await paymentsOf(visitor)).toEqual(['captured']);
    const again = await send(goodCard);
    expect([again.status, again.json<CheckoutAnswerJson>().status]).toEqual([200, 'placed']);
    expect(await paymentsOf(visitor)).toEqual(['captured']);
  });

  test('reliability 8: whose process was killed before it could answer is the same order when it is sent again', async () => {
    // A bought cart is found by its cookie, which a response removes; the kill tests cover that.
    for (const card of name === 'donation' ? [challengedCard, lateCard, goodCard] : [challengedCard, lateCard]) {
      const { visitor, send } = await calls[name]();
      const first = (await send(card)).json<CheckoutAnswerJson>();
      await forgetAnswer();
      const again = (await send(card)).json<CheckoutAnswerJson>();
      expect([again, (await paymentsOf(visitor)).length]).toEqual([first, 1]);
    }
  });

  test('reliability 7: that was declined, or given up in time, is told so and not begun again', async () => {
    const declined = await calls[name]();
    expect((await declined.send(declinedCard)).status).toBe(402);
    expect((await declined.send(declinedCard)).status).toBe(402);
    expect(await paymentsOf(declined.visitor)).toEqual(['failed']);
    const slow = await calls[name]();
    expect((await slow.send(challengedCard)).status).toBe(200);
    server.clock.advance({ minutes: 11 });
    await sweepTask(server.parts).run({}, undefined as never);
    expect((await slow.send(challengedCard)).status).toBe(402);
    expect(await paymentsOf(slow.visitor)).toEqual(['voided']);
  });
});

test('reliability 7: a key keeps its order when asking what has become of it goes wrong', async () => {
  const owner = { websiteId: server.website.id, actor: 'somebody', key: 'kept' };
  const orderId = '0192f0c1-0000-7000-8000-00000000cafe';
  const begun: boolean[] = [];
  const work = {
    begin: (isRepeat: boolean) => {
      begun.push(isRepeat);
      return Promise.resolve({ status: 200, body: {}, isFinal: false, orderId });
    },
    resume: () => Promise.reject(new Error('nothing works today')),
  };
  await runOnceForKey(server.parts, owner, 'body', work);
  await expect(runOnceForKey(server.parts, owner, 'body', work)).rejects.toThrow('nothing works today');
  const resumed: string[] = [];
  const resume = (id: string) => {
    resumed.push(id);
    return Promise.resolve({ status: 200, body: {}, isFinal: true });
  };
  expect(await runOnceForKey(server.parts, owner, 'body', { ...work, resume })).toMatchObject({ ok: true });
  expect([begun, resumed]).toEqual([[false], [orderId]]);
});
