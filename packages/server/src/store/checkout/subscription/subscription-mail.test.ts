import { addProduct, startTestServer, type TestProduct, type TestServer } from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mailsTo } from '../../order/unpaid/unpaid.fixture.ts';
import { changeSubscription } from '../../subscription/index.ts';
import { checkRules } from '../checkout.fixture.ts';
import { advanceTo, renew, setCards, subscribe, subscriptionOf } from './subscription.fixture.ts';

let server: TestServer;
let coffee: TestProduct;
beforeAll(async () => {
  server = await startTestServer();
  coffee = await addProduct(server, { name: 'Coffee', price: 1200n, plan: { unit: 'MONTH', value: 1, numCycles: 0 } });
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

async function happen(id: string, event: 'cancel' | 'skip' | 'end-with-period'): Promise<void> {
  const { database, parts, website } = server;
  const isDone = await database.transaction((connection) =>
    changeSubscription(parts, connection, website.id, { id, event }),
  );
  expect(isDone).toBe(true);
}

async function daysBefore(email: string, days: number): Promise<void> {
  const { due_at: dueAt } = await subscriptionOf(server, email);
  server.clock.set(new Date(Number(dueAt) - days * 86_400_000));
  await server.parts.jobs.add(server.database, 'subscription.remind', {});
  await server.runJobs();
}

describe('the customer of a subscription', () => {
  test('is told that it has begun, with the link to its page', async () => {
    const email = 'begun@example.com';
    const id = await subscribe(server, coffee, email, { qty: 2 });
    const [mail, ...others] = await mailsTo(server, email, 'subscription-begun');
    expect(others).toEqual([]);
    expect(mail?.text).toContain('2 × Coffee\n$24.00 every month');
    expect(mail?.text).toContain(`/checkout/subscription/own/${id}?token=`);
  });

  test('is told of each renewal three days before, once', async () => {
    const email = 'told@example.com';
    await subscribe(server, coffee, email);
    await daysBefore(email, 3.1);
    expect(await mailsTo(server, email, 'subscription-renewal')).toHaveLength(0);
    for (let times = 0; times < 3; times += 1) await daysBefore(email, 3);
    expect(await mailsTo(server, email, 'subscription-renewal')).toHaveLength(1);
    await advanceTo(server, email);
    await renew(server);
    await daysBefore(email, 2);
    expect(await mailsTo(server, email, 'subscription-renewal')).toHaveLength(2);
  });

  test('is not told of a renewal that does not come', async () => {
    const email = 'last@example.com';
    const id = await subscribe(server, coffee, email);
    await happen(id, 'end-with-period');
    await daysBefore(email, 2);
    const agreed = await addProduct(server, { plan: { unit: 'WEEK', value: 1, numCycles: 1 } });
    await subscribe(server, agreed, 'agreed@example.com');
    await daysBefore('agreed@example.com', 2);
    for (const one of [email, 'agreed@example.com']) {
      expect(await mailsTo(server, one, 'subscription-renewal')).toHaveLength(0);
    }
  });

  test('is told of every payment that failed, and after the third that the subscription is over', async () => {
    const email = 'failed@example.com';
    await subscribe(server, coffee, email);
    await setCards(server, email, 'insufficient-funds');
    const told: unknown[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      await advanceTo(server, email);
      await renew(server);
      await renew(server);
      const mails = await Promise.all(
        ['failed', 'unpaid', 'ended'].map((kind) => mailsTo(server, email, `subscription-${kind}`)),
      );
      told.push(mails.map(({ length }) => length));
    }
    expect(told).toEqual([
      [1, 0, 0],
      [2, 0, 0],
      [2, 1, 0],
    ]);
  });

  test('for whom the bank asks is told that the payment failed', async () => {
    const email = 'asked@example.com';
    await subscribe(server, coffee, email);
    await setCards(server, email, 'requires-action');
    await advanceTo(server, email);
    await renew(server);
    expect(await mailsTo(server, email, 'subscription-failed')).toHaveLength(1);
  });

  test('is told that it has ended', async () => {
    const email = 'ended@example.com';
    const id = await subscribe(server, coffee, email);
    await happen(id, 'cancel');
    expect(await mailsTo(server, email, 'subscription-ended')).toHaveLength(1);
  });
});
