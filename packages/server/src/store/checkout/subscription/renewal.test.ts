import { addProduct, setStore, startTestServer, type TestProduct, type TestServer } from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setOnHand } from '../../stock/index.ts';
import { deleteZone } from '../../store-rules/editing/store.ts';
import { createShippingZone } from '../../store-rules/rules.fixture.ts';
import { checkRules } from '../checkout.fixture.ts';
import { advanceTo, ordersOf, renew, setCards, subscribe, subscriptionOf } from './subscription.fixture.ts';

let server: TestServer;
let coffee: TestProduct;
beforeAll(async () => {
  server = await startTestServer();
  coffee = await addProduct(server, { name: 'Coffee', price: 1200n, plan: { unit: 'MONTH', value: 1, numCycles: 0 } });
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

describe('a renewal', () => {
  test('is an order of its own, once in each period, at the price that was agreed', async () => {
    const email = 'renewed@example.com';
    await subscribe(server, coffee, email);
    await renew(server);
    expect(await ordersOf(server, email)).toHaveLength(1);
    const { kysely } = server.database;
    await kysely
      .updateTable('variant')
      .set({ price: 9900n })
      .where('website_id', '=', server.website.id)
      .where('id', '=', coffee.variantIds[0] ?? '')
      .execute();
    for (let period = 1; period <= 3; period += 1) {
      await advanceTo(server, email);
      await renew(server);
      await renew(server);
      expect(await ordersOf(server, email)).toHaveLength(1 + period);
    }
    expect(await ordersOf(server, email)).toMatchObject(
      Array.from({ length: 4 }, () => ({ subtotal: 1200n, payment_status: 'paid' })),
    );
  });

  test('is ordered once by jobs that run at the same moment', async () => {
    const email = 'raced@example.com';
    await subscribe(server, coffee, email);
    await advanceTo(server, email);
    await Promise.all(Array.from({ length: 6 }, () => renew(server)));
    expect(await ordersOf(server, email)).toHaveLength(2);
  });

  test('that is declined is tried three times, and then the subscription is over', async () => {
    const email = 'declined@example.com';
    await subscribe(server, coffee, email);
    await setCards(server, email, 'insufficient-funds');
    for (const failed of [1, 2, 3]) {
      await advanceTo(server, email);
      await renew(server);
      await renew(server);
      expect(await subscriptionOf(server, email)).toMatchObject({
        failed_tries: failed,
        state: failed === 3 ? 'cancelled' : 'past_due',
      });
    }
    expect(await ordersOf(server, email)).toHaveLength(1);
  });

  test('that is paid at the second try goes on', async () => {
    const email = 'second@example.com';
    await subscribe(server, coffee, email);
    await setCards(server, email, 'insufficient-funds');
    await advanceTo(server, email);
    await renew(server);
    await setCards(server, email, 'captured');
    await advanceTo(server, email);
    await renew(server);
    expect(await subscriptionOf(server, email)).toMatchObject({
      state: 'active',
      failed_tries: 0,
      paid_cycles: 2,
      period: 2,
    });
  });

  test('for which the bank wants to see the customer counts as failed', async () => {
    const email = 'asked@example.com';
    await subscribe(server, coffee, email);
    await setCards(server, email, 'requires-action');
    await advanceTo(server, email);
    await renew(server);
    expect(await subscriptionOf(server, email)).toMatchObject({ state: 'past_due', failed_tries: 1 });
    expect(await ordersOf(server, email)).toHaveLength(1);
  });

  test('waits for goods that are missing, and is left out when its period is over', async () => {
    const email = 'waiting@example.com';
    const tea = await addProduct(server, { name: 'Tea', onHand: 1, plan: { unit: 'WEEK', value: 1, numCycles: 0 } });
    await subscribe(server, tea, email);
    await advanceTo(server, email);
    await renew(server);
    expect(await subscriptionOf(server, email)).toMatchObject({ state: 'active', period: 1, failed_tries: 0 });
    for (let day = 0; day < 7; day += 1) {
      await advanceTo(server, email);
      await renew(server);
    }
    expect(await subscriptionOf(server, email)).toMatchObject({ period: 2, paid_cycles: 1 });
    await server.database.transaction((connection) =>
      setOnHand(connection, server.clock, server.website.id, tea.variantIds[0] ?? '', 5),
    );
    await advanceTo(server, email);
    await renew(server);
    expect(await subscriptionOf(server, email)).toMatchObject({ period: 3, paid_cycles: 2 });
  });

  test('whose goods are missing is left out at once if the shop wants it so', async () => {
    const email = 'skipped@example.com';
    await setStore(server, server.website, { subscriptionsWithoutStock: 'leave-out' });
    const rare = await addProduct(server, { name: 'Rare', onHand: 1, plan: { unit: 'WEEK', value: 1, numCycles: 0 } });
    await subscribe(server, rare, email);
    await advanceTo(server, email);
    await renew(server);
    expect(await subscriptionOf(server, email)).toMatchObject({ state: 'active', period: 2, paid_cycles: 1 });
    await setStore(server, server.website, {});
  });

  test('does not come after the agreed number', async () => {
    const email = 'twice@example.com';
    const magazine = await addProduct(server, { type: 3, plan: { unit: 'WEEK', value: 1, numCycles: 2 } });
    await subscribe(server, magazine, email);
    for (let week = 0; week < 3; week += 1) {
      await advanceTo(server, email);
      await renew(server);
    }
    expect(await ordersOf(server, email)).toHaveLength(2);
    expect(await subscriptionOf(server, email)).toMatchObject({ state: 'ended', due_at: null });
  });

  test('whose shipping option is gone is sent by another, not for nothing, and not where nothing is sent', async () => {
    const email = 'sent@example.com';
    const { database, clock, website } = server;
    const zone = (country: string, ...prices: bigint[]) =>
      createShippingZone(database, clock, website.id, {
        name: country,
        areas: [{ country }],
        options: prices.map((price) => ({ texts: { en: 'Parcel' }, calculator: 'flat', bands: [{ from: 0n, price }] })),
      });
    const first = await zone('DE', 500n);
    const plan = { unit: 'MONTH', value: 1, numCycles: 0 } as const;
    await subscribe(server, await addProduct(server, { price: 1200n, plan }), email);
    await deleteZone(database, website.id, first);
    const second = await zone('DE', 700n, 900n);
    await advanceTo(server, email);
    await renew(server);
    expect(await ordersOf(server, email)).toMatchObject([
      { subtotal: 1200n, total: 1700n },
      { subtotal: 1200n, total: 1900n },
    ]);
    await deleteZone(database, website.id, second);
    await zone('JP', 500n);
    await advanceTo(server, email);
    await renew(server);
    expect(await ordersOf(server, email)).toHaveLength(2);
    expect(await subscriptionOf(server, email)).toMatchObject({ state: 'active', period: 2, failed_tries: 0 });
  });
});
