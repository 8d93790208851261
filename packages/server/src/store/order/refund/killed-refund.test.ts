import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { addOrder, addProduct, signedInMember, startTestServer, type TestServer } from '@awning/testing';
import { bundleProgram } from '@awning/testing/bundle-program';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkRules, keyOf } from '../../checkout/checkout.fixture.ts';
import { selectTestCharge } from '../../payment/index.ts';
import type { TeamOrderJson } from '../schema.ts';
import { mailsTo, stockOf } from '../unpaid/unpaid.fixture.ts';
import type { KilledRefund } from './killed-refund.fixture.ts';

const isFull = process.env['AWNING_FULL'] === '1';
// Each kill is a separate process: slow on a busy machine.
vi.setConfig({ testTimeout: isFull ? 900_000 : 300_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('killed after any of its statements and asked again, a refund is given once, with its mail and its stock', async () => {
  const manager = await signedInMember(server);
  const product = await addProduct(server, { onHand: 200, price: 1000n });
  const email = 'killed-refund@example.com';
  const { id } = await addOrder(server, { product, quantity: 100, email });
  const stockBefore = await stockOf(server, product.variantIds[0]);
  let refunds = 0;
  // Later kills come after more statements, until one run reaches its end.
  for (let statements = 1, isKilled = true; isKilled; statements += isFull ? 1 : 2) {
    const key = `kill-${statements}`;
    isKilled = await dies({ orderId: id, key, statements });
    await checkRules(server);
    // A person who got no response asks again with the same key, and the queue runs what was left.
    const body = { kind: 'units', lines: [{ id: `${id}:0`, quantity: 1 }], restock: true };
    const again = await manager.post(`/api/commerce/orders/${id}/refunds`, body, { 'idempotency-key': key });
    expect(again.status).toBe(200);
    await server.runJobs();
    refunds += 1;
    const order = (await manager.get(`/api/commerce/orders/${id}`)).json<TeamOrderJson>();
    expect(order.refunds.map(({ state }) => state)).toEqual(Array.from({ length: refunds }, () => 'done'));
    const charge = await selectTestCharge(server.database, server.website.id, await keyOf(server, id));
    expect(charge?.refunded).toBe(BigInt(refunds) * 1000n);
    expect(await stockOf(server, product.variantIds[0])).toBe(stockBefore + refunds);
    expect(await mailsTo(server, email, 'order-refund')).toHaveLength(refunds);
    await checkRules(server);
  }
  expect(refunds).toBeGreaterThan(5);
});

/** Whether the process was killed before its end. */
async function dies(refund: Pick<KilledRefund, 'orderId' | 'key' | 'statements'>): Promise<boolean> {
  const { address } = server.database;
  const [websiteId, now] = [server.website.id, server.clock.now().toISOString()];
  const options: KilledRefund = { ...refund, address, now, websiteId, amount: '1' };
  const program = await bundleProgram(new URL('killed-refund.fixture.ts', import.meta.url));
  const child = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: 'inherit' });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect([code === 0, signal === 'SIGKILL']).toContain(true);
  // The database notices a moment later, and then releases the order.
  await sql`select from orders where website_id = ${server.website.id} for update`.execute(server.database.kysely);
  await sql`select from test_charge where website_id = ${server.website.id} for update`.execute(server.database.kysely);
  return signal === 'SIGKILL';
}
