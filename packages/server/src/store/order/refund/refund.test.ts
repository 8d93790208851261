import { TeamRole } from '@awning/site-model';
import {
  addOrder,
  addProduct,
  setStore,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../../platform/database/index.ts';
import { silentLog } from '../../../platform/log.ts';
import { readWebsiteById } from '../../../platform/website/index.ts';
import { addToCart, buy, checkRules, keyOf } from '../../checkout/checkout.fixture.ts';
import { stubProvider } from '../../checkout/stub-provider.fixture.ts';
import { readTeamOrderView } from '../read-order.ts';
import type { TeamOrderJson } from '../schema.ts';
import { mailsTo, stockOf } from '../unpaid/unpaid.fixture.ts';
import { type RefundingProvider, refundingProvider } from './refunding-provider.fixture.ts';
import { refundSchedules, refundTasks } from './tasks.ts';

let server: TestServer;
let manager: Visitor;
let bank: RefundingProvider;
const wholeOnly = { ...stubProvider(), name: 'whole-only' };
beforeAll(async () => {
  bank = refundingProvider();
  server = await startTestServer({ paymentProviders: [bank, wholeOnly] });
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER], name: 'Mona' });
});
afterEach(async () => {
  bank.hooks = {};
  bank.refundHooks = {};
  await checkRules(server);
});
afterAll(() => server.close());

const stub = { payment: { provider: 'stub' } };
const byTransfer = { payment: { provider: 'offline' } };

async function refund(id: string, body: object, headers: Record<string, string> = {}, by = manager) {
  return await by.post(`/api/commerce/orders/${id}/refunds`, { restock: false, ...body }, headers);
}

async function read(id: string): Promise<TeamOrderJson> {
  return (await manager.get(`/api/commerce/orders/${id}`)).json<TeamOrderJson>();
}

async function sweep(): Promise<void> {
  const task = refundTasks(server.parts).find(({ name }) => name === refundSchedules[0]?.task);
  await task?.run({} as never, undefined as never);
}

async function auditOf(orderId: string) {
  return await server.database.kysely
    .selectFrom('audit')
    .select(['who', 'what'])
    .where('website_id', '=', server.website.id)
    .where('subject', '=', `order/${orderId}`)
    .orderBy('id')
    .execute();
}

describe('a refund', () => {
  test('of the whole order goes back to the card, tells the buyer and is written down', async () => {
    const { id, email } = await addOrder(server, { email: 'whole@example.com' });
    const asked = await refund(id, { kind: 'whole', note: ' Broken on arrival ' });
    expect(asked.json<TeamOrderJson>()).toMatchObject({
      paymentStatus: 'paid',
      refunds: [{ state: 'pending', cause: 'team', who: 'Mona', note: 'Broken on arrival', endedAt: null }],
      refundable: { left: { decimalValue: '0.00' } },
    });
    await server.runJobs();
    const { paymentStatus, lifecycle, refunds, totals, refundable } = await read(id);
    expect([paymentStatus, lifecycle]).toEqual(['refunded', 'placed']);
    expect(refunds).toMatchObject([{ state: 'done', amount: totals.total }]);
    expect(refundable).toMatchObject({ refunded: totals.total, pending: { decimalValue: '0.00' } });
    expect(await mailsTo(server, email, 'order-refund')).toHaveLength(1);
    expect(await auditOf(id)).toEqual([
      { who: 'Mona', what: 'order.refund-requested' },
      { who: 'Awning', what: 'order.refunded' },
    ]);
    const charge = await server.database.kysely
      .selectFrom('test_charge')
      .select('refunded')
      .where('website_id', '=', server.website.id)
      .where('key', '=', await keyOf(server, id))
      .executeTakeFirstOrThrow();
    expect(charge.refunded).toBe(BigInt(totals.total.decimalValue.replace('.', '')));
  });

  test('that ends while its order is read is shown as pending, not as half done', async () => {
    const { id } = await addOrder(server);
    await refund(id, { kind: 'amount', amount: '1.00' });
    const { database } = server;
    const website = await readWebsiteById(database, server.website.id, silentLog);
    if (!website) throw new Error('There is no such website.');
    let hasEnded = false;
    const endingMeanwhile = (connection: Connection): Connection => ({
      ...connection,
      async run(statement, values) {
        const rows = await connection.run(statement, values);
        if (!hasEnded) await server.runJobs();
        hasEnded = true;
        return rows;
      },
    });
    const seen = await readTeamOrderView(
      {
        ...server.parts,
        database: {
          ...database,
          snapshot: (work) => database.snapshot((connection) => work(endingMeanwhile(connection))),
        },
      },
      website,
      id,
    );
    expect(seen).toMatchObject({ paymentStatus: 'paid', refunds: [{ state: 'pending' }] });
    expect(await read(id)).toMatchObject({ paymentStatus: 'part_refunded', refunds: [{ state: 'done' }] });
  });

  test('of units, then of an amount, then of the rest adds up to every line to the cent', async () => {
    const product = await addProduct(server, { onHand: 9, price: 1001n });
    const { id } = await addOrder(server, { product, quantity: 3 });
    const line = `${id}:0`;
    await refund(id, { kind: 'units', lines: [{ id: line, quantity: 1 }] });
    await refund(id, { kind: 'amount', amount: '1.01' });
    await server.runJobs();
    expect(await read(id)).toMatchObject({ paymentStatus: 'part_refunded' });
    await refund(id, { kind: 'whole' });
    await server.runJobs();
    const { lines, refunds, paymentStatus } = await read(id);
    expect(paymentStatus).toBe('refunded');
    for (const { id: lineId, total, tax, includedTax, quantity } of lines) {
      const parts = refunds.flatMap((one) => one.lines).filter((part) => part.id === lineId);
      const sum = (of: (part: (typeof parts)[number]) => { decimalValue: string }) =>
        parts.reduce((all, part) => all + Number(of(part).decimalValue.replace('.', '')), 0);
      expect(sum((part) => part.amount)).toBe(Number(total.decimalValue.replace('.', '')));
      expect(sum((part) => part.tax)).toBe(Number(tax.decimalValue.replace('.', '')));
      expect(sum((part) => part.includedTax)).toBe(Number(includedTax.decimalValue.replace('.', '')));
      expect(parts.reduce((all, part) => all + part.quantity, 0)).toBe(quantity);
    }
  });

  test('returns units to the stock if asked to, once; cancelling afterwards returns those that were not refunded', async () => {
    const product = await addProduct(server, { onHand: 9 });
    const { id } = await addOrder(server, { product, quantity: 5 });
    const stock = () => stockOf(server, product.variantIds[0]);
    expect(await stock()).toBe(4);
    await refund(id, { kind: 'units', lines: [{ id: `${id}:0`, quantity: 1 }] });
    await server.runJobs();
    expect(await stock()).toBe(4);
    await refund(id, { kind: 'units', lines: [{ id: `${id}:0`, quantity: 2 }], restock: true });
    expect(await stock()).toBe(4);
    await server.runJobs();
    await sweep();
    expect(await stock()).toBe(6);
    await manager.post(`/api/commerce/orders/${id}/cancel`);
    await server.runJobs();
    expect(await stock()).toBe(8);
    expect(await read(id)).toMatchObject({ lifecycle: 'cancelled', paymentStatus: 'refunded' });
  });

  test('that is still pending when the order is cancelled returns nothing a second time', async () => {
    const product = await addProduct(server, { onHand: 9 });
    const { id, email } = await addOrder(server, { product, quantity: 3, email: 'both@example.com' });
    await refund(id, { kind: 'units', lines: [{ id: `${id}:0`, quantity: 2 }], restock: true });
    await manager.post(`/api/commerce/orders/${id}/cancel`);
    await server.runJobs();
    expect(await stockOf(server, product.variantIds[0])).toBe(9);
    const { refunds, paymentStatus, refundable } = await read(id);
    expect([paymentStatus, refundable.left.decimalValue]).toEqual(['refunded', '0.00']);
    expect(refunds.map(({ cause, state }) => [cause, state])).toEqual([
      ['team', 'done'],
      ['cancellation', 'done'],
    ]);
    // The mail about the cancellation names only what was left.
    const [mail] = await mailsTo(server, email, 'order-cancellation');
    expect(mail?.text).toContain(`$${refunds[1]?.amount.decimalValue}`);
    expect(await mailsTo(server, email, 'order-refund')).toHaveLength(1);
  });

  test('of an order that was paid by hand is written down at once and can be in parts', async () => {
    const { id } = await addOrder(server, { checkout: { payment: { provider: 'offline' } } });
    expect((await refund(id, { kind: 'whole' })).status).toBe(409);
    await manager.post(`/api/commerce/orders/${id}/mark-paid`);
    await refund(id, { kind: 'amount', amount: '2.50' });
    await server.runJobs();
    expect(await read(id)).toMatchObject({ paymentStatus: 'part_refunded', refunds: [{ state: 'done' }] });
  });

  test('of an order that was paid by hand is left to the team to transfer, who says when it is done', async () => {
    const { id, email } = await addOrder(server, { email: 'by-hand@example.com', checkout: byTransfer });
    await manager.post(`/api/commerce/orders/${id}/mark-paid`);
    await refund(id, { kind: 'amount', amount: '2.50' });
    await server.runJobs();
    const { refundable, refunds } = await read(id);
    expect([refundable.isByHand, refunds[0]?.transfer]).toEqual([true, 'open']);
    const [mail] = await mailsTo(server, email, 'order-refund');
    expect(mail?.text).toContain('We will transfer the money to you ourselves.');
    expect(mail?.text).not.toContain('We have refunded');
    const toTransfer = async () => {
      const overview = await manager.get('/api/back-office/overview');
      const { toDos } = overview.json<{ toDos: { name: string; count: number }[] }>();
      return toDos.find(({ name }) => name === 'refundsToTransfer')?.count ?? 0;
    };
    const listed = async () => {
      const { orders } = (await manager.get('/api/commerce/orders?transfer=open')).json<{ orders: { id: string }[] }>();
      return orders.map((order) => order.id);
    };
    const paid = await addOrder(server);
    expect(await listed()).toContain(id);
    expect(await listed()).not.toContain(paid.id);
    const searched = await manager.get('/api/commerce/orders?transfer=open&search=by-hand@example.com');
    expect(searched.json()).toMatchObject({ orders: [{ id }], nextAfter: null });
    const waiting = await toTransfer();
    expect(waiting).toBeGreaterThan(0);
    const mark = (by = manager, orderId = id) =>
      by.post(`/api/commerce/orders/${orderId}/refunds/${refunds[0]?.id}/transferred`);
    const editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
    expect((await mark(editor)).status).toBe(403);
    const other = await addOrder(server);
    expect((await mark(manager, other.id)).status).toBe(404);
    expect((await mark()).json()).toMatchObject({ refunds: [{ transfer: 'done' }] });
    expect((await mark()).status).toBe(200);
    expect(await toTransfer()).toBe(waiting - 1);
    expect(await listed()).not.toContain(id);
    expect((await auditOf(id)).slice(-2)).toEqual([
      { who: 'Awning', what: 'order.refund-to-transfer' },
      { who: 'Mona', what: 'order.refund-transferred' },
    ]);
  });

  test('by a provider is not for the team to transfer', async () => {
    const { id } = await addOrder(server, { checkout: stub });
    await refund(id, { kind: 'amount', amount: '1.00' });
    await server.runJobs();
    const { refundable, refunds } = await read(id);
    expect([refundable.isByHand, refunds[0]?.transfer]).toEqual([false, 'none']);
    const marked = await manager.post(`/api/commerce/orders/${id}/refunds/${refunds[0]?.id}/transferred`);
    expect([marked.status, marked.json()]).toEqual([409, expect.objectContaining({ reason: 'not-by-hand' })]);
  });

  test('of a cancelled order that was paid by hand is announced as a transfer', async () => {
    const { id, email } = await addOrder(server, { email: 'cancelled-by-hand@example.com', checkout: byTransfer });
    await manager.post(`/api/commerce/orders/${id}/mark-paid`);
    await manager.post(`/api/commerce/orders/${id}/cancel`);
    await server.runJobs();
    expect((await read(id)).refunds).toMatchObject([{ cause: 'cancellation', transfer: 'open' }]);
    const [mail] = await mailsTo(server, email, 'order-cancellation');
    expect(mail?.text).toMatch(/We will transfer your payment of .+ back to you\./);
  });

  test('in yen has no cents', async () => {
    await setStore(server, server.website, { currency: 'JPY' });
    const product = await addProduct(server, { price: 1200n });
    const { id } = await addOrder(server, { product });
    await setStore(server, server.website, { currency: 'USD' });
    expect((await refund(id, { kind: 'amount', amount: '12.50' })).status).toBe(400);
    await refund(id, { kind: 'amount', amount: '500' });
    await server.runJobs();
    expect((await read(id)).refundable).toMatchObject({ refunded: { decimalValue: '500' } });
  });
});

describe('a call is repeated', () => {
  test('with the same key: one refund; with another body: refused', async () => {
    const { id } = await addOrder(server);
    const key = { 'idempotency-key': 'twice' };
    const body = { kind: 'amount', amount: '1.00' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => refund(id, body, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    await server.runJobs();
    expect((await refund(id, body, key)).status).toBe(200);
    expect((await read(id)).refunds).toHaveLength(1);
    expect((await refund(id, { ...body, amount: '2.00' }, key)).status).toBe(422);
    expect((await refund(id, body, { 'idempotency-key': 'x'.repeat(256) })).status).toBe(400);
  });
});

describe('the provider', () => {
  test('that does not respond is asked again, with the same key', async () => {
    const { id } = await addOrder(server, { checkout: stub });
    await refund(id, { kind: 'amount', amount: '3.00' });
    bank.refundHooks.afterGive = () => Promise.reject(new Error('silence'));
    await server.runJobs({ mayFail: true });
    expect((await read(id)).refunds).toMatchObject([{ state: 'pending' }]);
    const before = bank.given.size;
    bank.refundHooks = {};
    server.clock.advance({ minutes: 3 });
    await sweep();
    expect(bank.given.size).toBe(before);
    expect(await read(id)).toMatchObject({ paymentStatus: 'part_refunded', refunds: [{ state: 'done' }] });
    await server.runJobs();
  });

  test('that works on it is asked again by the sweep until it has decided', async () => {
    const { id } = await addOrder(server, { checkout: stub });
    bank.refundHooks.decide = () => ({ state: 'pending' });
    await refund(id, { kind: 'whole' });
    await server.runJobs();
    server.clock.advance({ minutes: 3 });
    await sweep();
    expect(await read(id)).toMatchObject({ paymentStatus: 'paid', refunds: [{ state: 'pending' }] });
    bank.refundHooks = {};
    await sweep();
    expect((await read(id)).refunds).toMatchObject([{ state: 'pending' }]);
    server.clock.advance({ minutes: 6 });
    await sweep();
    expect(await read(id)).toMatchObject({ paymentStatus: 'refunded', refunds: [{ state: 'done' }] });
  });

  test('that refuses leaves the money to be refunded again, and no stock has moved', async () => {
    const product = await addProduct(server, { onHand: 5 });
    const { id, email } = await addOrder(server, { product, checkout: stub, email: 'no@example.com' });
    bank.refundHooks.decide = () => ({ state: 'refused', reason: 'declined' });
    await refund(id, { kind: 'whole', restock: true });
    await server.runJobs();
    const { refunds, refundable, paymentStatus } = await read(id);
    expect([refunds[0]?.state, paymentStatus, refundable.left]).toEqual(['failed', 'paid', refundable.paid]);
    expect(await stockOf(server, product.variantIds[0])).toBe(4);
    expect(await mailsTo(server, email, 'order-refund')).toEqual([]);
    bank.refundHooks = {};
    await refund(id, { kind: 'whole', restock: true });
    await server.runJobs();
    expect(await stockOf(server, product.variantIds[0])).toBe(5);
  });

  test('that refuses leaves the unit to be sent, also when the rest was sent meanwhile', async () => {
    const { id } = await addOrder(server, { checkout: stub, quantity: 2 });
    bank.refundHooks.decide = () => ({ state: 'refused', reason: 'declined' });
    await refund(id, { kind: 'units', lines: [{ id: `${id}:0`, quantity: 1 }] });
    const sent = { lines: [{ id: `${id}:0`, quantity: 1 }], isMailed: false };
    await manager.post(`/api/commerce/orders/${id}/fulfilments`, sent);
    expect(await read(id)).toMatchObject({ fulfilmentStatus: 'fulfilled' });
    await server.runJobs();
    expect(await read(id)).toMatchObject({ fulfilmentStatus: 'partial', refunds: [{ state: 'failed' }] });
  });

  test('that has refunded everything itself ends what is pending, and the rest becomes a refund', async () => {
    const { id } = await addOrder(server, { checkout: stub });
    await refund(id, { kind: 'amount', amount: '1.00' });
    const key = await keyOf(server, id);
    bank.ledger.set(key, { state: 'cancelled' });
    const event = { id: `whole-${id}`, key };
    const path = `/api/commerce/payments/stub/events/${server.website.id}`;
    const headers = { 'content-type': 'application/json' };
    await server.app.inject({ method: 'POST', url: path, headers, payload: JSON.stringify(event) });
    const { refunds, paymentStatus } = await read(id);
    expect(paymentStatus).toBe('refunded');
    expect(refunds.map(({ cause, state }) => [cause, state])).toEqual([
      ['team', 'done'],
      ['provider', 'done'],
    ]);
    await server.runJobs();
  });

  test('that can only refund everything is not asked for a part', async () => {
    const { id } = await addOrder(server, { checkout: { payment: { provider: 'whole-only' } } });
    expect((await refund(id, { kind: 'amount', amount: '1.00' })).json()).toMatchObject({ reason: 'whole-only' });
    expect((await refund(id, { kind: 'whole' })).status).toBe(200);
    await server.runJobs();
    expect(await read(id)).toMatchObject({ paymentStatus: 'refunded' });
  });
});

describe('what cannot be refunded is refused and changes nothing', () => {
  test.for<[object, number, string?]>([
    [{ kind: 'amount', amount: '99999.00' }, 409, 'too-much'],
    [{ kind: 'amount', amount: '0.00' }, 409, 'nothing'],
    [{ kind: 'amount' }, 400],
    [{ kind: 'units' }, 400],
    [{ kind: 'units', lines: [] }, 400],
    [{ kind: 'units', lines: [{ id: 'nonsense', quantity: 1 }] }, 409, 'unknown-line'],
    [{ kind: 'units', lines: [{ id: ':0', quantity: 2 }] }, 409, 'too-many-units'],
    [{ kind: 'units', lines: [{ id: ':0', quantity: 0 }] }, 400],
    [{ kind: 'whole', amount: '0.01' }, 409, 'other-amount'],
    [{ kind: 'some' }, 400],
    [{ kind: 'whole', note: 'x'.repeat(501) }, 400],
  ])('%o: %i %s', async ([body, status, reason]) => {
    const { id } = await addOrder(server);
    const text = JSON.stringify(body).replace('":0"', `"${id}:0"`);
    const answer = await refund(id, JSON.parse(text) as object);
    expect([answer.status, answer.json<{ reason?: string }>().reason]).toEqual([status, reason]);
    expect((await read(id)).refunds).toEqual([]);
  });

  test('a second whole refund, and one without the right or of another website', async () => {
    const { id } = await addOrder(server);
    await refund(id, { kind: 'whole' });
    expect((await refund(id, { kind: 'whole' })).json()).toMatchObject({ reason: 'nothing' });
    await server.runJobs();
    expect((await refund(id, { kind: 'whole' })).json()).toMatchObject({ reason: 'nothing' });
    const editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
    expect((await refund(id, { kind: 'whole' }, {}, editor)).status).toBe(403);
    const stranger = await signedInMember(server, { website: server.otherWebsite });
    expect((await refund(id, { kind: 'whole' }, {}, stranger)).status).toBe(404);
  });

  test('a free order', async () => {
    const product = await addProduct(server, { price: 0n, type: 2 });
    const visitor = server.visitor();
    await addToCart(visitor, product);
    const { orderId } = (await buy(visitor, { payment: { provider: 'offline' } })).json<{ orderId: string }>();
    expect((await refund(orderId, { kind: 'whole' })).json()).toMatchObject({ reason: 'not-paid' });
  });
});
