import { startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readWebsiteById } from '../../../platform/website/index.ts';
import { cartFeature } from '../../cart/feature.ts';
import { type Visitor as CartVisitor } from '../../cart/index.ts';
import { type OpenAttempt, paymentProviders } from '../../payment/index.ts';
import { stockFeature } from '../../stock/feature.ts';
import { buy, checkoutBody, checkRules, goodCard, productAndShopper, shopper } from '../checkout.fixture.ts';
import { checkoutFeature } from '../feature.ts';
import { goodsPurchase } from '../goods/goods.ts';
import { readCheckout } from '../goods/input.ts';
import { prepareOrder } from '../placing/prepare.ts';
import { settleCharge } from './settle.ts';
import { sweepTask } from './sweep.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [cartFeature, stockFeature, checkoutFeature] });
});
afterAll(() => server.close());
afterEach(() => checkRules(server));

/** A checkout whose process dies after preparing: nothing is charged or finalised. */
async function prepareAndDie(visitor: Visitor): Promise<OpenAttempt> {
  const { parts, website: site } = server;
  const website = await readWebsiteById(parts.database, site.id, parts.log);
  if (!website) throw new Error('no website');
  const read = readCheckout(checkoutBody, {
    providers: paymentProviders(parts),
    settings: website.settings,
    now: parts.clock.now(),
  });
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  const token = visitor.cookies.get('CART')?.value;
  const crumb = await visitor.crumb();
  const takeNewCart = () => Promise.resolve(0);
  const buyer: CartVisitor = { website, language: 'en', token, crumb, siteUser: undefined, takeNewCart };
  const prepared = await prepareOrder(parts, goodsPurchase(parts, buyer, read.input));
  if (prepared.kind !== 'ready') throw new Error(`prepared: ${prepared.kind}`);
  return prepared.attempt;
}

async function charge({ attemptId, amount }: OpenAttempt) {
  const provider = paymentProviders(server.parts).find(({ name }) => name === 'test');
  const signal = AbortSignal.timeout(1000);
  return await provider?.charge({
    websiteId: server.website.id,
    key: attemptId,
    amount,
    currency: 'USD',
    instrument: goodCard,
    language: 'en',
    returnPath: '/checkout',
    signal,
  });
}

async function sweep(): Promise<void> {
  await sweepTask(server.parts).run({}, undefined as never);
}

async function orderOf(id: string) {
  return await server.database.kysely
    .selectFrom('orders')
    .select(['lifecycle', 'payment_status', 'number'])
    .where('website_id', '=', server.website.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function leftOf(itemId: string): Promise<number | undefined> {
  const answer = await server.visitor().get(`/api/commerce/inventory/stock/?itemId=${itemId}`);
  return answer.json<{ results: { qtyInStock: number }[] }>().results[0]?.qtyInStock;
}

describe('a checkout whose process died', () => {
  test('STOCK-010 keeps its stock from others while it is under way', async () => {
    const { product, visitor } = await productAndShopper(server, { onHand: 1 });
    const other = await shopper(server, product);
    const { orderId } = await prepareAndDie(visitor);
    expect(await leftOf(product.id)).toBe(0);
    expect((await buy(other)).status).toBe(409);
    await expect(shopper(server, product)).rejects.toThrow(/409/);
    const change = await visitor.post('/api/commerce/shopping-cart/entries', { itemId: product.id, quantity: 1 });
    expect([change.status, change.json<{ message: string }>().message]).toEqual([
      409,
      expect.stringMatching(/not have enough|being processed/),
    ]);
    await sweep();
    expect(await orderOf(orderId)).toMatchObject({ lifecycle: 'draft' });
  });

  test('STOCK-011 is given up when nothing was charged, and its stock can be bought again', async () => {
    const { product, visitor } = await productAndShopper(server, { onHand: 1 });
    const attempt = await prepareAndDie(visitor);
    const { orderId } = attempt;
    server.clock.advance({ seconds: 60 });
    await sweep();
    expect(await orderOf(orderId)).toMatchObject({ lifecycle: 'discarded', payment_status: 'voided' });
    expect(await leftOf(product.id)).toBe(1);
    // The charge that was still on its way comes too late: its key has been voided.
    expect(await charge(attempt)).toEqual({ state: 'cancelled' });
    expect((await buy(visitor)).status).toBe(200);
  });

  test('becomes an order when the money had been taken', async () => {
    const { product, visitor } = await productAndShopper(server, { onHand: 1 });
    const attempt = await prepareAndDie(visitor);
    const { orderId } = attempt;
    await charge(attempt);
    server.clock.advance({ seconds: 60 });
    await sweep();
    await sweep();
    expect(await orderOf(orderId)).toMatchObject({
      lifecycle: 'placed',
      payment_status: 'paid',
      number: expect.any(BigInt),
    });
    expect(await leftOf(product.id)).toBe(0);
    const answer = await buy(visitor);
    expect([answer.status, answer.json<{ orderId: string }>().orderId]).toEqual([200, orderId]);
  });

  test('does not hold the buyer up: a new try settles it first', async () => {
    const { visitor } = await productAndShopper(server, { onHand: 1 });
    const { orderId } = await prepareAndDie(visitor);
    server.clock.advance({ minutes: 6 });
    const answer = await buy(visitor);
    expect(answer.status).toBe(200);
    expect(answer.json<{ orderId: string }>().orderId).not.toBe(orderId);
    expect(await orderOf(orderId)).toMatchObject({ lifecycle: 'discarded' });
  });
});

test('finalising late, after the sweep gave up, takes the money back instead of losing it', async () => {
  const { visitor } = await productAndShopper(server, { onHand: 1 });
  const attempt = await prepareAndDie(visitor);
  const { parts, website: site } = server;
  const provider = paymentProviders(parts).find(({ name }) => name === 'test');
  const website = await readWebsiteById(parts.database, site.id, parts.log);
  if (!provider || !website) throw new Error('no provider');
  server.clock.advance({ seconds: 60 });
  // The provider does not know the charge when the sweep asks, and captures it before the sweep can void the key.
  const find = await provider.find(site.id, attempt.attemptId);
  const captured = await charge(attempt);
  await settleCharge(parts, { website }, provider, attempt, find);
  const late = await settleCharge(parts, { website }, provider, attempt, captured ?? { state: 'unknown' });
  expect(late).toEqual({ state: 'given-up' });
  expect(await provider.find(site.id, attempt.attemptId)).toEqual({ state: 'cancelled' });
  expect(await orderOf(attempt.orderId)).toMatchObject({ lifecycle: 'discarded' });
});

test('an order that was placed meanwhile is never undone', async () => {
  const { visitor } = await productAndShopper(server, { onHand: 1 });
  const attempt = await prepareAndDie(visitor);
  const { parts, website: site } = server;
  const provider = paymentProviders(parts).find(({ name }) => name === 'test');
  const website = await readWebsiteById(parts.database, site.id, parts.log);
  if (!provider || !website) throw new Error('no provider');
  const captured = (await charge(attempt)) ?? { state: 'unknown' as const };
  const context = { website };
  const settled = await Promise.all([
    settleCharge(parts, context, provider, attempt, captured),
    settleCharge(parts, context, provider, attempt, captured),
  ]);
  expect(settled).toMatchObject([{ state: 'placed' }, { state: 'placed' }]);
  // A sweep that asked before the charge was known decides to give up, and finds the order.
  expect(await settleCharge(parts, context, provider, attempt, { state: 'unknown' })).toEqual({ state: 'placed' });
  expect(await provider.find(site.id, attempt.attemptId)).toMatchObject({ state: 'captured' });
});

test('keys are kept for a day and forgotten then', async () => {
  const { visitor } = await productAndShopper(server);
  await buy(visitor, {}, { 'idempotency-key': 'old' });
  const keysAfter = async (time: object) => {
    server.clock.advance(time);
    await sweep();
    const keys = await server.database.kysely
      .selectFrom('idempotency')
      .select('key')
      .where('website_id', '=', server.website.id)
      .execute();
    return keys.map(({ key }) => key);
  };
  expect(await keysAfter({ hours: 24 })).toEqual(['old']);
  expect(await keysAfter({ seconds: 1 })).toEqual([]);
});
