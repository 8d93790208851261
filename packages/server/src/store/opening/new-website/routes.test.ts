import {
  endedOrBlocked,
  eventually,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WebsitesAnswer } from '../../../people/team/schema.ts';
import { selectBrokenRules } from '../../order/rules/store.ts';
import type { ShopAnswer } from '../schema.ts';
import type { NewWebsiteAnswer, NewWebsiteBody } from './schema.ts';

let server: TestServer;
let owner: Visitor;
const person = { email: 'ida@shop.test', name: 'Ida' };
const password = 'a long walk on the beach';
beforeAll(async () => {
  server = await startTestServer();
  owner = await signedInMember(server, { ...person, isOwner: true });
});
afterAll(() => server.close());

const path = '/api/team/websites';
let count = 0;
let wanted: NewWebsiteBody;
beforeEach(() => {
  count += 1;
  wanted = {
    name: `Drucke ${count}`,
    host: `prints-${count}.test`,
    anyway: true,
    language: 'de',
    otherLanguages: ['en'],
    country: 'AT',
    currency: 'EUR',
    parcelPrice: '5.50',
  };
});

const add = (change: Partial<NewWebsiteBody> = {}, by = owner) => by.post(path, { ...wanted, ...change });
const reasonOf = async (answer: ReturnType<typeof add>) => {
  const { status, ...rest } = await answer;
  return [status, rest.json<{ reason?: string }>().reason];
};

async function websites(): Promise<string[]> {
  const rows = await server.database.kysely.selectFrom('website').select('name').orderBy('id').execute();
  return rows.map(({ name }) => name);
}

async function signInAt(host: string): Promise<Visitor> {
  await eventually(() => expect(server.app.websites.known(host)).toBeDefined());
  const visitor = server.visitor({ host });
  expect((await visitor.post('/api/team/session', { email: person.email, password })).status).toBe(200);
  return visitor;
}

test('a new website is closed and has what a shop begins with; the person who added it owns it', async () => {
  const answer = await add();
  expect([answer.status, answer.json()]).toEqual([
    200,
    { id: expect.any(String), name: wanted.name, address: `http://${wanted.host}:3000` },
  ]);
  const { id } = answer.json<NewWebsiteAnswer>();
  const there = await signInAt(wanted.host);
  expect((await there.get('/api/team/session')).json()).toMatchObject({
    member: { ...person, isOwner: true },
    website: { id, name: wanted.name, currency: 'EUR' },
  });
  expect((await there.get('/api/opening/shop')).json<ShopAnswer>()).toMatchObject({
    isClosed: true,
    hasSample: false,
    shop: { name: wanted.name, country: 'AT', currency: 'EUR', language: 'de', otherLanguages: ['en'] },
  });
  const titles = async (list: string) =>
    Object.values((await there.get(list)).json<Record<string, { title: string }[]>>())[0]!.map(({ title }) => title);
  expect(await titles('/api/commerce/products')).toEqual([]);
  expect(await titles('/api/commerce/shipping-zones')).toEqual(['Österreich']);
  expect(await titles('/api/pages')).toHaveLength(6);
  expect((await there.get('/api/commerce/store-rules/taxes')).json<{ rules: readonly object[] }>().rules).toMatchObject(
    [{ body: { percent: '20', area: { country: 'AT' } } }],
  );

  expect((await server.visitor({ host: wanted.host }).get('/', { accept: 'text/html' })).status).toBe(401);
  await there.put('/api/opening/door', { isClosed: false });
  for (const page of ['/', '/shop', '/contact', '/en']) {
    expect((await server.visitor({ host: wanted.host }).get(page, { accept: 'text/html' })).status).toBe(200);
  }
  expect(await selectBrokenRules(server.database)).toEqual([]);

  const list = (visitor: Visitor) => visitor.get(path).then((found) => found.json<WebsitesAnswer>());
  expect((await list(owner)).websites.map(({ name }) => name)).toContain(wanted.name);
  expect((await list(there)).websites.map(({ isCurrent, name }) => [name, isCurrent])).toEqual(
    expect.arrayContaining([
      [server.website.name, false],
      [wanted.name, true],
    ]),
  );
  const colleague = await signedInMember(server);
  expect((await list(colleague)).websites.map(({ name }) => name)).toEqual([server.website.name]);
});

test('the logs of both websites have an entry, and the one of the first does not name the new one', async () => {
  const { id } = (await add()).json<NewWebsiteAnswer>();
  const entries = (websiteId: string) =>
    server.database.kysely
      .selectFrom('audit')
      .select(['who', 'subject', 'after'])
      .where('website_id', '=', websiteId)
      .where('what', '=', 'website.added')
      .orderBy('id', 'desc')
      .execute();
  expect((await entries(server.website.id))[0]).toEqual({
    who: 'Ida',
    subject: `website/${server.website.id}`,
    after: null,
  });
  expect(await entries(id)).toEqual([
    {
      who: 'Ida',
      subject: `website/${id}`,
      after: { name: wanted.name, address: `http://${wanted.host}:3000` },
    },
  ]);
});

test('a repeated call adds no second website, also at the same time', async () => {
  const answers = await Promise.all([add(), add()]);
  const before = await websites();
  answers.push(await add({ host: ` ${wanted.host.toUpperCase()} ` }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map((answer) => answer.json<NewWebsiteAnswer>().id)).size).toBe(1);
  expect(await websites()).toEqual(before);
});

test('of two additions with one host at the same time one wins, and the other is told so', async () => {
  const outcomes = await Promise.all([add({ name: 'One' }), add({ name: 'Two' })].map(reasonOf));
  expect(outcomes).toContainEqual([200, undefined]);
  expect(outcomes).toContainEqual([409, 'taken']);
  expect((await websites()).filter((name) => name === 'One' || name === 'Two')).toHaveLength(1);
  expect(await reasonOf(add({ host: server.otherWebsite.host }))).toEqual([409, 'taken']);
});

test('cut off in the middle it has done nothing, and the next call does it all', async () => {
  const before = await websites();
  let cut: ReturnType<typeof add> | undefined;
  await server.database.transaction(async (connection) => {
    // The owner's row is read after the website is inserted.
    await sql`select from team_member where website_id = ${server.website.id} and is_owner for update`.execute(
      connection.kysely,
    );
    cut = add();
    await endedOrBlocked(server, cut);
    const killed = await sql<{ ended: boolean }>`
      select pg_terminate_backend(pid) as ended from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`.execute(connection.kysely);
    expect(killed.rows).toEqual([{ ended: true }]);
  });
  await cut;
  expect(await websites()).toEqual(before);
  await eventually(async () => expect((await add()).status).toBe(200));
  expect(await websites()).toEqual([...before, wanted.name]);
});

test('nothing is left of a website that is refused', async () => {
  const before = await websites();
  const errorsOf = async (change: object) => (await add(change)).json<{ errors: object }>().errors;
  expect(await errorsOf({ country: 'ZZ' })).toHaveProperty(['body.country']);
  expect(await errorsOf({ currency: 'ZZZ' })).toHaveProperty(['body.currency']);
  expect(await errorsOf({ otherLanguages: ['de'] })).toHaveProperty(['body.otherLanguages']);
  expect(await errorsOf({ language: 'xx' })).toHaveProperty(['language']);
  expect(await errorsOf({ name: ' ' })).toHaveProperty(['name']);
  expect(await reasonOf(add({ host: 'https://a.test' }))).toEqual([400, 'notOnlyName']);
  expect(await reasonOf(add({ anyway: false }))).toEqual([409, 'leadsElsewhere']);
  expect(await websites()).toEqual(before);
});

test('only the owner of the first website adds others, in a browser and by a name of the website', async () => {
  const before = await websites();
  const admin = await signedInMember(server);
  const other = await signedInMember(server, { isOwner: true, website: server.otherWebsite });
  expect(await reasonOf(add({}, admin))).toEqual([409, 'firstOwnerDecides']);
  expect(await reasonOf(add({}, other))).toEqual([409, 'firstOwnerDecides']);
  expect(await websites()).toEqual(before);
});

test('the new account is apart from the first one', async () => {
  await add();
  const there = await signInAt(wanted.host);
  const changed = { currentPassword: password, newPassword: 'nine red umbrellas' };
  expect((await there.put('/api/team/password', changed)).status).toBe(200);
  expect((await owner.get(path)).status).toBe(200);
  const again = server.visitor();
  expect((await again.post('/api/team/session', { email: person.email, password })).status).toBe(200);
  // A session of one website opens nothing at the other.
  const stranger = server.visitor({ host: wanted.host });
  stranger.cookies.set('TeamSession', owner.cookies.get('TeamSession')!.value);
  expect((await stranger.get(path)).status).toBe(401);
});

test('an account with a second factor asks for one at the new website, too', async () => {
  const { id } = await server.database.kysely
    .selectFrom('team_member')
    .select('id')
    .where('website_id', '=', server.website.id)
    .where('is_owner', '=', true)
    .executeTakeFirstOrThrow();
  await server.database.kysely
    .insertInto('team_passkey')
    .values({
      website_id: server.website.id,
      id,
      member_id: id,
      credential_id: 'key',
      public_key: Buffer.from('key'),
      counter: 0n,
      transports: [],
      rp_id: server.website.host,
      name: 'Key',
      created_at: server.clock.now(),
    })
    .execute();
  await add();
  const there = await signInAt(wanted.host);
  expect((await there.get('/api/team/session')).json()).toMatchObject({ needsSecondFactor: true });
  await server.database.kysely.deleteFrom('team_passkey').where('website_id', '=', server.website.id).execute();
});
