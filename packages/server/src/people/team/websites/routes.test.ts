import { addTeamMember, addWebsite, signedInMember, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/database/index.ts';
import type { WebsitesAnswer } from '../schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const path = '/api/team/websites';
type Asking = Awaited<ReturnType<typeof signedInMember>>;
const listOf = async (visitor: Asking, query = '') => (await visitor.get(`${path}${query}`)).json<WebsitesAnswer>();

/** What adding a website does to the accounts of its owner. */
async function isSamePerson(emails: readonly string[], websites: readonly { readonly id: string }[]): Promise<void> {
  await server.database.kysely
    .updateTable('team_member')
    .set({ person_id: newId(server.clock) })
    .where(
      'website_id',
      'in',
      websites.map(({ id }) => id),
    )
    .where('email', 'in', emails)
    .execute();
}

test('a member sees the own website and no other, also with the same address elsewhere', async () => {
  const email = 'same@shop.test';
  await addTeamMember(server, { email, website: server.otherWebsite });
  const visitor = await signedInMember(server, { email });
  expect(await listOf(visitor)).toEqual({
    websites: [
      {
        id: server.website.id,
        name: server.website.name,
        address: expect.stringContaining(server.website.host),
        isCurrent: true,
      },
    ],
    nextAfter: null,
    mayAdd: false,
  });
});

test('a person sees the websites where they have an account, as long as they have it', async () => {
  const [here, there] = ['here@shop.test', 'there@shop.test'];
  const other = await addTeamMember(server, { email: there, website: server.otherWebsite });
  const visitor = await signedInMember(server, { email: here });
  await isSamePerson([here, there], [server.website, server.otherWebsite]);
  const names = async () => (await listOf(visitor)).websites.map(({ name, isCurrent }) => [name, isCurrent]);
  expect(await names()).toEqual([
    [server.website.name, true],
    [server.otherWebsite.name, false],
  ]);
  const colleague = await signedInMember(server, { website: server.otherWebsite });
  await colleague.delete(`/api/team/members/${other.id}`);
  expect(await names()).toEqual([[server.website.name, true]]);
});

test('the list goes on from a website, however many there are', async () => {
  const email = 'many@shop.test';
  const visitor = await signedInMember(server, { email });
  const websites: { readonly id: string }[] = [server.website];
  for (let index = 0; index < 51; index += 1) {
    const website = await addWebsite(server.parts, { name: `Shop ${index}`, host: `many-${index}.test` });
    await addTeamMember(server, { email, website });
    websites.push(website);
  }
  await isSamePerson([email], websites);
  const first = await listOf(visitor);
  expect(first.websites).toHaveLength(50);
  const rest = await listOf(visitor, `?after=${first.nextAfter}`);
  expect([rest.websites.map(({ name }) => name), rest.nextAfter]).toEqual([['Shop 49', 'Shop 50'], null]);
  expect((await visitor.get(`${path}?after=all`)).status).toBe(400);
});

test('only the owner of the first website may add others', async () => {
  const owner = await signedInMember(server, { isOwner: true });
  const other = await signedInMember(server, { isOwner: true, website: server.otherWebsite });
  expect([(await listOf(owner)).mayAdd, (await listOf(other)).mayAdd]).toEqual([true, false]);
});
