import { giftCardExpiry } from '@awning/commerce';
import { dateText } from '@awning/formats';
import {
  type Answer,
  addProduct,
  setStore,
  signedInMember,
  startTestServer,
  type TestProduct,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { balanceOf, enterGiftCard } from '../../gift-card/gift-card.fixture.ts';
import { selectCardOfOrder } from '../../gift-card/index.ts';
import { giftCardTasks } from '../../gift-card/tasks.ts';
import { orderToken } from '../../order/index.ts';
import { mailsTo } from '../../order/unpaid/unpaid.fixture.ts';
import { buy, challengedCard, checkRules, declinedCard, goodCard, lateCard, shopper } from '../checkout.fixture.ts';
import { sweepTask } from '../settling/sweep.ts';
import { deliveryDays, readDay } from './input.ts';

let server: TestServer;
let card: TestProduct;
let visitor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  card = await addProduct(server, {
    type: 4,
    name: 'Voucher',
    optionNames: ['Value'],
    variants: [
      { price: 2500n, attributes: { Value: '25' } },
      { price: 5000n, attributes: { Value: '50' } },
    ],
  });
});
beforeEach(() => {
  visitor = server.visitor();
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

const call = '/api/3/commerce/cart/gift-card';
const page = '/checkout/gift-card';

async function begin(sku = card.skus[1]): Promise<string> {
  const answer = await visitor.post(call, { itemId: card.id, sku, qty: 1 });
  if (answer.status !== 200) throw new Error(`The call returned ${answer.status}: ${answer.text}`);
  return answer.json<{ cartToken: string }>().cartToken;
}

function submit(cartToken: string, more: Record<string, string> = {}) {
  return visitor.submit(page, { cartToken, email: 'buyer@example.com', ...goodCard, ...more });
}

/** Where the browser is sent. */
function wayOf({ headers }: Answer): string {
  return String(headers['location'] ?? '');
}

function orderIdOf(answer: Answer): string {
  return /\/(?:confirmed|received|return)\/([^?]+)/.exec(wayOf(answer))?.[1] ?? '';
}

async function refundWhole(orderId: string): Promise<Visitor> {
  const admin = await signedInMember(server);
  await admin.post(`/api/commerce/orders/${orderId}/refunds`, { kind: 'whole', restock: false });
  await server.runJobs();
  return admin;
}

describe('a gift card', () => {
  test('GIFT-001 GIFT-002 PAGE-010 is begun by its call, asked for on its page and mailed to the recipient once it is paid', async () => {
    const token = await begin();
    const shown = await visitor.get(`${page}?cartToken=${token}`);
    expect([shown.status, shown.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
    expect(shown.text).toContain('Voucher');
    expect(shown.text).toContain('$50.00');
    const bought = await submit(token, {
      recipientName: 'Ida',
      recipientEmail: 'gift-ida@example.com',
      senderName: 'Jon',
      message: 'Happy birthday!\r\nJon',
    });
    expect(bought.status).toBe(303);
    const orderId = orderIdOf(bought);
    const issued = await selectCardOfOrder(server.database, server.website.id, orderId);
    expect(issued).toMatchObject({
      balance: 5000n,
      recipientName: 'Ida',
      message: 'Happy birthday!\nJon',
      isTest: true,
    });
    const [mail, ...others] = await mailsTo(server, 'gift-ida@example.com', 'gift-card');
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Jon has sent you a gift card worth $50.00');
    const confirmation = await visitor.get(wayOf(bought));
    expect(confirmation.text).toContain(`/checkout/gift-card/card/${issued?.id}?token=`);
    // What was bought can be spent.
    const [code = ''] = /[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/.exec(mail?.text ?? '') ?? [];
    const spender = await shopper(server, await addProduct(server, { price: 2000n }));
    await enterGiftCard(spender, code);
    expect((await buy(spender, { payment: { provider: 'gift-card' } })).status).toBe(200);
    expect(await balanceOf(server, issued?.id ?? '')).toBe(3000n);
  });

  test('has no tax, and is no part of the visitor’s cart', async () => {
    const orderId = orderIdOf(await submit(await begin()));
    const order = await server.database.kysely
      .selectFrom('orders')
      .select(['total', 'tax', 'included_tax', 'fulfilment_status'])
      .where('website_id', '=', server.website.id)
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(order).toEqual({ total: 5000n, tax: 0n, included_tax: 0n, fulfilment_status: 'none_needed' });
    expect((await visitor.get('/api/commerce/shopping-cart')).json<{ entries: object[] }>().entries).toEqual([]);
    expect(
      (await visitor.post('/api/commerce/shopping-cart/entries', { itemId: card.id, sku: card.skus[0] })).status,
    ).toBe(400);
  });

  test('expires after the months that the owner chose, counted from the day it is sent', async () => {
    await setStore(server, server.website, { giftCardMonths: 36 });
    const token = await begin();
    expect((await visitor.get(`${page}?cartToken=${token}`)).text).toContain('It can be spent for 36 months');
    const recipientEmail = 'gift-expiring@example.com';
    const now = await selectCardOfOrder(
      server.database,
      server.website.id,
      orderIdOf(await submit(token, { recipientEmail })),
    );
    expect(now?.expiresAt).toEqual(giftCardExpiry(server.clock.now(), { giftCardMonths: 36 }, 'America/New_York'));
    const [mail] = await mailsTo(server, recipientEmail, 'gift-card');
    expect(mail?.text).toContain(
      dateText(now!.expiresAt!, { locale: 'en', timeZone: 'America/New_York', date: 'long' }),
    );
    const deliverOn = new Date(server.clock.now().getTime() + 100 * 86_400_000).toISOString().slice(0, 10);
    const later = orderIdOf(await submit(await begin(), { recipientEmail, deliverOn }));
    const waiting = await selectCardOfOrder(server.database, server.website.id, later);
    expect(waiting?.expiresAt?.getTime()).toBeGreaterThan(now!.expiresAt!.getTime());
    await setStore(server, server.website, {});
    const lasting = orderIdOf(await submit(await begin()));
    expect((await selectCardOfOrder(server.database, server.website.id, lasting))?.expiresAt).toBeNull();
  });

  test('GIFT-003 needs a denomination', async () => {
    const refused = await visitor.post(call, { itemId: card.id });
    expect(refused.status).toBe(400);
    const plain = await visitor.submit(`${page}/add`, { itemId: card.id });
    expect(plain.status).toBe(303);
    const cart = await visitor.get(wayOf(plain));
    expect(cart.text).toContain('Select a denomination for the Gift Card');
  });

  test('is begun without scripts by the plain form of its product', async () => {
    const begun = await visitor.submit(`${page}/add`, { itemId: card.id, 'variant-option-Value': '25' });
    expect(wayOf(begun)).toMatch(/^\/checkout\/gift-card\?cartToken=/);
    expect((await visitor.get(wayOf(begun))).text).toContain('$25.00');
  });

  test('is of the goods that are no gift cards', async () => {
    const bowl = await addProduct(server);
    expect((await visitor.post(call, { itemId: bowl.id, sku: bowl.skus[0] })).status).toBe(400);
  });

  test('goes to the buyer if no recipient is named, and says at the field what is wrong', async () => {
    const token = await begin();
    const wrong = await submit(token, { email: 'nobody', deliverOn: '2020-01-01', message: 'Typed before' });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('Please choose a day within the next year.');
    expect(wrong.text).toContain('Typed before');
    await submit(token, { email: 'own@example.com' });
    expect(await mailsTo(server, 'own@example.com', 'gift-card')).toHaveLength(1);
  });

  test('is mailed on the chosen day', async () => {
    const day = new Date(server.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
    await submit(await begin(), { recipientEmail: 'on-a-day@example.com', deliverOn: day });
    expect(await mailsTo(server, 'on-a-day@example.com', 'gift-card')).toHaveLength(0);
    server.clock.advance({ days: 4 });
    for (const task of giftCardTasks(server.parts)) await task.run({} as never, undefined as never);
    expect(await mailsTo(server, 'on-a-day@example.com', 'gift-card')).toHaveLength(1);
  });

  test('is mailed in the morning of the day where the shop is, and its days are days there', async () => {
    // 14:30 in UTC is 03:30 of the next day in Auckland.
    const now = new Date('2026-11-17T14:30:00Z');
    expect(deliveryDays(now, 'Pacific/Auckland')).toEqual({ earliest: '2026-11-18', latest: '2027-11-18' });
    expect(readDay('2026-11-18', now, 'Pacific/Auckland')).toEqual({ at: null });
    expect(readDay('2026-11-19', now, 'Pacific/Auckland')).toEqual({ at: new Date('2026-11-18T19:00:00Z') });
    expect(readDay('2026-11-19', now, 'America/Los_Angeles')).toEqual({ at: new Date('2026-11-19T16:00:00Z') });
    expect(readDay('2026-11-31', now, 'Europe/Berlin')).toBeUndefined();
    expect(readDay('2026-11-17', now, 'Pacific/Auckland')).toBeUndefined();
  });

  test('is not issued by a declined payment, and can be paid again', async () => {
    const token = await begin();
    expect((await submit(token, { ...declinedCard, recipientEmail: 'again@example.com' })).status).toBe(402);
    expect(await mailsTo(server, 'again@example.com', 'gift-card')).toHaveLength(0);
    expect((await submit(token, { recipientEmail: 'again@example.com' })).status).toBe(303);
    expect(await mailsTo(server, 'again@example.com', 'gift-card')).toHaveLength(1);
  });

  test('is bought once, however often its form is sent at the same moment', async () => {
    const token = await begin();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => submit(token, { recipientEmail: 'once@example.com' })),
    );
    expect(new Set(answers.map(wayOf)).size).toBe(1);
    expect(await mailsTo(server, 'once@example.com', 'gift-card')).toHaveLength(1);
  });

  test('is issued once, however often the payment is reported', async () => {
    const bought = await submit(await begin(), { ...lateCard, recipientEmail: 'reported@example.com' });
    const orderId = orderIdOf(bought);
    expect(await mailsTo(server, 'reported@example.com', 'gift-card')).toHaveLength(0);
    server.clock.advance({ minutes: 2 });
    await server.runJobs();
    for (let times = 0; times < 3; times += 1) await visitor.get(wayOf(bought));
    const issued = await selectCardOfOrder(server.database, server.website.id, orderId);
    expect(issued?.balance).toBe(5000n);
    expect(await mailsTo(server, 'reported@example.com', 'gift-card')).toHaveLength(1);
  });

  test('that waits for a confirmation leads back to its page', async () => {
    const token = await begin();
    const bought = await submit(token, challengedCard);
    expect(wayOf(bought)).toMatch(/\/checkout\/challenge\//);
  });

  test('whose payment was given up leads from its order back to its own page', async () => {
    const token = await begin();
    await submit(token, { ...challengedCard, email: 'given-up@example.com' });
    const { id: orderId } = await server.database.kysely
      .selectFrom('orders')
      .select('id')
      .where('website_id', '=', server.website.id)
      .where('email', '=', 'given-up@example.com')
      .executeTakeFirstOrThrow();
    server.clock.advance({ minutes: 31 });
    await sweepTask(server.parts).run({}, undefined as never);
    const orderLink = `/checkout/received/${orderId}?token=${orderToken(server.parts.config.secrets, orderId)}`;
    const way = wayOf(await visitor.get(wayOf(await visitor.get(orderLink))));
    expect(way).toBe(`${page}?cartToken=${encodeURIComponent(token)}&payment=unfinished`);
    expect((await visitor.get(way)).text).toContain('Voucher');
  });

  test('loses its value when its order is refunded', async () => {
    const orderId = orderIdOf(await submit(await begin()));
    await refundWhole(orderId);
    const issued = await selectCardOfOrder(server.database, server.website.id, orderId);
    expect(issued?.disabledAt).not.toBeNull();
  });

  test('is not mailed on its day if its order was refunded before', async () => {
    const day = new Date(server.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
    const bought = await submit(await begin(), { recipientEmail: 'refunded@example.com', deliverOn: day });
    await refundWhole(orderIdOf(bought));
    server.clock.advance({ days: 4 });
    for (const task of giftCardTasks(server.parts)) await task.run({} as never, undefined as never);
    expect(await mailsTo(server, 'refunded@example.com', 'gift-card')).toHaveLength(0);
  });

  test('cannot be enabled again once its price was refunded', async () => {
    const orderId = orderIdOf(await submit(await begin()));
    const admin = await refundWhole(orderId);
    const issued = await selectCardOfOrder(server.database, server.website.id, orderId);
    const enabled = await admin.post(`/api/commerce/gift-cards/${issued?.id}/disable`, { isDisabled: false });
    expect([enabled.status, enabled.json()]).toMatchObject([409, { reason: 'refunded' }]);
  });

  test('costs what its page has shown, or is not bought', async () => {
    const changing = await addProduct(server, {
      type: 4,
      optionNames: ['Value'],
      variants: [{ price: 3000n, attributes: { Value: '30' } }],
    });
    const begun = await visitor.post(call, { itemId: changing.id, sku: changing.skus[0], qty: 1 });
    const { cartToken } = begun.json<{ cartToken: string }>();
    const shown = await visitor.get(`${page}?cartToken=${cartToken}`);
    const expectedTotalCents = /name="expectedTotalCents" value="(\d+)"/.exec(shown.text)?.[1] ?? '';
    await server.database.kysely
      .updateTable('variant')
      .set({ price: 9000n })
      .where('website_id', '=', server.website.id)
      .where('product_id', '=', changing.id)
      .execute();
    const refused = await submit(cartToken, { expectedTotalCents, recipientEmail: 'changed@example.com' });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('$90.00');
    expect(await mailsTo(server, 'changed@example.com', 'gift-card')).toHaveLength(0);
  });

  test('has a page for an hour, and only by its token', async () => {
    const token = await begin();
    expect((await visitor.get(`${page}?cartToken=${token}x`)).status).toBe(404);
    expect((await visitor.get(page)).status).toBe(404);
    server.clock.advance({ minutes: 61 });
    expect((await visitor.get(`${page}?cartToken=${token}`)).status).toBe(404);
  });
});
