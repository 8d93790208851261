import { TeamRole } from '@awning/site-model';
import { addOrder, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../unpaid/unpaid.fixture.ts';
import type { TimelineJson } from './schema.ts';

let server: TestServer;
let manager: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER], name: 'Mona' });
});
afterAll(() => server.close());

async function timelineOf(id: string): Promise<TimelineJson['entries']> {
  return (await manager.get(`/api/commerce/orders/${id}/timeline`)).json<TimelineJson>().entries;
}

async function act(id: string, path: string, body?: object): Promise<void> {
  server.clock.advance({ minutes: 1 });
  const { status, text } = await manager.post(`/api/commerce/orders/${id}/${path}`, body);
  expect([status, text]).toEqual([200, expect.anything()]);
  await server.runJobs();
}

test('tells everything that happened to an order, the latest first', async () => {
  const { id, email } = await addOrder(server, { email: 'timeline@example.com' });
  await act(id, 'notes', { text: ' Wrap it well. ', isMailed: false });
  const shipment = { carrier: 'DHL', trackingNumber: '7', trackingUrl: 'https://carrier.example/7' };
  await act(id, 'fulfilments', { ...shipment, isMailed: true });
  await act(id, 'refunds', { kind: 'amount', amount: '1.50', restock: false });
  await act(id, 'notes', { text: 'Sorry about the scratch.\nMona', isMailed: true });
  await act(id, 'cancel');
  const entries = await timelineOf(id);
  expect(entries.map(({ kind, who, mail }) => [kind, mail?.kind ?? who])).toEqual([
    ['mail', 'order-cancellation'],
    ['refunded', 'Awning'],
    ['cancelled', 'Mona'],
    ['mail', 'order-note'],
    ['note', 'Mona'],
    ['mail', 'order-refund'],
    ['refunded', 'Awning'],
    ['refund-requested', 'Mona'],
    ['mail', 'order-shipment'],
    ['fulfilled', 'Mona'],
    ['note', 'Mona'],
    ['mail', 'order-confirmation'],
    ['placed', 'Mila Roth'],
  ]);
  expect(entries.find(({ kind }) => kind === 'fulfilled')?.shipment).toEqual({ ...shipment, quantity: 1 });
  expect(entries.find(({ kind }) => kind === 'refund-requested')?.amount).toMatchObject({ decimalValue: '1.50' });
  expect(entries.filter(({ kind }) => kind === 'note').map(({ note }) => note)).toEqual([
    { text: 'Sorry about the scratch.\nMona', isMailed: true },
    { text: 'Wrap it well.', isMailed: false },
  ]);
  const [mail] = await mailsTo(server, email, 'order-note');
  expect(mail?.text).toContain('Sorry about the scratch.\nMona');
  expect(mail?.html).toContain('Sorry about the scratch.<br>Mona');
});

test('a mail is sent again as it was, and only one of this order', async () => {
  const { id, email } = await addOrder(server, { email: 'again@example.com' });
  const other = await addOrder(server, { email: 'other@example.com' });
  const mailOf = async (orderId: string) => (await timelineOf(orderId)).find(({ kind }) => kind === 'mail')?.mail;
  const mail = await mailOf(id);
  await act(id, `mails/${mail?.id}/resend`);
  const [first, second, ...others] = await mailsTo(server, email, 'order-confirmation');
  expect([second, others]).toEqual([first, []]);
  expect((await timelineOf(id)).map(({ kind }) => kind)).toContain('mail-resent');
  const foreign = await manager.post(`/api/commerce/orders/${id}/mails/${(await mailOf(other.id))?.id}/resend`);
  expect(foreign.status).toBe(404);
  expect(await mailsTo(server, 'other@example.com', 'order-confirmation')).toHaveLength(1);
});

test('notes are for those with the right, and say something', async () => {
  const { id } = await addOrder(server);
  const add = (body: object, by = manager) => by.post(`/api/commerce/orders/${id}/notes`, body);
  expect((await add({ text: ' \n ', isMailed: false })).status).toBe(400);
  expect((await add({ text: 'x'.repeat(5001), isMailed: false })).status).toBe(400);
  const editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
  expect((await add({ text: 'x', isMailed: false }, editor)).status).toBe(403);
  const stranger = await signedInMember(server, { website: server.otherWebsite });
  expect((await add({ text: 'x', isMailed: false }, stranger)).status).toBe(404);
  expect((await stranger.get(`/api/commerce/orders/${id}/timeline`)).status).toBe(404);
});
