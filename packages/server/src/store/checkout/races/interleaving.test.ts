import { addProduct, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { cartFeature } from '../../cart/feature.ts';
import { stockFeature } from '../../stock/feature.ts';
import { buy, checkRules, productAndShopper, shopper } from '../checkout.fixture.ts';
import { checkoutFeature } from '../feature.ts';
import type { CheckoutAnswerJson } from '../schema.ts';
import { sweepTask } from '../settling/sweep.ts';
import { type StubProvider, stubProvider } from '../stub-provider.fixture.ts';

const isFull = process.env['AWNING_FULL'] === '1';
vi.setConfig({ testTimeout: isFull ? 900_000 : 120_000 });

let server: TestServer;
let stub: StubProvider;
beforeAll(async () => {
  stub = stubProvider();
  server = await startTestServer({ features: [cartFeature, stockFeature, checkoutFeature], paymentProviders: [stub] });
});
afterAll(() => server.close());
afterEach(async () => {
  vi.restoreAllMocks();
  stub.hooks = {};
  await checkRules(server);
});

const payment = { provider: 'stub' };

async function sweep(): Promise<void> {
  await sweepTask(server.parts).run({}, undefined as never);
}

async function sendEvent(id: string, key: string): Promise<number> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/commerce/payments/stub/events/${server.website.id}`,
    headers: { 'content-type': 'application/json' },
    payload: { id, key },
  });
  return answer.statusCode;
}

/** Placed orders by the key of their charge. */
async function placedKeys(): Promise<ReadonlySet<string>> {
  const rows = await server.database.kysely
    .selectFrom('payment_attempt')
    .innerJoin('payment', (join) =>
      join
        .onRef('payment.website_id', '=', 'payment_attempt.website_id')
        .onRef('payment.id', '=', 'payment_attempt.payment_id'),
    )
    .innerJoin('orders', (join) =>
      join.onRef('orders.website_id', '=', 'payment.website_id').onRef('orders.id', '=', 'payment.order_id'),
    )
    .select('payment_attempt.id')
    .where('payment_attempt.website_id', '=', server.website.id)
    .where('orders.lifecycle', '=', 'placed')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** No payment is without an order, and no order without its payment. */
async function expectChargesAreOrders(): Promise<void> {
  const charged = [...stub.ledger].filter(([, { state }]) => state === 'captured').map(([key]) => key);
  expect(new Set(charged)).toEqual(await placedKeys());
}

const points = ['beforeCharge', 'afterCharge', 'beforeFind', 'beforeCancel'] as const;
type Point = (typeof points)[number];

test('reliability 5: a hold that expires at the instant of payment ends as an order with stock or with the money back', async () => {
  const rounds = isFull ? 500 : 49;
  const outcomes = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    const product = await addProduct(server, { onHand: 1 });
    const [first, rival] = [await shopper(server, product), await shopper(server, product)];
    const meanwhile: Promise<unknown>[] = [];
    const actions: readonly ((key: string) => Promise<unknown>)[] = [
      () => Promise.resolve(),
      () => Promise.resolve(server.clock.advance({ seconds: 40 })).then(sweep),
      () => Promise.resolve(server.clock.advance({ minutes: 6 })).then(sweep),
      () => buy(rival, { payment: { provider: 'offline' } }),
      () => buy(first, { payment: { provider: 'offline' } }),
      (key) => sendEvent(`${key}-event`, key),
      // Started here, and running beside everything that follows.
      () => Promise.resolve(void meanwhile.push(sweep(), buy(rival, { payment }))),
    ];
    const done = new Set<Point>();
    const step = (point: Point, choice: number) => async (key: string) => {
      if (done.has(point)) return;
      done.add(point);
      // A call for the same cart waits for the running payment, so the payment must not wait for that call.
      const work = actions[choice % actions.length]?.(key);
      if (choice % actions.length === 4) meanwhile.push(Promise.resolve(work));
      else await work;
    };
    // Every pair of actions before and after the charge, and all others spread over the rounds.
    stub.hooks = {
      beforeCharge: step('beforeCharge', round % 7),
      afterCharge: step('afterCharge', Math.floor(round / 7) % 7),
      beforeFind: step('beforeFind', (round * 3) % 4),
      beforeCancel: step('beforeCancel', (round * 5) % 3),
    };
    const answer = await buy(first, { payment });
    await Promise.all(meanwhile);
    stub.hooks = {};
    server.clock.advance({ minutes: 11 });
    await sweep();
    outcomes.add(`${answer.status}`);
    expect(answer.status).toBeLessThan(500);
    await checkRules(server);
    await expectChargesAreOrders();
  }
  // Otherwise the rounds have proved nothing.
  expect(outcomes.has('200') && outcomes.size > 1).toBe(true);
});

test('reliability 11: an event and the shopper complete the same payment at once', async () => {
  const pairs = isFull ? 1000 : 60;
  const product = await addProduct(server, { onHand: pairs });
  const events: Promise<number>[] = [];
  // The provider sends the event before its own response has arrived, and again after it.
  stub.hooks.afterCharge = (key) => {
    events.push(sendEvent(`${key}-1`, key), sendEvent(`${key}-2`, key));
    return Promise.resolve();
  };
  const answers: { status: number; orderId: string }[] = [];
  for (let begun = 0; begun < pairs; begun += 20) {
    const buyers: Visitor[] = [];
    for (let count = 0; count < 20; count++) buyers.push(await shopper(server, product));
    for (const answer of await Promise.all(buyers.map((buyer) => buy(buyer, { payment })))) {
      answers.push({ status: answer.status, orderId: answer.json<CheckoutAnswerJson>().orderId });
    }
  }
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(pairs);
  expect(new Set(await Promise.all(events))).toEqual(new Set([200]));
  await expectChargesAreOrders();
});

describe('reliability 12: a provider in trouble', () => {
  /** Transactions and locks that other connections hold at this moment. */
  async function heldMeanwhile(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`.execute(
      server.database.kysely,
    );
    return rows[0]?.count ?? -1;
  }

  test('is asked without a transaction or a lock being held, and others buy the same thing meanwhile', async () => {
    const { product, visitor } = await productAndShopper(server, { onHand: 2 });
    const other = await shopper(server, product);
    let held = -1;
    let status = 0;
    stub.hooks.beforeCharge = async () => {
      stub.hooks = {};
      held = await heldMeanwhile();
      ({ status } = await buy(other, { payment: { provider: 'offline' } }));
    };
    expect((await buy(visitor, { payment })).status).toBe(200);
    expect([held, status]).toEqual([0, 200]);
  });

  test('that answers with an error and has charged nothing: the shopper is told, and tries again', async () => {
    const { visitor } = await productAndShopper(server, { onHand: 1 });
    stub.hooks.beforeCharge = () => Promise.reject(new Error('500'));
    const answer = await buy(visitor, { payment });
    expect([answer.status, answer.json<{ message: string }>().message]).toEqual([
      402,
      'The payment could not be completed. You have not been charged. Please try again.',
    ]);
    stub.hooks = {};
    expect((await buy(visitor, { payment })).status).toBe(200);
    await expectChargesAreOrders();
  });

  test('that hangs and heeds no signal is given up; what it charges afterwards is void', async () => {
    const { visitor } = await productAndShopper(server, { onHand: 1 });
    const late = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal);
    let chargeNow = () => {};
    const hanging = new Promise<void>((resolve) => (chargeNow = resolve));
    stub.hooks.beforeCharge = () => {
      late.abort(new Error('late'));
      return hanging;
    };
    expect((await buy(visitor, { payment })).status).toBe(402);
    stub.hooks = {};
    chargeNow();
    await hanging;
    const again = await buy(visitor, { payment });
    expect(again.status).toBe(200);
    await expectChargesAreOrders();
  });

  test('that charged and hangs with its response: it is asked again, and the order is placed', async () => {
    const { visitor } = await productAndShopper(server, { onHand: 1 });
    const late = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal);
    stub.hooks.afterCharge = () => {
      late.abort(new Error('late'));
      return new Promise(() => undefined);
    };
    expect((await buy(visitor, { payment })).status).toBe(200);
    await expectChargesAreOrders();
  });

  test('that can neither charge nor cancel: no shopper sees an error of ours, and the sweep cancels later', async () => {
    const { visitor } = await productAndShopper(server, { onHand: 1 });
    const silence = () => Promise.reject(new Error('silence'));
    stub.hooks = { beforeCharge: silence, beforeCancel: silence };
    for (let times = 0; times < 2; times += 1) expect((await buy(visitor, { payment })).status).toBe(409);
    stub.hooks = {};
    server.clock.advance({ seconds: 40 });
    await sweep();
    expect((await buy(visitor, { payment })).status).toBe(200);
    await expectChargesAreOrders();
  });

  test('that goes away while the shopper confirms: checkout and way back are answered, and the payment ends later', async () => {
    const { visitor } = await productAndShopper(server, { onHand: 1 });
    const silence = () => Promise.reject(new Error('silence'));
    stub.hooks.outcome = () => ({ state: 'requires-action', url: '/at-the-bank' });
    const waiting = (await buy(visitor, { payment })).json<CheckoutAnswerJson>();
    stub.hooks = { beforeFind: silence, beforeCancel: silence };
    expect((await buy(visitor, { payment })).status).toBe(409);
    const token = new URL(waiting.confirmationUrl, 'http://shop.test').searchParams.get('token');
    const back = await visitor.get(`/checkout/return/${waiting.orderId}?token=${token}`);
    expect(back.status).toBe(303);
    expect(await sendEvent('while away', [...stub.ledger.keys()].at(-1) ?? '')).toBe(503);
    stub.hooks = {};
    server.clock.advance({ minutes: 11 });
    await sweep();
    expect((await buy(visitor, { payment })).status).toBe(200);
    await expectChargesAreOrders();
  });

  test('that is silent altogether leaves the order in a named state, and the sweep settles it as soon as it speaks again', async () => {
    const { visitor } = await productAndShopper(server, { onHand: 1 });
    const silence = () => Promise.reject(new Error('silence'));
    stub.hooks = { afterCharge: silence, beforeFind: silence, beforeCancel: silence };
    const answer = await buy(visitor, { payment });
    expect([answer.status, answer.json<{ message: string }>().message]).toEqual([
      409,
      'Your order is being processed. Please wait a moment.',
    ]);
    const draft = await server.database.kysely
      .selectFrom('orders')
      .select(['id', 'payment_status'])
      .where('website_id', '=', server.website.id)
      .where('lifecycle', '=', 'draft')
      .execute();
    expect(draft).toMatchObject([{ payment_status: 'pending' }]);
    server.clock.advance({ seconds: 40 });
    await sweep();
    stub.hooks = {};
    server.clock.advance({ seconds: 40 });
    await sweep();
    const again = await buy(visitor, { payment });
    expect([again.status, again.json<CheckoutAnswerJson>().orderId]).toEqual([200, draft[0]?.id]);
    await expectChargesAreOrders();
  });
});
