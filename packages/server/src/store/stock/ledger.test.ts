import { addProduct, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { constantFrom, integer, nat, sample, tuple } from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buy, checkRules, shopper } from '../checkout/checkout.fixture.ts';
import type { CheckoutAnswerJson } from '../checkout/schema.ts';
import { sweepTask } from '../checkout/settling/sweep.ts';
import { type RefundingProvider, refundingProvider } from '../order/refund/refunding-provider.fixture.ts';
import { expireTask } from '../order/unpaid/expire.ts';
import { returnStock, setOnHand } from './index.ts';

const isFull = process.env['AWNING_FULL'] === '1';
vi.setConfig({ testTimeout: isFull ? 1_800_000 : 120_000 });

let server: TestServer;
let stub: RefundingProvider;
let manager: Visitor;
beforeAll(async () => {
  stub = refundingProvider();
  server = await startTestServer({
    paymentProviders: [stub],
    settings: { RATE_LIMITS: 'team-change=900000' },
  });
  manager = await signedInMember(server);
});
afterAll(() => server.close());

const payment = { provider: 'stub' };
const operations = ['sale', 'offline', 'declined', 'expiry', 'count', 'cancel', 'refund', 'paid', 'unpaid'] as const;

test('reliability 4 D-175: counts, sales, declines, expiries, cancellations, refunds and money that comes late or never side by side leave a ledger whose sum is the stock', async () => {
  const steps = isFull ? 10_000 : 240;
  const side = 12;
  const products = await Promise.all(Array.from({ length: 4 }, () => addProduct(server, { onHand: 30 })));
  const variants = products.flatMap(({ variantIds }) => variantIds);
  const sold: string[] = [];
  const waiting: string[] = [];
  const random = sample(tuple(constantFrom(...operations), nat(3), integer({ min: 1, max: 3 })), {
    numRuns: steps,
    seed: 20_260_302,
  });

  async function run([operation, choice, quantity]: (typeof random)[number]): Promise<void> {
    const product = products[choice];
    if (!product) throw new Error('no product');
    if (operation === 'count') {
      const variantId = variants[choice] ?? '';
      await server.database
        .transaction((connection) =>
          setOnHand(connection, server.clock, server.website.id, variantId, 20 + quantity * 10),
        )
        // Less than what is held for buyers cannot be set; a constraint refuses it.
        .catch((error: { constraint?: string }) => {
          if (!error.constraint?.includes('stock')) throw error;
        });
      return;
    }
    if (operation === 'cancel') {
      const orderId = sold.pop();
      if (orderId !== undefined) await cancelTwice(orderId);
      return;
    }
    if (operation === 'refund') {
      const orderId = sold[choice];
      if (orderId !== undefined) await refundPart(orderId, choice);
      return;
    }
    if (operation === 'paid') {
      const orderId = waiting.pop();
      if (orderId === undefined) return;
      await payAndCancel(orderId);
      return;
    }
    if (operation === 'unpaid') return await expireTask(server.parts).run({}, undefined as never);
    const buyer = await shopper(server, product, quantity).catch(() => undefined);
    if (!buyer) return;
    const answer = await buy(buyer, operation === 'offline' ? { payment: { provider: 'offline' } } : { payment });
    expect([200, 402, 409]).toContain(answer.status);
    const { orderId, status } = answer.json<CheckoutAnswerJson>();
    // Others wait for a shopper who never confirms.
    if (status !== 'placed') return;
    if (operation === 'offline') await waitAtMost(orderId, { minutes: quantity * 5 });
    (operation === 'offline' ? waiting : sold).push(orderId);
  }

  // The result of a charge follows from its number, so that every run is the same.
  let charges = 0;
  stub.hooks.outcome = ({ key }) => {
    charges += 1;
    if (charges % 5 === 0) return { state: 'declined', reason: 'declined' };
    if (charges % 7 === 0) return { state: 'requires-action', url: '/nowhere' };
    return { state: 'captured', reference: key, label: 'Stub' };
  };
  // The schedule would start the chain of sweeps; from then on they are jobs like the refunds.
  await sweepTask(server.parts).run({}, undefined as never);
  for (let begun = 0; begun < steps; begun += side) {
    await Promise.all(random.slice(begun, begun + side).map(run));
    if ((begun / side) % 5 === 4) {
      server.clock.advance({ minutes: 11 });
      await server.runJobs();
    }
    expect(await stockBesideItsLedger()).toEqual([]);
    // All rules together read every order, which after thousands of them takes longer than the steps.
    if ((begun / side) % 10 === 9) await checkRules(server);
  }
  server.clock.advance({ minutes: 11 });
  await server.runJobs();
  await checkRules(server);
  // The provider's charges match the orders, and every kind of event has happened.
  const payments = await paymentStates();
  expect(stub.captured()).toBe(payments.get('captured'));
  expect([...payments.keys()].toSorted()).toEqual(['captured', 'failed', 'refunded', 'voided']);
  expect(await deedsDone()).toEqual([
    'order.cancelled',
    'order.expired',
    'order.paid',
    'order.refund-requested',
    'order.refund-to-transfer',
    'order.refunded',
  ]);
  expect(await refundsBesideTheProvider()).toEqual([]);
});

/** A day is the shortest time that an owner can set. */
async function waitAtMost(orderId: string, { minutes }: { readonly minutes: number }): Promise<void> {
  await server.database.kysely
    .updateTable('orders')
    .set({ unpaid_until: new Date(server.clock.now().getTime() + minutes * 60_000) })
    .where('website_id', '=', server.website.id)
    .where('id', '=', orderId)
    .execute();
}

/** Stock that is not the sum of its moves, or whose reserved part is not the sum of its holds, or that is negative. */
async function stockBesideItsLedger() {
  const { rows } = await sql`
    select variant_id from stock
     where website_id = ${server.website.id}
       and (on_hand <> (select coalesce(sum(delta), 0) from stock_move move
                         where move.website_id = stock.website_id and move.variant_id = stock.variant_id)
         or reserved <> (select coalesce(sum(quantity), 0) from stock_hold hold
                          where hold.website_id = stock.website_id and hold.variant_id = stock.variant_id)
         or reserved < 0 or reserved > on_hand)`.execute(server.database.kysely);
  return rows;
}

/** Concurrently, and yet it is cancelled, refunded and restocked once. */
async function cancelTwice(orderId: string): Promise<void> {
  const answers = await Promise.all([1, 2].map(() => manager.post(`/api/commerce/orders/${orderId}/cancel`)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
}

/** Concurrently with others, so that there may be nothing left. Some units return to the stock, some do not. */
async function refundPart(orderId: string, choice: number): Promise<void> {
  const what =
    choice === 0 ? { kind: 'amount', amount: '1.00' } : { kind: 'units', lines: [{ id: `${orderId}:0`, quantity: 1 }] };
  const body = { ...what, restock: choice !== 2 };
  const { status } = await manager.post(`/api/commerce/orders/${orderId}/refunds`, body);
  expect([200, 409]).toContain(status);
}

/** Concurrently, and either may find that the time was over. */
async function payAndCancel(orderId: string): Promise<void> {
  const calls = ['mark-paid', 'cancel'].map((call) => manager.post(`/api/commerce/orders/${orderId}/${call}`));
  for (const { status } of await Promise.all(calls)) expect([200, 409]).toContain(status);
}

async function paymentStates(): Promise<ReadonlyMap<string, number>> {
  const rows = await server.database.kysely
    .selectFrom('payment')
    .select(({ fn }) => ['state', fn.countAll<string>().as('count')])
    .where('website_id', '=', server.website.id)
    .where('provider', '=', payment.provider)
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, count }) => [state, Number(count)]));
}

/** Payments of which the provider has refunded another amount than the shop says. */
async function refundsBesideTheProvider() {
  const { rows } = await sql<{ key: string; refunded: bigint }>`
    select attempt.id as key, payment.refunded from payment
      join payment_attempt attempt on attempt.website_id = payment.website_id and attempt.payment_id = payment.id
     where payment.website_id = ${server.website.id} and payment.provider = ${payment.provider}`.execute(
    server.database.kysely,
  );
  return rows.filter(({ key, refunded }) => stub.refundedOf(key) !== refunded);
}

async function deedsDone(): Promise<string[]> {
  const rows = await server.database.kysely
    .selectFrom('audit')
    .select('what')
    .distinct()
    .where('website_id', '=', server.website.id)
    .where('what', 'like', 'order.%')
    .orderBy('what')
    .execute();
  return rows.map(({ what }) => what);
}

test('a cancelled order gives back what it took, once', async () => {
  const product = await addProduct(server, { onHand: 5 });
  stub.hooks = {};
  const answer = await buy(await shopper(server, product, 3), { payment });
  const { orderId } = answer.json<CheckoutAnswerJson>();
  const give = () =>
    server.database.transaction((connection) =>
      returnStock(connection, server.website.id, { orderId, at: server.clock.now() }),
    );
  await Promise.all([give(), give(), give()]);
  const stock = await server.database.kysely
    .selectFrom('stock')
    .select(['on_hand', 'reserved'])
    .where('website_id', '=', server.website.id)
    .where('variant_id', '=', product.variantIds[0] ?? '')
    .execute();
  expect(stock).toEqual([{ on_hand: 5, reserved: 0 }]);
});
