import { TeamRole } from '@awning/site-model';
import {
  addOrder,
  addProduct,
  setPayment,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addToCart, buy, checkRules } from '../../checkout/checkout.fixture.ts';
import type { CheckoutAnswerJson } from '../../checkout/schema.ts';
import { addCoupon, enterCode } from '../../coupon/coupon.fixture.ts';
import { orderFeature } from '../feature.ts';
import type { OrderJson } from '../schema.ts';
import { expireTask } from './expire.ts';
import { expire, mailsTo, offline, stateOf, stockOf } from './unpaid.fixture.ts';

let server: TestServer;
let manager: Visitor;
beforeAll(async () => {
  server = await startTestServer({ settings: { RATE_LIMITS: 'team-change=900000' } });
});
beforeEach(signInAgain);
afterEach(() => checkRules(server));
afterAll(() => server.close());

/** Weeks pass in these tests, and sessions end. */
async function signInAgain(): Promise<void> {
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER], name: 'Mona' });
}

function unpaid(more: Parameters<typeof addOrder>[1] = {}) {
  return addOrder(server, { ...more, checkout: { payment: offline } });
}

function markPaid(id: string, by = manager) {
  return by.post(`/api/commerce/orders/${id}/mark-paid`);
}

describe('an unpaid order (D-175)', () => {
  test('is looked for every minute', () => {
    expect(orderFeature.schedules).toContainEqual({ task: 'order.expire-unpaid', at: '* * * * *' });
  });

  test('is not cancelled after its goods were sent', async () => {
    const product = await addProduct(server, { onHand: 5 });
    const { id } = await unpaid({ product });
    await manager.post(`/api/commerce/orders/${id}/fulfilments`, {
      lines: [{ id: `${id}:0`, quantity: 1 }],
      isMailed: false,
    });
    server.clock.advance({ days: 8 });
    await expire(server);
    expect(await stateOf(server, id)).toEqual(['placed', 'pending']);
    expect(await stockOf(server, product.variantIds[0])).toBe(4);
    await signInAgain();
    expect((await markPaid(id)).status).toBe(200);
  });

  test('is cancelled after seven days to the second: stock and coupon come back, the buyer is told, and it is written down', async () => {
    const product = await addProduct(server, { onHand: 5 });
    const couponId = await addCoupon(server, { code: 'EXPIRY', limitTotal: 1 });
    const visitor = server.visitor();
    await addToCart(visitor, product, 3);
    await enterCode(visitor, 'EXPIRY');
    const bought = await buy(visitor, { email: 'late@example.com', payment: offline });
    const { orderId, orderNumber, confirmationUrl } = bought.json<CheckoutAnswerJson>();
    expect(await stockOf(server, product.variantIds[0])).toBe(2);
    server.clock.advance({ days: 7, seconds: -1 });
    await expire(server);
    expect(await stateOf(server, orderId)).toEqual(['placed', 'pending']);

    server.clock.advance({ seconds: 1 });
    await expire(server);
    expect(await stateOf(server, orderId)).toEqual(['cancelled', 'voided']);
    expect(await stockOf(server, product.variantIds[0])).toBe(5);
    const { kysely } = server.database;
    const coupon = await kysely
      .selectFrom('coupon')
      .select('uses')
      .where('website_id', '=', server.website.id)
      .where('id', '=', couponId)
      .executeTakeFirstOrThrow();
    expect(coupon.uses).toBe(0);
    const [mail, ...others] = await mailsTo(server, 'late@example.com', 'order-expiry');
    expect([mail?.subject, others]).toEqual([`Your unpaid order ${orderNumber} at Shop was cancelled`, []]);
    expect(mail?.text).toContain(`payment of $54.00 for order ${orderNumber} in time`);
    expect(mail?.text).toContain(`http://${server.website.host}/checkout/`);
    const deeds = await kysely
      .selectFrom('audit')
      .select(['who', 'member_id', 'what', 'before', 'after'])
      .where('website_id', '=', server.website.id)
      .where('subject', '=', `order/${orderId}`)
      .execute();
    const [before, after] = [{ lifecycle: 'placed' }, { lifecycle: 'cancelled' }];
    expect(deeds).toEqual([{ who: 'Awning', member_id: null, what: 'order.expired', before, after }]);
    const page = (await visitor.get(confirmationUrl, { accept: 'text/html' })).text;
    expect(page).toMatch(/<h1[^>]*>Order cancelled<\/h1>/);
    expect(page).not.toContain('order-confirmed-lead');
    expect(page).toContain('<h1 class="list-title">Order cancelled</h1>');
    expect(page).not.toContain('Transfer the total');

    await expire(server);
    expect(await mailsTo(server, 'late@example.com', 'order-expiry')).toHaveLength(1);
  });

  test.for([
    ['de', 'wurde storniert', 'nicht rechtzeitig bei uns eingegangen'],
    ['fr', 'a été annulée', 'Nous n’avons pas reçu à temps'],
  ] as const)('is told so in the language of the order: %s', async ([language, subject, text]) => {
    const visitor = server.visitor();
    await addToCart(visitor, await addProduct(server));
    const email = `late-${language}@example.com`;
    const body = { email, payment: offline, shippingAddress: null };
    const address = { firstName: 'Mila', lastName: 'Roth', line1: 'Am Deich 3', city: 'Husum', postalCode: '25813' };
    const bought = await visitor.post(`/${language}/api/commerce/checkout`, {
      ...body,
      shippingAddress: { ...address, country: 'DE' },
    });
    expect(bought.status).toBe(200);
    server.clock.advance({ days: 7 });
    await expire(server);
    const [mail] = await mailsTo(server, email, 'order-expiry');
    expect([mail?.language, mail?.subject, mail?.text]).toEqual([
      language,
      expect.stringContaining(subject),
      expect.stringContaining(text),
    ]);
  });

  test('waits as long as was promised when it was placed, or for ever with 0 days', async () => {
    await setPayment(server, server.website, { unpaidOrders: { days: 2, perEmail: 100, perNetwork: 100 } });
    const short = await unpaid({ email: 'short@example.com' });
    await setPayment(server, server.website, { unpaidOrders: { days: 0, perEmail: 100, perNetwork: 100 } });
    const endless = await unpaid({ email: 'endless@example.com' });
    const read = async (id: string) => (await manager.get(`/api/commerce/orders/${id}`)).json<OrderJson>().payUntil;
    const inTwoDays = new Date(server.clock.now().getTime() + 2 * 24 * 3_600_000).toISOString();
    expect([await read(short.id), await read(endless.id)]).toEqual([inTwoDays, null]);
    server.clock.advance({ days: 2 });
    await expire(server);
    expect(await stateOf(server, short.id)).toEqual(['cancelled', 'voided']);
    server.clock.advance({ days: 365 });
    await expire(server);
    expect(await stateOf(server, endless.id)).toEqual(['placed', 'pending']);
    await setPayment(server, server.website, {});
  });

  test('stays when it was paid at once, or costs nothing', async () => {
    const paid = await addOrder(server);
    const free = await addOrder(server, {
      product: await addProduct(server, { price: 0n }),
      checkout: { payment: offline },
    });
    server.clock.advance({ days: 8 });
    await expire(server);
    expect(await stateOf(server, paid.id)).toEqual(['placed', 'paid']);
    expect(await stateOf(server, free.id)).toEqual(['placed', 'none']);
  });

  test('is cancelled once, however many processes look for it', async () => {
    const product = await addProduct(server, { onHand: 40 });
    const email = 'crowd@example.com';
    for (let index = 0; index < 10; index += 1) await unpaid({ product, email, quantity: 2 });
    server.clock.advance({ days: 7 });
    const task = expireTask(server.parts);
    await Promise.all(Array.from({ length: 4 }, () => task.run({}, undefined as never)));
    await expire(server);
    expect(await stockOf(server, product.variantIds[0])).toBe(40);
    expect(await mailsTo(server, email, 'order-expiry')).toHaveLength(10);
  });

  test('does not keep others from being cancelled when it cannot be itself', async () => {
    const [stuck, other] = [await unpaid({ email: 'stuck@example.com' }), await unpaid({ email: 'other@example.com' })];
    await sql`create function refuse_stuck() returns trigger language plpgsql as
      $$ begin raise exception 'no mail for this one'; end $$`.execute(server.database.kysely);
    await sql`create trigger refuse_stuck before insert on mail for each row when (new.recipient = 'stuck@example.com')
      execute function refuse_stuck()`.execute(server.database.kysely);
    server.clock.advance({ days: 7 });
    await expire(server);
    expect(await stateOf(server, stuck.id)).toEqual(['placed', 'pending']);
    expect(await stateOf(server, other.id)).toEqual(['cancelled', 'voided']);

    await sql`drop trigger refuse_stuck on mail`.execute(server.database.kysely);
    await expire(server);
    expect(await stateOf(server, stuck.id)).toEqual(['cancelled', 'voided']);
  });
});

describe('marking an order as paid', () => {
  test('keeps it from being cancelled, and is written down', async () => {
    const product = await addProduct(server, { onHand: 5 });
    const { id } = await unpaid({ product, quantity: 2 });
    const answer = await markPaid(id);
    expect([answer.status, answer.json()]).toMatchObject([
      200,
      {
        lifecycle: 'placed',
        paymentStatus: 'paid',
        payUntil: null,
        payments: [{ provider: 'offline', state: 'captured', amount: { decimalValue: '40.00' } }],
      },
    ]);
    server.clock.advance({ days: 30 });
    await expire(server);
    expect(await stateOf(server, id)).toEqual(['placed', 'paid']);
    expect(await stockOf(server, product.variantIds[0])).toBe(3);
    const deeds = await server.database.kysely
      .selectFrom('audit')
      .select(['who', 'what', 'after'])
      .where('website_id', '=', server.website.id)
      .where('subject', '=', `order/${id}`)
      .execute();
    expect(deeds).toEqual([{ who: 'Mona', what: 'order.paid', after: { paymentStatus: 'paid' } }]);
  });

  test('happens once, and only to an order that waits', async () => {
    const { id } = await unpaid();
    const answers = await Promise.all(Array.from({ length: 6 }, () => markPaid(id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    const paid = await markPaid((await addOrder(server)).id);
    expect([paid.status, paid.json()]).toMatchObject([
      409,
      { message: 'This order is not waiting for payment.', reason: 'orderNotWaiting' },
    ]);
    expect((await markPaid('00000000-0000-7000-8000-000000000000')).status).toBe(404);
    const stranger = await signedInMember(server, { website: server.otherWebsite });
    expect((await markPaid((await unpaid()).id, stranger)).status).toBe(404);
  });

  test('comes too late for an order that was cancelled, and is told what to do with the money', async () => {
    const product = await addProduct(server, { onHand: 5 });
    const { id } = await unpaid({ product, quantity: 2 });
    server.clock.advance({ days: 7 });
    await expire(server);
    await signInAgain();
    const late = await markPaid(id);
    expect([late.status, late.json()]).toMatchObject([
      409,
      {
        message:
          'This order was cancelled. If its payment has arrived after all, send it back or ask the buyer to order again.',
        reason: 'orderCancelled',
      },
    ]);
    expect(await stateOf(server, id)).toEqual(['cancelled', 'voided']);
    expect(await stockOf(server, product.variantIds[0])).toBe(5);
  });

  test('is undone by a cancellation, which says that the money goes back', async () => {
    const { id } = await unpaid({ email: 'back@example.com' });
    await markPaid(id);
    expect((await manager.post(`/api/commerce/orders/${id}/cancel`)).status).toBe(200);
    await server.runJobs();
    expect(await stateOf(server, id)).toEqual(['cancelled', 'refunded']);
    const [mail] = await mailsTo(server, 'back@example.com', 'order-cancellation');
    expect(mail?.text).toContain('We will transfer your payment of $20.00 back to you.');
  });

  test('and the deadline at the same moment: the order is paid, or cancelled and was not paid', async () => {
    const product = await addProduct(server, { onHand: 60 });
    const orders = [];
    for (let index = 0; index < 20; index += 1) orders.push(await unpaid({ product }));
    server.clock.advance({ days: 7 });
    await signInAgain();
    const task = expireTask(server.parts);
    const [statuses] = await Promise.all([
      Promise.all(orders.map(async ({ id }) => (await markPaid(id)).status)),
      task.run({}, undefined as never),
    ]);
    await expire(server);
    const states = await Promise.all(orders.map(({ id }) => stateOf(server, id)));
    const paid = ['placed', 'paid'];
    expect(states).toEqual(statuses.map((status) => (status === 200 ? paid : ['cancelled', 'voided'])));
    const standing = statuses.filter((status) => status === 200).length;
    expect(await stockOf(server, product.variantIds[0])).toBe(60 - standing);
  });

  test('wins when it holds the order first, and comes too late after the cancellation', async () => {
    const [first, second] = [await unpaid(), await unpaid()];
    server.clock.advance({ days: 7 });
    await signInAgain();
    await server.database.transaction(async (connection) => {
      await sql`select from orders where website_id = ${server.website.id} and id = ${first.id} for update`.execute(
        connection.kysely,
      );
      // The order that is being marked now is skipped, not waited for.
      await expireTask(server.parts).run({}, undefined as never);
    });
    expect(await stateOf(server, first.id)).toEqual(['placed', 'pending']);
    expect((await markPaid(first.id)).status).toBe(200);
    expect((await markPaid(second.id)).status).toBe(409);
    await expire(server);
    expect(await stateOf(server, first.id)).toEqual(['placed', 'paid']);
  });
});
