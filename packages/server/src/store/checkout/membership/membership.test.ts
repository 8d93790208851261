import { storeMessages } from '@awning/commerce';
import {
  type Answer,
  addProduct,
  addSiteUser,
  type SignedInSiteUser,
  setPayment,
  signedInMember,
  signedInSiteUser,
  signInSiteUser,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mailsTo } from '../../../people/site-user/site-user.fixture.ts';
import { addArea, type TestArea } from '../../member-area/area.fixture.ts';
import { address, challengedCard, checkRules, declinedCard, goodCard, lateCard } from '../checkout.fixture.ts';
import { sweepTask } from '../settling/sweep.ts';
import { advanceTo, renew, setCards, subscribe, subscriptionOf } from '../subscription/subscription.fixture.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signedInMember(server);
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

const page = '/checkout/membership';

async function begin(area: TestArea, visitor: Visitor): Promise<string> {
  const answer = await visitor.submit(`${page}/add`, { itemId: area.product.id });
  return new URL(wayOf(answer), 'http://x').searchParams.get('cartToken') ?? '';
}

async function buyAccess(area: TestArea, visitor: Visitor, email: string, more: object = {}): Promise<Answer> {
  return await visitor.submit(page, { cartToken: await begin(area, visitor), email, ...address, ...goodCard, ...more });
}

function wayOf({ headers }: Answer): string {
  return String(headers['location'] ?? '');
}

function orderIdOf(answer: Answer): string {
  return /\/(?:confirmed|received|return)\/([^?]+)/.exec(wayOf(answer))?.[1] ?? '';
}

const statusOf = async (area: TestArea, visitor: Visitor) =>
  (await visitor.get(area.path, { accept: 'text/html' })).status;

async function refund(orderId: string, body: object = { kind: 'whole', restock: false }): Promise<void> {
  const asked = await admin.post(`/api/commerce/orders/${orderId}/refunds`, body);
  expect(asked.status).toBe(200);
  await server.runJobs();
}

async function accessOf(area: TestArea) {
  return await server.database.kysely
    .selectFrom('member_access')
    .select(['order_id', 'until', 'ended_by', 'site_user_id'])
    .where('website_id', '=', server.website.id)
    .where('area_id', '=', area.id)
    .orderBy('id')
    .execute();
}

/** The owner takes the products out of the area. */
async function withoutProducts(area: TestArea): Promise<void> {
  const path = `/api/commerce/member-areas/${area.id}`;
  const { version, body } = (await admin.get(path)).json<{ version: number; body: object }>();
  expect((await admin.put(path, { version, body: { ...body, productIds: [] } })).status).toBe(200);
}

async function scene(): Promise<{ area: TestArea; customer: SignedInSiteUser }> {
  return { area: await addArea(server, admin), customer: await signedInSiteUser(server) };
}

describe('access to a member area', () => {
  test('PROD-002 PAGE-040 begins with the payment of its product and ends with its refund', async () => {
    const { area, customer } = await scene();
    const cartToken = await begin(area, customer);
    const form = await customer.get(`${page}?cartToken=${cartToken}`, { accept: 'text/html' });
    expect([form.status, form.headers['cache-control']]).toEqual([200, 'private, no-store']);
    // Nothing is sent, so that nobody is asked where to.
    expect(form.text).not.toContain('name="shippingOptionId"');
    expect(form.text).toContain('Billing address');
    const bought = await customer.submit(page, { cartToken, email: customer.email, ...address, ...goodCard });
    expect([bought.status, wayOf(bought)]).toEqual([303, expect.stringMatching(/^\/checkout\/confirmed\//)]);
    const moved = await customer.get(wayOf(bought), { accept: 'text/html' });
    expect(wayOf(moved)).toMatch(/^\/checkout\/membership\/confirmed\//);
    const confirmed = await customer.get(wayOf(moved), { accept: 'text/html' });
    expect(confirmed.text).toContain('page-type-208');
    expect(confirmed.text).toContain(`href="${area.path}"`);
    expect(await statusOf(area, customer)).toBe(200);
    expect(await statusOf(area, server.visitor())).toBe(403);
    const mails = await mailsTo(server, customer.email);
    expect(mails.filter(({ kind }) => kind === 'member-access')).toHaveLength(1);
    await refund(orderIdOf(bought));
    expect(await accessOf(area)).toMatchObject([{ ended_by: 'refund', site_user_id: customer.id }]);
    expect(await statusOf(area, customer)).toBe(403);
  });

  test('a refund of a part, and a declined card, change nothing', async () => {
    const { area, customer } = await scene();
    const declined = await buyAccess(area, customer, customer.email, declinedCard);
    expect([declined.status, await statusOf(area, customer)]).toEqual([402, 403]);
    const bought = await buyAccess(area, customer, customer.email);
    await refund(orderIdOf(bought), { kind: 'amount', amount: '1.00', restock: false });
    expect(await statusOf(area, customer)).toBe(200);
  });

  test('it ends with a cancelled order', async () => {
    const { area, customer } = await scene();
    const bought = await buyAccess(area, customer, customer.email);
    expect((await admin.post(`/api/commerce/orders/${orderIdOf(bought)}/cancel`)).status).toBe(200);
    expect(await statusOf(area, customer)).toBe(403);
    await server.runJobs();
    expect(await accessOf(area)).toMatchObject([{ ended_by: 'cancellation' }]);
  });

  test('a payment that a bank decides later opens it once, however often it is told', async () => {
    const { area, customer } = await scene();
    const bought = await buyAccess(area, customer, customer.email, lateCard);
    const orderId = orderIdOf(bought);
    expect([await statusOf(area, customer), await accessOf(area)]).toEqual([403, []]);
    await server.runJobs();
    server.clock.advance({ minutes: 2 });
    await sweepTask(server.parts).run({}, undefined as never);
    await server.runJobs();
    expect(await statusOf(area, customer)).toBe(200);
    await sweepTask(server.parts).run({}, undefined as never);
    await server.runJobs();
    expect(await accessOf(area)).toMatchObject([{ order_id: orderId }]);
  });

  test('a payment that a bank decides later opens what was sold, although no area gives it any more', async () => {
    const { area, customer } = await scene();
    await buyAccess(area, customer, customer.email, lateCard);
    await withoutProducts(area);
    await server.runJobs();
    server.clock.advance({ minutes: 2 });
    await sweepTask(server.parts).run({}, undefined as never);
    await server.runJobs();
    expect(await statusOf(area, customer)).toBe(200);
  });

  test('without an account it waits for one with the address of the order', async () => {
    const { area } = await scene();
    const email = `guest-${area.word}@example.test`;
    const bought = await buyAccess(area, server.visitor(), email);
    const visitor = server.visitor();
    const moved = await visitor.get(wayOf(bought), { accept: 'text/html' });
    expect((await visitor.get(wayOf(moved), { accept: 'text/html' })).text).toContain(email);
    const customer = await signInSiteUser(server.visitor(), await addSiteUser(server, { email }));
    expect(await statusOf(area, customer)).toBe(200);
  });

  test('an account that has the address of the order needs not sign in again', async () => {
    const { area, customer } = await scene();
    await buyAccess(area, server.visitor(), customer.email);
    expect(await statusOf(area, customer)).toBe(200);
  });

  test('belongs to the account that buys it, which is told so, and to no account of the typed address', async () => {
    const { area, customer } = await scene();
    const typed = `friend-${customer.email}`;
    const friend = await signInSiteUser(server.visitor(), await addSiteUser(server, { email: typed }));
    await buyAccess(area, customer, typed);
    expect([await statusOf(area, customer), await statusOf(area, friend)]).toEqual([200, 403]);
    const told = async (email: string) =>
      (await mailsTo(server, email)).filter(({ kind }) => kind === 'member-access').map(({ text }) => text);
    expect(await told(typed)).toEqual([]);
    expect(await told(customer.email)).toEqual([
      expect.stringContaining(`Sign in with your address ${customer.email}.`),
    ]);
    const members = `/api/commerce/member-areas/${area.id}/members`;
    const given = await admin.post(members, { email: typed, reason: 'A present' });
    expect(given.status).toBe(200);
    expect(await statusOf(area, friend)).toBe(200);
  });

  test('is not sold when no area gives it any more', async () => {
    const { area, customer } = await scene();
    const cartToken = await begin(area, customer);
    await withoutProducts(area);
    const paid = await customer.submit(page, { cartToken, email: customer.email, ...address, ...goodCard });
    expect([paid.status, wayOf(paid)]).toEqual([409, '']);
    expect(await mailsTo(server, customer.email)).toEqual([]);
  });

  test('PROD-029 is not for sale in the ordinary cart, and nothing else in its own', async () => {
    const { area } = await scene();
    const visitor = server.visitor();
    const body = { itemId: area.product.id, sku: area.product.skus[0], quantity: 1 };
    expect((await visitor.post('/api/commerce/shopping-cart/entries', body)).status).toBeGreaterThanOrEqual(400);
    const bowl = await addProduct(server);
    const answer = await visitor.submit(`${page}/add`, { itemId: bowl.id });
    expect(wayOf(answer)).toContain('/cart?notice=');
  });
});

describe('access that a customer has already', () => {
  const shown = async (customer: SignedInSiteUser, cartToken: string, sale = page) =>
    await customer.get(`${sale}?cartToken=${cartToken}`, { accept: 'text/html' });

  async function pay(customer: Visitor, cartToken: string, more: object = {}): Promise<Answer> {
    const email = 'mila@example.com';
    return await customer.submit(page, { cartToken, email, ...address, ...goodCard, ...more });
  }

  async function chargesOf(customer: SignedInSiteUser): Promise<readonly string[]> {
    const rows = await server.database.kysely
      .selectFrom('orders')
      .innerJoin('payment', (join) =>
        join.onRef('payment.website_id', '=', 'orders.website_id').onRef('payment.order_id', '=', 'orders.id'),
      )
      .select('payment.state')
      .where('orders.website_id', '=', server.website.id)
      .where('orders.site_user_id', '=', customer.id)
      .execute();
    return rows.map(({ state }) => state);
  }

  test('is not sold again: its page says so and leads to the area, and nothing is charged', async () => {
    const { area, customer } = await scene();
    const [first, second] = [await begin(area, customer), await begin(area, customer)];
    expect((await shown(customer, second)).text).toContain('name="cardNumber"');
    expect((await pay(customer, first)).status).toBe(303);
    const told = await shown(customer, second);
    expect([told.status, told.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(told.text).toContain(`Your account ${customer.email} already has this access.`);
    expect(told.text).toContain(`href="${area.path}"`);
    expect(told.text).not.toContain('name="cardNumber"');
    const refused = await pay(customer, second);
    expect([refused.status, refused.text.includes(storeMessages('en').hasAccess)]).toEqual([409, true]);
    expect(refused.text).toContain(`href="${area.path}"`);
    expect(await chargesOf(customer)).toEqual(['captured']);
    expect(await accessOf(area)).toHaveLength(1);
    // Others buy it as before, and so does the customer once it is taken away.
    expect((await pay(server.visitor(), await begin(area, server.visitor()))).status).toBe(303);
    const [{ order_id: orderId } = {}] = await accessOf(area);
    await refund(orderId ?? '');
    expect((await pay(customer, second)).status).toBe(303);
  });

  test('is charged once, however many checkouts of the customer run at the same time', async () => {
    const { area, customer } = await scene();
    const tokens = await Promise.all(Array.from({ length: 5 }, () => begin(area, customer)));
    const answers = await Promise.all(tokens.map((token) => pay(customer, token)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([303, 409, 409, 409, 409]);
    expect(await chargesOf(customer)).toEqual(['captured']);
    expect(await accessOf(area)).toHaveLength(1);
  });

  test('may be bought in another cart while a payment waits, once that has failed', async () => {
    const { area, customer } = await scene();
    const waiting = await pay(customer, await begin(area, customer), challengedCard);
    expect([waiting.status, wayOf(waiting)]).toEqual([303, expect.stringContaining('/checkout/challenge')]);
    const second = await begin(area, customer);
    const refused = await pay(customer, second);
    expect([refused.status, refused.text.includes(storeMessages('en').accessUnderWay)]).toEqual([409, true]);
    // The form is still there for the next attempt.
    expect(refused.text).toContain('name="cardNumber"');
    server.clock.advance({ minutes: 11 });
    await sweepTask(server.parts).run({}, undefined as never);
    expect((await pay(customer, second)).status).toBe(303);
    expect(await accessOf(area)).toHaveLength(1);
  });

  test('is awaited from a bank, and is not sold again meanwhile', async () => {
    const { area, customer } = await scene();
    expect((await pay(customer, await begin(area, customer), lateCard)).status).toBe(303);
    const second = await begin(area, customer);
    const refused = await pay(customer, second);
    expect([refused.status, refused.text.includes(storeMessages('en').accessAwaited)]).toEqual([409, true]);
  });

  test('is awaited when its order is paid later, and is not sold again meanwhile', async () => {
    await setPayment(server, server.website, { waysToPay: { offline: true, test: true }, howToPay: { en: 'By bank' } });
    const { area, customer } = await scene();
    expect((await pay(customer, await begin(area, customer), { provider: 'offline' })).status).toBe(303);
    const refused = await pay(customer, await begin(area, customer));
    expect([refused.status, refused.text.includes(storeMessages('en').accessAwaited)]).toEqual([409, true]);
    await setPayment(server, server.website, {});
  });

  describe('of a guest’s address', () => {
    const asGuest = async (area: TestArea, email: string, card: object = goodCard) =>
      await buyAccess(area, server.visitor(), email, card);
    const refusedWords = storeMessages('en').accessOfAddress;

    test('is not sold again, and a stranger is not told why', async () => {
      const { area, customer } = await scene();
      const [guest, late] = [`guest-${area.word}@example.test`, `late-${area.word}@example.test`];
      expect((await asGuest(area, guest)).status).toBe(303);
      expect((await asGuest(area, customer.email)).status).toBe(303);
      expect((await asGuest(area, late, lateCard)).status).toBe(303);
      for (const email of [guest, guest.toUpperCase(), customer.email, late]) {
        const refused = await asGuest(area, email);
        expect([refused.status, refused.text.includes(refusedWords)]).toEqual([409, true]);
        expect(refused.text).not.toContain(storeMessages('en').hasAccess);
      }
      expect(await accessOf(area)).toHaveLength(2);
      // The account may not either, and is told.
      const told = await buyAccess(area, customer, customer.email);
      expect([told.status, told.text.includes(storeMessages('en').hasAccess)]).toEqual([409, true]);
      expect((await asGuest(area, `other-${area.word}@example.test`)).status).toBe(303);
    });

    test('does not keep the account from buying while a stranger pays nothing for it', async () => {
      const { area, customer } = await scene();
      expect((await asGuest(area, customer.email, lateCard)).status).toBe(303);
      expect((await asGuest(area, customer.email)).status).toBe(409);
      expect((await buyAccess(area, customer, customer.email)).status).toBe(303);
    });

    test('is charged once, however many checkouts with the address run at the same time', async () => {
      const { area, customer } = await scene();
      const buyers = [server.visitor(), server.visitor(), server.visitor(), customer];
      const answers = await Promise.all(buyers.map((buyer) => buyAccess(area, buyer, customer.email)));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.toSorted((one, other) => one - other)).toEqual([303, 409, 409, 409]);
      expect(await accessOf(area)).toHaveLength(1);
    });
  });

  test('is sold if it ends, or if one of several areas is still closed', async () => {
    const { area, customer } = await scene();
    const until = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
    const give = (to: TestArea, more: object) =>
      admin.post(`/api/commerce/member-areas/${to.id}/members`, { email: customer.email, reason: 'A taste', ...more });
    expect((await give(area, { until })).status).toBe(200);
    expect((await shown(customer, await begin(area, customer))).text).toContain('name="cardNumber"');
    const other = await addArea(server, admin);
    const { version, body } = (await admin.get(`/api/commerce/member-areas/${other.id}`)).json<{
      version: number;
      body: object;
    }>();
    const productIds = [other.product.id, area.product.id];
    const saved = await admin.put(`/api/commerce/member-areas/${other.id}`, { version, body: { ...body, productIds } });
    expect(saved.status).toBe(200);
    expect((await give(area, {})).status).toBe(200);
    expect((await shown(customer, await begin(area, customer))).text).toContain('name="cardNumber"');
    expect((await give(other, {})).status).toBe(200);
    expect((await shown(customer, await begin(area, customer))).text).not.toContain('name="cardNumber"');
  });
});

describe('access by subscription', () => {
  const plan = { unit: 'MONTH', value: 1, numCycles: 0 } as const;

  /** Nobody stays signed in for a month. */
  const later = async (area: TestArea, customer: SignedInSiteUser) =>
    await statusOf(area, await signInSiteUser(server.visitor(), customer));

  async function subscribed() {
    admin = await signedInMember(server);
    const area = await addArea(server, admin);
    const service = await addProduct(server, { type: 3, name: 'Course by month', price: 900n, plan });
    const { version, body } = (await admin.get(`/api/commerce/member-areas/${area.id}`)).json<{
      version: number;
      body: object;
    }>();
    const saved = await admin.put(`/api/commerce/member-areas/${area.id}`, {
      version,
      body: { ...body, productIds: [service.id] },
    });
    expect(saved.status).toBe(200);
    const offered = await server.visitor().get(area.path, { accept: 'text/html' });
    expect(offered.text).toContain('9.00 every month');
    const customer = await signedInSiteUser(server);
    const id = await subscribe(server, service, customer.email);
    return { area, customer, id, service };
  }

  test('runs on with every payment', async () => {
    const { area, customer } = await subscribed();
    expect(await later(area, customer)).toBe(200);
    await advanceTo(server, customer.email);
    // The job that renews it has not run yet.
    expect(await later(area, customer)).toBe(200);
    await renew(server);
    server.clock.advance({ days: 20 });
    expect(await later(area, customer)).toBe(200);
    expect(await accessOf(area)).toHaveLength(2);
  });

  test('is not sold again to its customer until it is cancelled', async () => {
    const { area, customer, id, service } = await subscribed();
    const again = async () => {
      const opened = await customer.post('/api/3/commerce/cart/subscription', { itemId: service.id });
      const { cartToken } = opened.json<{ cartToken: string }>();
      const typed = { cartToken, email: customer.email, ...address, ...goodCard };
      const shown = await customer.get(`/checkout/subscription?cartToken=${cartToken}`, { accept: 'text/html' });
      return [
        shown.text.includes(`href="${area.path}"`),
        (await customer.submit('/checkout/subscription', typed)).status,
      ];
    };
    expect(await again()).toEqual([true, 409]);
    expect(await accessOf(area)).toHaveLength(1);
    const change = await admin.post(`/api/commerce/subscriptions/${id}/change`, { event: 'cancel' });
    expect(change.status).toBe(200);
    expect(await again()).toEqual([false, 303]);
  });

  test('runs on with every payment, although its area is sold no more', async () => {
    const { area, customer } = await subscribed();
    await withoutProducts(area);
    await advanceTo(server, customer.email);
    await renew(server);
    server.clock.advance({ days: 20 });
    expect(await later(area, customer)).toBe(200);
  });

  test('ends with the period that was paid, once it is cancelled', async () => {
    const { area, customer, id } = await subscribed();
    const { due_at: dueAt } = await subscriptionOf(server, customer.email);
    const change = await admin.post(`/api/commerce/subscriptions/${id}/change`, { event: 'cancel' });
    expect(change.status).toBe(200);
    server.clock.set(new Date((dueAt?.getTime() ?? 0) - 60_000));
    expect(await later(area, customer)).toBe(200);
    server.clock.advance({ minutes: 2 });
    expect(await later(area, customer)).toBe(403);
  });

  test('ends with the period that was paid, once it cannot be renewed', async () => {
    const { area, customer } = await subscribed();
    await setCards(server, customer.email, 'insufficient-funds');
    await advanceTo(server, customer.email);
    await renew(server);
    expect(await later(area, customer)).toBe(403);
  });

  test('ends with the refund of its last payment, although the one before has hardly ended', async () => {
    const { area, customer } = await subscribed();
    await advanceTo(server, customer.email);
    await renew(server);
    const [, renewed] = await accessOf(area);
    admin = await signedInMember(server);
    await refund(renewed?.order_id ?? '');
    expect(await later(area, customer)).toBe(403);
  });

  test('stays with the account, whose address may be another one at the next payment', async () => {
    const { area, customer } = await subscribed();
    const email = `new-${customer.email}`;
    await server.database.kysely
      .updateTable('site_user')
      .set({ email, email_key: email })
      .where('website_id', '=', server.website.id)
      .where('id', '=', customer.id)
      .execute();
    await advanceTo(server, customer.email);
    await renew(server);
    server.clock.advance({ days: 20 });
    const access = await accessOf(area);
    expect(access).toMatchObject([{ site_user_id: customer.id }, { site_user_id: customer.id }]);
    const renamed = await signInSiteUser(server.visitor(), { ...customer, email });
    expect(await statusOf(area, renamed)).toBe(200);
  });

  test('goes on when an earlier payment is refunded, since the present period is paid', async () => {
    const { area, customer } = await subscribed();
    await advanceTo(server, customer.email);
    await renew(server);
    const [first] = await accessOf(area);
    admin = await signedInMember(server);
    await refund(first?.order_id ?? '');
    expect(await later(area, customer)).toBe(200);
    expect(await accessOf(area)).toMatchObject([{ ended_by: 'refund' }, { ended_by: null }]);
  });
});
