import { TeamRole } from '@awning/site-model';
import { addOrder, addProduct, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkRules } from '../../checkout/checkout.fixture.ts';
import type { TeamOrderJson } from '../schema.ts';
import { mailsTo } from '../unpaid/unpaid.fixture.ts';

let server: TestServer;
let manager: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER], name: 'Mona' });
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

const tracking = {
  carrier: 'DHL',
  trackingNumber: '0034',
  trackingUrl: 'https://carrier.example/track?number=0034&lang=en',
};

async function ship(id: string, body: object = {}, by = manager) {
  return await by.post(`/api/commerce/orders/${id}/fulfilments`, { isMailed: false, ...body });
}

async function read(id: string): Promise<TeamOrderJson> {
  return (await manager.get(`/api/commerce/orders/${id}`)).json<TeamOrderJson>();
}

async function orderOf(quantity: number, more: object = {}) {
  return await addOrder(server, { product: await addProduct(server, { onHand: 20 }), quantity, ...more });
}

describe('a shipment', () => {
  test('of everything ships the order, and tells the buyer where the parcel is, in their language', async () => {
    const { id, email } = await orderOf(2, { email: 'shipped@example.com' });
    const answer = await ship(id, { ...tracking, isMailed: true });
    expect(answer.json<TeamOrderJson>()).toMatchObject({
      fulfilmentStatus: 'fulfilled',
      toFulfil: [],
      fulfilments: [{ ...tracking, who: 'Mona', undoneAt: null, lines: [{ id: `${id}:0`, quantity: 2 }] }],
    });
    const [mail, ...others] = await mailsTo(server, email, 'order-shipment');
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Carrier: DHL');
    expect(mail?.text).toContain(tracking.trackingUrl);
    expect(mail?.html).toContain('https://carrier.example/track?number=0034&amp;lang=en');
  });

  test('of a part leaves the rest, which comes with the next one', async () => {
    const { id, email } = await orderOf(3, { email: 'parts@example.com' });
    const line = `${id}:0`;
    await ship(id, { lines: [{ id: line, quantity: 1 }] });
    expect(await read(id)).toMatchObject({ fulfilmentStatus: 'partial', toFulfil: [{ id: line, quantity: 2 }] });
    const tooMany = await ship(id, { lines: [{ id: line, quantity: 3 }] });
    expect([tooMany.status, tooMany.json()]).toMatchObject([409, { reason: 'too-many-units' }]);
    await ship(id);
    expect(await read(id)).toMatchObject({ fulfilmentStatus: 'fulfilled', toFulfil: [] });
    expect((await ship(id)).json()).toMatchObject({ reason: 'nothing' });
    expect(await mailsTo(server, email, 'order-shipment')).toEqual([]);
  });

  test('happens once, however parallel it is asked for', async () => {
    const { id } = await orderOf(2);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ship(id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await read(id)).fulfilments).toHaveLength(1);
  });

  test('that was a mistake is undone, and its units are to be sent again', async () => {
    const { id } = await orderOf(2);
    const [fulfilment] = (await ship(id)).json<TeamOrderJson>().fulfilments;
    const undo = () => manager.post(`/api/commerce/orders/${id}/fulfilments/${fulfilment?.id}/undo`);
    expect((await undo()).json()).toMatchObject({ fulfilmentStatus: 'unfulfilled', toFulfil: [{ quantity: 2 }] });
    expect((await undo()).status).toBe(404);
    await ship(id);
    const { fulfilments, fulfilmentStatus } = await read(id);
    expect([fulfilmentStatus, fulfilments.map(({ undoneAt }) => undoneAt !== null)]).toEqual([
      'fulfilled',
      [true, false],
    ]);
  });

  test('gets its tracking number later', async () => {
    const { id, email } = await orderOf(1, { email: 'later@example.com' });
    const [fulfilment] = (await ship(id)).json<TeamOrderJson>().fulfilments;
    const path = `/api/commerce/orders/${id}/fulfilments/${fulfilment?.id}`;
    const headers = { 'x-crumb': await manager.crumb() };
    const body = { ...tracking, isMailed: true };
    const answer = await manager.send('PUT', path, { body, headers });
    expect(answer.json()).toMatchObject({ fulfilments: [tracking] });
    expect(await mailsTo(server, email, 'order-shipment')).toHaveLength(1);
  });

  test('need not contain what was refunded before', async () => {
    const { id } = await orderOf(3);
    const refund = { kind: 'units', lines: [{ id: `${id}:0`, quantity: 2 }], restock: true };
    await manager.post(`/api/commerce/orders/${id}/refunds`, refund);
    await server.runJobs();
    expect((await read(id)).toFulfil).toEqual([{ id: `${id}:0`, quantity: 1 }]);
    await ship(id);
    expect(await read(id)).toMatchObject({ fulfilmentStatus: 'fulfilled' });
  });
});

test('an order that is refunded as a whole before it was sent needs no shipment', async () => {
  const { id } = await orderOf(1);
  await manager.post(`/api/commerce/orders/${id}/refunds`, { kind: 'whole', restock: true });
  await server.runJobs();
  expect(await read(id)).toMatchObject({ fulfilmentStatus: 'none_needed', toFulfil: [] });
});

test('downloads need no shipment', async () => {
  const product = await addProduct(server, { type: 2, price: 900n });
  const { id } = await addOrder(server, { product });
  expect(await read(id)).toMatchObject({ fulfilmentStatus: 'none_needed' });
  expect((await ship(id)).json()).toMatchObject({ reason: 'nothing' });
});

test.for<[object, number]>([
  [{ trackingUrl: 'javascript:alert(1)' }, 400],
  [{ trackingUrl: 'https://a.example/" onclick="x' }, 400],
  [{ carrier: 'x'.repeat(101) }, 400],
  [{ lines: [{ id: 'nonsense', quantity: 1 }] }, 409],
  [{ lines: [] }, 409],
  [{ isMailed: 'yes' }, 400],
])('%o is refused with %i', async ([body, status]) => {
  const { id } = await orderOf(1);
  expect((await ship(id, body)).status).toBe(status);
  expect((await read(id)).fulfilments).toEqual([]);
});

test('a cancelled order, one of another website, and without the right', async () => {
  const { id } = await orderOf(1);
  const editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
  expect((await ship(id, {}, editor)).status).toBe(403);
  const stranger = await signedInMember(server, { website: server.otherWebsite });
  expect((await ship(id, {}, stranger)).status).toBe(404);
  await manager.post(`/api/commerce/orders/${id}/cancel`);
  expect((await ship(id)).json()).toMatchObject({ reason: 'cancelled' });
  await server.runJobs();
});
