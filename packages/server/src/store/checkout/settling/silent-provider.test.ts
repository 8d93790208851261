import { startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cartFeature } from '../../cart/feature.ts';
import { buy, checkRules, productAndShopper, shopper } from '../checkout.fixture.ts';
import { checkoutFeature } from '../feature.ts';
import { type StubProvider, stubProvider } from '../stub-provider.fixture.ts';
import { sweepTask } from './sweep.ts';

let server: TestServer;
let stub: StubProvider;
beforeAll(async () => {
  stub = stubProvider();
  server = await startTestServer({ features: [cartFeature, checkoutFeature], paymentProviders: [stub] });
});
afterAll(() => server.close());
afterEach(async () => {
  stub.hooks = {};
  await checkRules(server);
});

const silence = () => Promise.reject(new Error('no answer'));

/** The provider has taken the money and cannot be reached afterwards. */
async function buyAndLoseTouch(visitor: Visitor): Promise<void> {
  stub.hooks = { afterCharge: silence, beforeFind: silence, beforeCancel: silence };
  expect((await buy(visitor, { payment: { provider: 'stub' } })).status).toBe(409);
}

async function sweep(): Promise<void> {
  await sweepTask(server.parts).run({}, undefined as never);
}

test('what is held for a provider that stays silent is free when its time is over, and money that moved goes back', async () => {
  const { product, visitor } = await productAndShopper(server, { onHand: 1 });
  const other = await shopper(server, product);
  await buyAndLoseTouch(visitor);
  server.clock.advance({ minutes: 1 });
  await sweep();
  expect((await buy(other)).status).toBe(409);
  server.clock.advance({ minutes: 5 });
  await sweep();
  expect((await buy(other)).status).toBe(200);
  expect(stub.captured()).toBe(1);

  stub.hooks = {};
  server.clock.advance({ minutes: 1 });
  await sweep();
  expect(stub.captured()).toBe(0);
});

test('two sweeps at once ask a provider once about each payment', async () => {
  for (let times = 0; times < 3; times += 1) await buyAndLoseTouch((await productAndShopper(server)).visitor);
  const asked: string[] = [];
  stub.hooks = { beforeFind: async (key) => void asked.push(key) };
  server.clock.advance({ minutes: 1 });
  await Promise.all([sweep(), sweep()]);
  expect(asked).toHaveLength(3);
  expect(new Set(asked).size).toBe(3);
});

test('one sweep waits for the other, so that a slow provider leaves room for mails', async () => {
  await sweep();
  const waiting = await sql<{ queue_name: string | null }>`
    select queue_name from graphile_worker.jobs where task_identifier = 'checkout.sweep'
  `.execute(server.database.kysely);
  expect(waiting.rows).toEqual([{ queue_name: 'checkout.sweep' }]);
});
