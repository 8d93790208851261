import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { addProduct, startTestServer, type TestServer } from '@awning/testing';
import { bundleProgram } from '@awning/testing/bundle-program';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkRules } from '../checkout.fixture.ts';
import { sweepTask } from '../settling/sweep.ts';
import type { KilledRenewal } from './killed-renewal.fixture.ts';
import { advanceTo, ordersOf, renew, subscribe, subscriptionOf } from './subscription.fixture.ts';

// Each kill is a separate process: slow on a busy machine.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 300_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('reliability 29: killed after any of its statements, a renewal is ordered and charged once', async () => {
  const email = 'killed@example.com';
  const product = await addProduct(server, { price: 1200n, plan: { unit: 'MONTH', value: 1, numCycles: 0 } });
  await subscribe(server, product, email);
  let kills = 0;
  for (let isKilled = true; isKilled; ) {
    await advanceTo(server, email);
    isKilled = await isKilledAfter(kills + 1);
    // The next minute's job comes before the sweep: it must not order again what is still being paid.
    server.clock.advance({ minutes: 1 });
    await renew(server);
    // What the minutes after that bring: the sweep settles what was left open, and the job runs again.
    for (let runs = 0; runs < 2; runs += 1) {
      server.clock.advance({ minutes: 11 });
      await sweepTask(server.parts).run({}, undefined as never);
      await renew(server);
    }
    kills += 1;
    expect(await subscriptionOf(server, email)).toMatchObject({
      state: 'active',
      period: kills + 1,
      paid_cycles: kills + 1,
      failed_tries: 0,
    });
    expect(await ordersOf(server, email)).toHaveLength(kills + 1);
    expect(await capturedCharges()).toBe(kills + 1);
    await checkRules(server);
  }
  expect(kills).toBeGreaterThan(15);
});

async function isKilledAfter(statements: number): Promise<boolean> {
  const [secret = ''] = server.parts.config.secrets;
  const now = server.clock.now().toISOString();
  const options: KilledRenewal = { address: server.database.address, now, secret, statements };
  const program = await bundleProgram(new URL('killed-renewal.fixture.ts', import.meta.url));
  const child = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: 'inherit' });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect([code === 0, signal === 'SIGKILL']).toContain(true);
  return signal === 'SIGKILL';
}

async function capturedCharges(): Promise<number> {
  const rows = await server.database.kysely
    .selectFrom('test_charge')
    .select('key')
    .where('website_id', '=', server.website.id)
    .where('state', '=', 'captured')
    .where('refunded', '=', 0n)
    .execute();
  return rows.length;
}
