import { addProduct, signedInSiteUser, startTestServer, type TestProduct, type TestServer } from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { subscriptionToken } from '../../../subscription/link.ts';
import { address, checkRules, declinedCard, goodCard } from '../../checkout.fixture.ts';
import { advanceTo, cardsOf, ordersOf, renew, setCards, subscribe, subscriptionOf } from '../subscription.fixture.ts';

let server: TestServer;
let coffee: TestProduct;
beforeAll(async () => {
  server = await startTestServer();
  coffee = await addProduct(server, { name: 'Coffee', price: 1200n, plan: { unit: 'MONTH', value: 1, numCycles: 0 } });
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

/** A subscription with what its customer does on its page. */
async function begun(email: string) {
  const id = await subscribe(server, coffee, email);
  const token = subscriptionToken(server.parts.config.secrets, id);
  const path = `/checkout/subscription/own/${id}`;
  const visitor = server.visitor();
  return {
    id,
    path,
    show: () => visitor.get(`${path}?token=${token}`),
    act: (act: string, fields: Readonly<Record<string, string>> = {}) =>
      visitor.submit(path, { token, act, ...fields }),
    state: () => subscriptionOf(server, email),
  };
}

describe('the page of a subscription', () => {
  test('opens by its link alone', async () => {
    const { path, show, id } = await begun('opened@example.com');
    const page = await show();
    expect([page.status, page.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
    expect(page.text).toContain('$12.00 every month');
    expect((await server.visitor().get(path)).status).toBe(404);
    expect((await server.visitor().get(`${path}?token=${'x'.repeat(43)}`)).status).toBe(404);
    const refused = await server.visitor().submit(path, { token: 'x', act: 'cancel' });
    expect(refused.status).toBe(404);
    const other = await begun('other@example.com');
    const token = subscriptionToken(server.parts.config.secrets, other.id);
    expect((await server.visitor().get(`/checkout/subscription/own/${id}?token=${token}`)).status).toBe(404);
  });

  test('pauses and resumes', async () => {
    const { act, state } = await begun('paused@example.com');
    expect((await act('pause')).status).toBe(303);
    expect(await state()).toMatchObject({ state: 'paused', due_at: null });
    expect((await act('pause')).status).toBe(409);
    expect((await act('resume')).status).toBe(303);
    expect(await state()).toMatchObject({ state: 'active', period: 1 });
  });

  test('skips a delivery', async () => {
    const { act, state } = await begun('skipped@example.com');
    expect((await act('skip')).status).toBe(303);
    expect(await state()).toMatchObject({ period: 2, paid_cycles: 1 });
    expect((await act('skip')).status).toBe(409);
  });

  test('ends with the period, unless the customer thinks again', async () => {
    const email = 'ending@example.com';
    const { act, state } = await begun(email);
    await act('end-with-period');
    expect(await state()).toMatchObject({ state: 'active', ends_with_period: true });
    await act('go-on');
    expect(await state()).toMatchObject({ ends_with_period: false });
    await act('end-with-period');
    await advanceTo(server, email);
    await renew(server);
    expect(await state()).toMatchObject({ state: 'ended', due_at: null });
    expect(await ordersOf(server, email)).toHaveLength(1);
  });

  test('cancels at once, after which nothing can be changed', async () => {
    const { act, state, show } = await begun('cancelled@example.com');
    expect((await act('cancel')).status).toBe(303);
    expect(await state()).toMatchObject({ state: 'cancelled', instrument: null });
    for (const change of ['cancel', 'resume', 'nothing']) expect((await act(change)).status).toBe(409);
    expect((await act('quantity', { quantity: '2' })).status).toBe(409);
    expect((await act('address', address)).status).toBe(409);
    expect((await act('card', goodCard)).status).toBe(409);
    expect((await show()).status).toBe(200);
  });

  test('changes the quantity and the address of the next orders', async () => {
    const email = 'changed@example.com';
    const { act } = await begun(email);
    for (const quantity of ['0', '10000', '1.5', '']) expect((await act('quantity', { quantity })).status).toBe(400);
    expect((await act('quantity', { quantity: '3' })).status).toBe(303);
    expect((await act('address', { ...address, city: '' })).status).toBe(400);
    expect((await act('address', { ...address, city: 'Kiel' })).status).toBe(303);
    await advanceTo(server, email);
    await renew(server);
    const orders = await ordersOf(server, email);
    expect(orders).toMatchObject([{ subtotal: 1200n }, { subtotal: 3600n }]);
    const { shipping_address: sentTo } = await server.database.kysely
      .selectFrom('orders')
      .select('shipping_address')
      .where('website_id', '=', server.website.id)
      .where('id', '=', orders[1]?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(sentTo).toMatchObject({ city: 'Kiel' });
  });

  test('replaces the card; a payment that failed is tried at once with the new one', async () => {
    const email = 'recovered@example.com';
    const { id, act, state } = await begun(email);
    await setCards(server, email, 'insufficient-funds');
    await advanceTo(server, email);
    await renew(server);
    expect(await state()).toMatchObject({ state: 'past_due', failed_tries: 1 });
    const before = await cardsOf(server, id);
    expect((await act('card', declinedCard)).status).toBe(402);
    expect((await act('card', { ...goodCard, expiry: '' })).status).toBe(400);
    expect(await cardsOf(server, id)).toEqual(before);
    expect((await act('card', goodCard)).status).toBe(303);
    await server.runJobs();
    const after = await cardsOf(server, id);
    expect(after).toHaveLength(1);
    expect(after[0]?.id).not.toBe(before[0]?.id);
    await renew(server);
    expect(await state()).toMatchObject({ state: 'active', failed_tries: 0, paid_cycles: 2, instrument: after[0]?.id });
  });

  test('is no place to try out stolen cards', async () => {
    const { id, act } = await begun('thief@example.com');
    // Declines of other tests are forgotten.
    server.clock.advance({ minutes: 11 });
    for (let tries = 0; tries < 10; tries += 1) expect((await act('card', declinedCard)).status).toBe(402);
    const paused = await act('card', declinedCard);
    expect([paused.status, Number(paused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(await cardsOf(server, id)).toHaveLength(1);
    server.clock.advance({ minutes: 11 });
    expect((await act('card', goodCard)).status).toBe(303);
  });

  test('is linked by the page after the purchase, which has its own type', async () => {
    const email = 'confirmed@example.com';
    await begun(email);
    const visitor = server.visitor();
    const opened = await visitor.post('/api/3/commerce/cart/subscription', { itemId: coffee.id, sku: coffee.skus[0] });
    const { cartToken } = opened.json<{ cartToken: string }>();
    const form = { cartToken, email: 'linked@example.com', ...address, ...goodCard };
    const bought = await visitor.submit('/checkout/subscription', form);
    const led = await visitor.get(String(bought.headers['location']));
    expect([led.status, led.headers['location']]).toEqual([
      303,
      expect.stringMatching(/^\/checkout\/subscription\/confirmed\//),
    ]);
    const page = await visitor.get(String(led.headers['location']));
    expect(page.status).toBe(200);
    expect(page.text).toContain('/checkout/subscription/own/');
    expect(page.text).toContain('page-type-206');
  });
});

describe('an account', () => {
  test('lists its subscriptions with their links, and exports them', async () => {
    const user = await signedInSiteUser(server);
    const id = await subscribe(server, coffee, user.email, { visitor: user });
    const page = await user.get('/account/subscriptions');
    expect(page.status).toBe(200);
    expect(page.text).toContain(`/checkout/subscription/own/${id}?token=`);
    const data = await user.get('/api/site-users/account/export');
    expect(data.json()).toMatchObject({ subscriptions: [{ id, title: 'Coffee', state: 'active' }] });
  });

  test('has the page in its navigation where subscriptions are sold, or while it has one', async () => {
    const link = 'href="/account/subscriptions"';
    const user = await signedInSiteUser(server);
    expect((await user.get('/account/orders')).text).toContain(link);
    const elsewhere = await signedInSiteUser(server, { website: server.otherWebsite });
    expect((await elsewhere.get('/account')).text).not.toContain(link);
    await addProduct(server, { website: server.otherWebsite, plan: { unit: 'WEEK', value: 1, numCycles: 0 } });
    expect((await elsewhere.get('/account')).text).toContain(link);
  });

  test('has what its address bought before without signing in: listed, exported, and ended when it is deleted', async () => {
    const email = 'guest-first@example.com';
    const id = await subscribe(server, coffee, email);
    const strangersId = await subscribe(server, coffee, 'guest-else@example.com');
    const elsewhere = await addProduct(server, {
      website: server.otherWebsite,
      plan: { unit: 'WEEK', value: 1, numCycles: 0 },
    });
    const otherShopsId = await subscribe(server, elsewhere, email, { website: server.otherWebsite });
    const user = await signedInSiteUser(server, { email });
    const page = (await user.get('/account/subscriptions')).text;
    expect([id, strangersId].map((listed) => page.includes(`/own/${listed}?token=`))).toEqual([true, false]);
    const data = (await user.get('/api/site-users/account/export')).json<{ subscriptions: { id: string }[] }>();
    expect(data.subscriptions.map((subscription) => subscription.id)).toEqual([id]);
    await user.post('/api/site-users/account/deletion', { password: user.password });
    const rows = await server.database.kysely
      .selectFrom('subscription')
      .select(['id', 'state', 'email', 'shipping_address', 'due_at'])
      .where('website_id', 'in', [server.website.id, server.otherWebsite.id])
      .where('id', 'in', [id, strangersId, otherShopsId])
      .execute();
    const row = (wanted: string) => rows.find((found) => found.id === wanted);
    expect(row(id)).toMatchObject({ state: 'cancelled', email: '', shipping_address: null, due_at: null });
    expect(row(strangersId)).toMatchObject({ state: 'active', email: 'guest-else@example.com' });
    expect(row(otherShopsId)).toMatchObject({ state: 'active', email });
    await server.runJobs();
    expect(await cardsOf(server, id)).toEqual([]);
  });

  test('that is deleted is not charged again, and leaves no person behind', async () => {
    const user = await signedInSiteUser(server);
    const id = await subscribe(server, coffee, user.email, { visitor: user });
    const gone = await user.post('/api/site-users/account/deletion', { password: user.password });
    expect(gone.status).toBeLessThan(300);
    const row = await server.database.kysely
      .selectFrom('subscription')
      .selectAll()
      .where('website_id', '=', server.website.id)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      state: 'cancelled',
      email: '',
      shipping_address: null,
      site_user_id: null,
      due_at: null,
    });
    await server.runJobs();
    expect(await cardsOf(server, id)).toEqual([]);
  });
});
