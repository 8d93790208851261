import { addTeamMember, signedInMember, signedInSiteUser, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { features } from '../../../assembly/features.ts';
import { address, buy, checkRules, productAndShopper } from '../../checkout/checkout.fixture.ts';
import type { CheckoutAnswerJson } from '../../checkout/schema.ts';
import { type StubProvider, stubProvider } from '../../checkout/stub-provider.fixture.ts';
import { addArea } from '../../member-area/area.fixture.ts';
import type { Dispute } from '../../payment/index.ts';
import type { TeamOrderJson } from '../schema.ts';
import type { TimelineJson } from '../timeline/schema.ts';

const owner = 'owner@shop.test';

let server: TestServer;
let stub: StubProvider;
let manager: Awaited<ReturnType<typeof signedInMember>>;
beforeAll(async () => {
  stub = stubProvider();
  server = await startTestServer({ features, paymentProviders: [stub] });
  await addTeamMember(server, { isOwner: true, email: owner });
  manager = await signedInMember(server);
});
afterAll(() => server.close());
afterEach(async () => {
  stub.hooks = {};
  await checkRules(server);
});

const claim: Dispute = {
  reference: 'dp_1',
  state: 'needs-response',
  amount: 2500n,
  currency: 'USD',
  reason: 'product_not_received',
  respondBy: new Date('2027-01-20T12:00:00Z'),
  link: 'https://bank.example/disputes/dp_1',
  openedAt: new Date('2027-01-06T12:00:00Z'),
};

/** A paid order, and the key of its charge. */
async function paidOrder() {
  const known = new Set(stub.ledger.keys());
  const { visitor } = await productAndShopper(server, { price: 2500n });
  const { orderId } = (await buy(visitor, { payment: { provider: 'stub' } })).json<CheckoutAnswerJson>();
  const key = [...stub.ledger.keys()].find((one) => !known.has(one))!;
  return { orderId, key };
}

async function sendEvent(id: string, key: string): Promise<number> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/commerce/payments/stub/events/${server.website.id}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ id, key, isAboutDispute: true }),
  });
  return answer.statusCode;
}

async function disputesOf(orderId: string) {
  return (await manager.get(`/api/commerce/orders/${orderId}`)).json<TeamOrderJson>().disputes;
}

async function happened(orderId: string): Promise<string[]> {
  const timeline = (await manager.get(`/api/commerce/orders/${orderId}/timeline`)).json<TimelineJson>();
  return timeline.entries.filter(({ kind }) => kind.startsWith('dispute')).map(({ kind }) => kind);
}

async function mailsToOwner(orderId: string): Promise<string[]> {
  const mails = await server.database.kysely
    .selectFrom('mail')
    .select('text')
    .where('website_id', '=', server.website.id)
    .where('recipient', '=', owner)
    .where('kind', '=', 'team-dispute')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return mails.map(({ text }) => text ?? '').filter((text) => text.includes(orderId));
}

async function waiting() {
  const { toDos } = (await manager.get('/api/back-office/overview')).json<{
    toDos: { name: string; count: number }[];
  }>();
  const listed = await manager.get('/api/commerce/orders?dispute=open');
  return {
    counted: toDos.find(({ name }) => name === 'disputedOrders')?.count ?? 0,
    listed: listed.json<{ orders: { id: string }[] }>().orders.map(({ id }) => id),
  };
}

it('a dispute is shown with its order, waits on the dashboard and is told to the owner once', async () => {
  const { orderId, key } = await paidOrder();
  stub.disputed.set(key, [claim]);
  expect(await sendEvent('opened', key)).toBe(200);
  expect(await sendEvent('opened', key)).toBe(200);
  expect(await sendEvent('funds withdrawn', key)).toBe(200);

  expect(await disputesOf(orderId)).toEqual([
    {
      reference: 'dp_1',
      state: 'needs-response',
      amount: expect.objectContaining({ value: '25.00', currency: 'USD' }),
      reason: 'product_not_received',
      respondBy: '2027-01-20T12:00:00.000Z',
      link: 'https://bank.example/disputes/dp_1',
      openedAt: '2027-01-06T12:00:00.000Z',
    },
  ]);
  expect(await waiting()).toEqual({ counted: 1, listed: [orderId] });
  expect(await happened(orderId)).toEqual(['dispute-opened']);
  const [mail, ...more] = await mailsToOwner(orderId);
  expect(more).toEqual([]);
  expect(mail).toContain('$25.00');
  expect(mail).toContain('Evidence counts until January 20, 2027');

  server.clock.advance({ minutes: 1 });
  stub.disputed.set(key, [{ ...claim, state: 'under-review' }]);
  expect(await sendEvent('evidence sent', key)).toBe(200);
  expect(await waiting()).toEqual({ counted: 0, listed: [] });
  stub.disputed.set(key, [{ ...claim, state: 'lost' }]);
  expect(await sendEvent('closed', key)).toBe(200);
  expect((await disputesOf(orderId)).map(({ state }) => state)).toEqual(['lost']);
  expect(await happened(orderId)).toEqual(['dispute-lost', 'dispute-answered', 'dispute-opened']);
  const mails = await mailsToOwner(orderId);
  expect(mails).toHaveLength(2);
  expect(mails[1]).toContain('is lost');
});

it('an answer that is overtaken by a later one changes nothing', async () => {
  const { orderId, key } = await paidOrder();
  stub.disputed.set(key, [{ ...claim, reference: 'dp_2' }]);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  stub.hooks = {
    beforeDisputes: () => {
      asked();
      stub.hooks = {};
      return held;
    },
  };
  const slow = sendEvent('slow', key);
  await isAsked;
  server.clock.advance({ minutes: 1 });
  stub.disputed.set(key, [{ ...claim, reference: 'dp_2', state: 'won' }]);
  expect(await sendEvent('quick', key)).toBe(200);
  answer();
  expect(await slow).toBe(200);
  expect((await disputesOf(orderId)).map(({ state }) => state)).toEqual(['won']);
  expect(await happened(orderId)).toEqual(['dispute-won']);
  expect(await mailsToOwner(orderId)).toHaveLength(1);
});

it('a provider that does not respond is asked again when it repeats its event', async () => {
  const { orderId, key } = await paidOrder();
  stub.disputed.set(key, [{ ...claim, reference: 'dp_3' }]);
  stub.hooks = { beforeDisputes: () => Promise.reject(new Error('no answer')) };
  expect(await sendEvent('again', key)).toBe(503);
  expect(await disputesOf(orderId)).toEqual([]);
  stub.hooks = {};
  expect(await sendEvent('again', key)).toBe(200);
  expect(await disputesOf(orderId)).toHaveLength(1);
});

it('another website sees nothing of it', async () => {
  const { orderId, key } = await paidOrder();
  stub.disputed.set(key, [{ ...claim, reference: 'dp_4' }]);
  await sendEvent('private', key);
  const stranger = await signedInMember(server, { website: server.otherWebsite });
  expect((await stranger.get(`/api/commerce/orders/${orderId}`)).status).toBe(404);
  const listed = await stranger.get('/api/commerce/orders?dispute=open');
  expect(listed.json<{ orders: unknown[] }>().orders).toEqual([]);
});

it('a lost dispute ends the access that its order has given; while it is open, the customer keeps it', async () => {
  const area = await addArea(server, manager);
  const customer = await signedInSiteUser(server);
  const known = new Set(stub.ledger.keys());
  const opened = await customer.submit('/checkout/membership/add', { itemId: area.product.id });
  const cartToken = new URL(String(opened.headers['location']), 'http://x').searchParams.get('cartToken') ?? '';
  const typed = { cartToken, email: customer.email, ...address, provider: 'stub' };
  expect((await customer.submit('/checkout/membership', typed)).status).toBe(303);
  const key = [...stub.ledger.keys()].find((one) => !known.has(one))!;
  const statusIn = async (state: Dispute['state']) => {
    stub.disputed.set(key, [{ ...claim, reference: 'dp_access', state }]);
    expect(await sendEvent(`access-${state}`, key)).toBe(200);
    return (await customer.get(area.path, { accept: 'text/html' })).status;
  };
  expect(await statusIn('needs-response')).toBe(200);
  expect(await statusIn('under-review')).toBe(200);
  expect(await statusIn('lost')).toBe(403);
  const { members } = (await manager.get(`/api/commerce/member-areas/${area.id}/members`)).json<{
    members: { email: string; endedBy: string }[];
  }>();
  expect(members).toMatchObject([{ email: customer.email, endedBy: 'dispute' }]);
});
