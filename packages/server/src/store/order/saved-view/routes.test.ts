import { signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const path = '/api/commerce/order-views';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface View {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly isShared: boolean;
}

async function views(member: Visitor): Promise<View[]> {
  return (await member.get(path)).json<{ views: View[] }>().views;
}

test('a member keeps filters under a name, for the own use or for the team, renames and deletes them', async () => {
  const [ada, bea] = [await signedInMember(server), await signedInMember(server)];
  const filter = { paymentStatus: 'pending', search: 'mila & co' };
  const own = (await ada.post(path, { name: ' Owed ', isShared: false, filter })).json<View>();
  expect(own).toMatchObject({ name: 'Owed', query: 'paymentStatus=pending&search=mila+%26+co', isShared: false });
  const shared = (
    await ada.post(path, { name: 'Gone', isShared: true, filter: { lifecycle: 'cancelled' } })
  ).json<View>();

  expect(await views(ada)).toEqual([shared, own]);
  expect(await views(bea)).toEqual([shared]);
  // What a member does not see cannot be changed; the team's views are everybody's.
  expect((await bea.put(`${path}/${own.id}`, { name: 'Mine now' })).status).toBe(404);
  expect((await bea.delete(`${path}/${own.id}`)).status).toBe(404);
  expect((await bea.put(`${path}/${shared.id}`, { name: 'Cancelled' })).status).toBe(200);
  expect((await ada.put(`${path}/${own.id}`, { name: '  ' })).status).toBe(400);
  expect((await views(ada)).map(({ name }) => name)).toEqual(['Cancelled', 'Owed']);
  const elsewhere = await signedInMember(server, { website: server.otherWebsite });
  expect(await views(elsewhere)).toEqual([]);
  expect((await elsewhere.delete(`${path}/${shared.id}`)).status).toBe(404);

  for (const { id } of await views(ada)) expect((await ada.delete(`${path}/${id}`)).status).toBe(200);
  expect(await views(ada)).toEqual([]);
  // Only what becomes of the team's view is in the audit.
  const deeds = await server.database.kysely
    .selectFrom('audit')
    .select(['what', 'after'])
    .where('website_id', '=', server.website.id)
    .where('what', 'like', 'order.view-%')
    .orderBy('id')
    .execute();
  expect(deeds).toEqual([
    { what: 'order.view-added', after: { name: 'Gone' } },
    { what: 'order.view-renamed', after: { name: 'Cancelled' } },
    { what: 'order.view-deleted', after: { name: 'Cancelled' } },
  ]);
});

test('a view holds nothing but what the list can be asked for', async () => {
  const ada = await signedInMember(server);
  for (const filter of [{ lifecycle: 'eaten' }, { after: 'x' }, { search: 'x'.repeat(257) }]) {
    expect((await ada.post(path, { name: 'Odd', isShared: false, filter })).status).toBe(400);
  }
});

test('a member has at most 20 views and the team has 20, also if they are added at the same moment', async () => {
  const [ada, bea] = [await signedInMember(server), await signedInMember(server)];
  const add = (member: Visitor, isShared: boolean) => member.post(path, { name: 'All', isShared, filter: {} });
  const answers = await Promise.all(Array.from({ length: 25 }, () => add(ada, false)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  expect((await add(bea, false)).status).toBe(200);
  const shared = await Promise.all(Array.from({ length: 24 }, (_unused, index) => add(index % 2 ? ada : bea, true)));
  expect(shared.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(await views(ada)).toHaveLength(40);
});
