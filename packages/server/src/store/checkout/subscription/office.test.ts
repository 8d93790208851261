import { TeamRole } from '@awning/site-model';
import { addProduct, signedInMember, startTestServer, type TestProduct, type TestServer } from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkRules } from '../checkout.fixture.ts';
import { advanceTo, renew, setCards, subscribe, subscriptionOf } from './subscription.fixture.ts';

const path = '/api/commerce/subscriptions';

let server: TestServer;
let coffee: TestProduct;
beforeAll(async () => {
  server = await startTestServer();
  coffee = await addProduct(server, { name: 'Coffee', price: 1200n, plan: { unit: 'MONTH', value: 1, numCycles: 0 } });
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

async function listed(query: string): Promise<readonly string[]> {
  const owner = await signedInMember(server);
  const answer = await owner.get(`${path}?${query}`);
  expect(answer.status).toBe(200);
  return answer.json<{ subscriptions: { email: string }[] }>().subscriptions.map(({ email }) => email);
}

/** Months pass, after which a member signs in again. */
async function change(email: string, event: string): Promise<void> {
  const owner = await signedInMember(server);
  const { id } = await subscriptionOf(server, email);
  expect((await owner.post(`${path}/${id}/change`, { event })).status).toBe(200);
}

describe('the team', () => {
  test('sees all subscriptions, and those that are due, failed, paused or over', async () => {
    for (const name of ['first', 'second', 'third']) await subscribe(server, coffee, `${name}@list.test`);
    expect(await listed('q=')).toEqual(['third@list.test', 'second@list.test', 'first@list.test']);
    expect(await listed('q=sec')).toEqual(['second@list.test']);
    expect(await listed('show=due')).toEqual([]);
    await change('first@list.test', 'pause');
    expect(await listed('show=paused')).toEqual(['first@list.test']);
    await setCards(server, 'second@list.test', 'insufficient-funds');
    await advanceTo(server, 'second@list.test');
    expect(await listed('show=due')).toEqual(['second@list.test', 'third@list.test']);
    await renew(server);
    expect(await listed('show=failed')).toEqual(['second@list.test']);
    await change('first@list.test', 'cancel');
    expect(await listed('show=over')).toEqual(['first@list.test']);
  });

  test('reads one with its periods, and changes it', async () => {
    const id = await subscribe(server, coffee, 'read@list.test');
    const owner = await signedInMember(server);
    const read = await owner.get(`${path}/${id}`);
    expect(read.json()).toMatchObject({
      title: 'Coffee',
      price: { decimalValue: '12.00' },
      acts: ['pause', 'skip', 'end-with-period', 'cancel'],
      periods: [{ period: 0, state: 'paid', orderNumber: expect.any(String) }],
    });
    const more = await owner.post(`${path}/${id}/quantity`, { quantity: 2 });
    expect(more.json()).toMatchObject({ quantity: 2, price: { decimalValue: '24.00' } });
    expect((await owner.post(`${path}/${id}/change`, { event: 'skip' })).json()).toMatchObject({
      periods: [{ period: 1, state: 'left_out', orderId: null }, { period: 0 }],
    });
    expect((await owner.post(`${path}/${id}/change`, { event: 'resume' })).status).toBe(409);
    expect((await owner.post(`${path}/${id}/change`, { event: 'renew' })).status).toBe(400);
    const deeds = await server.database.kysely
      .selectFrom('audit')
      .select('what')
      .where('website_id', '=', server.website.id)
      .where('subject', '=', `subscription/${id}`)
      .execute();
    expect(deeds).toEqual([{ what: 'subscription.changed' }, { what: 'subscription.changed' }]);
  });

  test('needs the right to it', async () => {
    const editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
    expect((await editor.get(path)).status).toBe(403);
    const manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
    expect((await manager.get(path)).status).toBe(200);
  });
});
