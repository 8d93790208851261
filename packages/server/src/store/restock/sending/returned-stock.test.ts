import { TeamRole } from '@awning/site-model';
import {
  addProduct,
  addStorePage,
  setStore,
  signedInMember,
  startTestServer,
  type TestProduct,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importFile, uploadFile } from '../../catalogue/transfer/import/import.fixture.ts';
import { buy, checkRules, shopper } from '../../checkout/checkout.fixture.ts';
import { expire, offline } from '../../order/unpaid/unpaid.fixture.ts';
import { askFor, noticesOf, tellOfReturned } from '../restock.fixture.ts';

let server: TestServer;
let manager: Visitor;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance({ minutes: 5 });
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
  await setStore(server, server.website, {
    restockSignUpEnabled: true,
    restockAutoSend: true,
    restockDoubleOptIn: false,
  });
});
afterEach(() => checkRules(server));

/** Sells the last piece of a product; then two wait for it. */
async function sellLast(name: string, payment?: object): Promise<{ product: TestProduct; orderId: string }> {
  const product = await addProduct(server, { collectionId: await addStorePage(server), name, onHand: 1 });
  const bought = await buy(await shopper(server, product), payment && { payment });
  expect(bought.status).toBe(200);
  for (const who of ['first', 'second']) {
    expect((await askFor(server, product, `${who}@example.com`)).status).toBe(200);
    server.clock.advance({ seconds: 1 });
  }
  return { product, orderId: bought.json<{ orderId: string }>().orderId };
}

async function told(name: string): Promise<string[]> {
  await tellOfReturned(server);
  return (await noticesOf(server, name)).map(({ recipient }) => recipient);
}

describe('RESTOCK-029 the oldest who waits is told when the piece comes back', () => {
  test('by a refund that puts it back, and not by one that does not', async () => {
    const kept = await sellLast('Broken');
    await manager.post(`/api/commerce/orders/${kept.orderId}/refunds`, { kind: 'whole', restock: false });
    await server.runJobs();
    expect(await told('Broken')).toEqual([]);
    const { orderId } = await sellLast('Refunded');
    await manager.post(`/api/commerce/orders/${orderId}/refunds`, { kind: 'whole', restock: true });
    await server.runJobs();
    expect(await told('Refunded')).toEqual(['first@example.com']);
  });

  test('by a cancelled order', async () => {
    const { orderId } = await sellLast('Cancelled');
    expect((await manager.post(`/api/commerce/orders/${orderId}/cancel`, {})).status).toBe(200);
    await server.runJobs();
    expect(await told('Cancelled')).toEqual(['first@example.com']);
  });

  test('by an order that nobody has paid in time', async () => {
    await sellLast('Expired', offline);
    server.clock.advance({ days: 7 });
    await expire(server);
    expect(await told('Expired')).toEqual(['first@example.com']);
  });
});

describe('everybody who waits is told when the stock has no limit any more', () => {
  test.for(['unlimited', 'backorder'])('by a file that makes it %s', async (stock) => {
    const { product } = await sellLast(`From file ${stock}`);
    const file = `sku,stock\n${product.skus[0]},${stock}\n`;
    const done = await importFile(server, manager, (await uploadFile(server, manager, file)).id);
    expect(done).toMatchObject({ updated: 1, failed: 0 });
    expect(await told(`From file ${stock}`)).toEqual(['first@example.com', 'second@example.com']);
  });

  test('by the product’s own page', async () => {
    const { product } = await sellLast('Edited');
    interface Stored {
      version: number;
      body: { variants: object[] };
    }
    const path = `/api/commerce/products/${product.id}`;
    const { version, body } = (await manager.get(path)).json<Stored>();
    const variants = body.variants.map((variant) => ({ ...variant, stock: 'unlimited' }));
    const saved = await manager.put(path, { version, body: { ...body, variants } });
    const { version: next } = saved.json<Stored>();
    expect((await manager.post(`${path}/publish`, { version: next })).status).toBe(200);
    expect(await told('Edited')).toEqual(['first@example.com', 'second@example.com']);
  });
});
