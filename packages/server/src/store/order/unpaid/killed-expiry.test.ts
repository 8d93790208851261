import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { addOrder, addProduct, startTestServer, type TestServer } from '@awning/testing';
import { bundleProgram } from '@awning/testing/bundle-program';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkRules } from '../../checkout/checkout.fixture.ts';
import type { KilledExpiry } from './killed-expiry.fixture.ts';
import { mailsTo, offline, stateOf, stockOf } from './unpaid.fixture.ts';

const isFull = process.env['AWNING_FULL'] === '1';
// Each kill is a separate process: slow on a busy machine.
vi.setConfig({ testTimeout: isFull ? 900_000 : 300_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('killed after any of its statements, an expiry has cancelled an order with mail and stock or not at all', async () => {
  const product = await addProduct(server, { onHand: 9 });
  const email = 'killed@example.com';
  const orders: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    const { id } = await addOrder(server, { product, quantity: 2, email, checkout: { payment: offline } });
    orders.push(id);
  }
  server.clock.advance({ days: 7 });
  let kills = 0;
  // Later kills come after more statements, so that one of them hits the second order, and the third.
  for (let statements = 1; await dies(statements); statements += isFull ? 1 : 3) {
    kills += 1;
    await checkRules(server);
    const cancelled = (await states()).filter(([lifecycle]) => lifecycle === 'cancelled').length;
    expect(await mailsTo(server, email, 'order-expiry')).toHaveLength(cancelled);
    expect(await stockOf(server, product.variantIds[0])).toBe(3 + 2 * cancelled);
  }
  await server.runJobs();
  expect(kills).toBeGreaterThan(3);
  expect(await states()).toEqual(orders.map(() => ['cancelled', 'voided']));
  expect(await mailsTo(server, email, 'order-expiry')).toHaveLength(3);
  expect(await stockOf(server, product.variantIds[0])).toBe(9);
  await checkRules(server);

  function states() {
    return Promise.all(orders.map((id) => stateOf(server, id)));
  }
});

/** Whether the process was killed before it had cancelled everything that was due. */
async function dies(statements: number): Promise<boolean> {
  const { address } = server.database;
  const options: KilledExpiry = { address, now: server.clock.now().toISOString(), statements };
  const program = await bundleProgram(new URL('killed-expiry.fixture.ts', import.meta.url));
  const child = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: 'inherit' });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect([code === 0, signal === 'SIGKILL']).toContain(true);
  // The database notices a moment later, and then releases the order.
  await sql`select from orders where website_id = ${server.website.id} for update`.execute(server.database.kysely);
  return signal === 'SIGKILL';
}
