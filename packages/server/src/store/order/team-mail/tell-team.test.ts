import { submissionPayload } from '@awning/forms';
import {
  addForm,
  addOrder,
  addTeamMember,
  setSettings,
  signedInMember,
  startTestServer,
  type TestServer,
} from '@awning/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { features } from '../../../assembly/features.ts';
import { buy, productAndShopper } from '../../checkout/checkout.fixture.ts';
import type { CheckoutAnswerJson } from '../../checkout/schema.ts';

const owner = 'owner@shop.test';
const page = { title: 'Contact us', id: 'p1', kind: 'collection', path: '/contact', permission: 1 } as const;
const answers = { name: ['Ada', 'Lovelace'], email: 'ada@example.com', message: 'Hello' } as never;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features });
  await addTeamMember(server, { isOwner: true, email: owner });
});
afterAll(() => server.close());

it('the owner is told once of a new order, and of what runs low, in the transaction that places it', async () => {
  const wanted = { name: 'Tide mug', price: 2500n, onHand: 7 };
  const { visitor } = await productAndShopper(server, wanted, 2);
  const { orderId, orderNumber } = (await buy(visitor)).json<CheckoutAnswerJson>();

  const [order, ...more] = await mailsTo(owner, 'team-new-order');
  expect(more).toEqual([]);
  expect(order).toMatchObject({ subject: expect.stringContaining(`New order ${orderNumber}`), status: 'held' });
  expect(order!.text).toContain('2 × Tide mug');
  expect(order!.text).toContain(`/config/commerce/orders/${orderId}`);
  const [low, ...others] = await mailsTo(owner, 'team-low-stock');
  expect(others).toEqual([]);
  expect(low!.text).toContain('Tide mug: 5');

  const second = await productAndShopper(server, { name: 'Bowl', price: 2500n }, 1);
  await buy(second.visitor);
  expect(await mailsTo(owner, 'team-new-order')).toHaveLength(2);
  expect(await mailsTo(owner, 'team-low-stock')).toHaveLength(1);
});

it('the dashboard lists orders to ship and new messages to who may read them', async () => {
  const manager = await signedInMember(server);
  const formId = await addForm(server);
  await submit(formId);
  const { toDos } = (await manager.get('/api/back-office/overview')).json<{ toDos: readonly object[] }>();
  expect(toDos).toEqual(
    expect.arrayContaining([
      { name: 'ordersToShip', count: 2 },
      { name: 'newMessages', count: 1 },
    ]),
  );
});

it('the list of orders to ship has what the dashboard counts', async () => {
  const manager = await signedInMember(server);
  const counted = async () => {
    const { toDos } = (await manager.get('/api/back-office/overview')).json<{
      toDos: { name: string; count: number }[];
    }>();
    return toDos.find(({ name }) => name === 'ordersToShip')?.count ?? 0;
  };
  const listed = async (more = '') => {
    const path = `/api/commerce/orders?shipment=open${more}`;
    return (await manager.get(path)).json<{ orders: { id: string }[] }>().orders.map(({ id }) => id);
  };
  const before = await counted();
  const unpaid = await addOrder(server, { checkout: { payment: { provider: 'offline' } } });
  const paid = await addOrder(server);
  expect(await counted()).toBe(before + 1);
  expect(await listed()).toHaveLength(before + 1);
  expect(await listed()).toContain(paid.id);
  expect(await listed()).not.toContain(unpaid.id);
  expect(await listed('&transfer=open')).toEqual([]);
});

it('a message reaches the owner although its form names no address, and a form may name another', async () => {
  const plain = await addForm(server, { form: { name: 'Write to us' } });
  const named = await addForm(server, { delivery: { notifyEmail: 'desk@shop.test' } });
  await submit(plain);
  await submit(named);

  expect((await mailsTo(owner, 'form-notification')).map(({ subject }) => subject)).toContain(
    'Write to us: a new submission',
  );
  expect(await mailsTo('desk@shop.test', 'form-notification')).toHaveLength(1);
});

it('each mail goes to the address in the settings, or not at all', async () => {
  await setSettings(server, server.website, {
    teamMails: {
      newOrder: { isOn: true, to: 'orders@shop.test' },
      submission: { isOn: false, to: '' },
      lowStock: { isOn: false, to: '' },
      comment: { isOn: false, to: '' },
      attendee: { isOn: false, to: '' },
    },
  });
  const wanted = { name: 'Vase', price: 2500n, onHand: 6 };
  const { visitor } = await productAndShopper(server, wanted, 3);
  const before = (await mailsTo(owner)).length;
  await buy(visitor);
  await submit(await addForm(server));

  expect(await mailsTo('orders@shop.test')).toHaveLength(1);
  expect(await mailsTo(owner)).toHaveLength(before);
});

it('the settings take an email address only', async () => {
  const admin = await signedInMember(server);
  const { version, body } = (await admin.get('/api/website/settings')).json<{ version: number; body: object }>();
  const teamMails = {
    newOrder: { isOn: true, to: 'no address' },
    submission: { isOn: true, to: '' },
    comment: { isOn: true, to: '' },
    attendee: { isOn: true, to: '' },
    lowStock: { isOn: true, to: '' },
  };
  const answer = await admin.put('/api/website/settings', { version, body: { ...body, teamMails } });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.json<{ errors: object }>().errors).join()).toContain('teamMails.newOrder.to');
});

it('the dashboard lists orders that wait for their money until they are paid', async () => {
  const manager = await signedInMember(server);
  const unpaid = async () => {
    const { toDos } = (await manager.get('/api/back-office/overview')).json<{
      toDos: { name: string; count: number }[];
    }>();
    return toDos.find(({ name }) => name === 'unpaidOrders')?.count ?? 0;
  };
  const before = await unpaid();
  const { id } = await addOrder(server, { checkout: { payment: { provider: 'offline' } } });
  expect(await unpaid()).toBe(before + 1);
  await manager.post(`/api/commerce/orders/${id}/mark-paid`);
  expect(await unpaid()).toBe(before);
});

async function submit(formId: string): Promise<void> {
  const visitor = server.visitor();
  const { key } = (await visitor.send('POST', '/api/form/FormSubmissionKey')).json<{ key: string }>();
  const answer = await visitor.send('POST', '/api/form/SaveFormSubmission', {
    body: submissionPayload({ formId, key, answers, page }),
  });
  expect(answer.status).toBe(200);
}

function mailsTo(recipient: string, kind?: string) {
  let query = server.database.kysely
    .selectFrom('mail')
    .select(['subject', 'text', 'status'])
    .where('website_id', '=', server.website.id)
    .where('recipient', '=', recipient);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  return query.orderBy('id').execute();
}
