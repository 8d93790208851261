import { TeamRole } from '@awning/site-model';
import {
  addBlog,
  addPost,
  addSiteUser,
  setStore,
  signedInMember,
  signedInSiteUser,
  signInSiteUser,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCollection } from '../../site/content/index.ts';
import { pageAccessMessages } from '../../site/page-access/messages.ts';
import { closeAccess } from '../../site/page-access/store.ts';
import { addArea, type TestArea } from './area.fixture.ts';
import { replacePages } from './editing/store.ts';
import { memberAreaMessages } from './messages.ts';

const html = { accept: 'text/html' };

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signedInMember(server);
});
afterAll(() => server.close());

const see = (path: string, visitor = server.visitor()) => visitor.get(path, html);

interface Member {
  readonly id: string;
  readonly email: string;
  readonly isOpen: boolean;
  readonly endedBy: string | null;
}

const give = (area: TestArea, body: object) => admin.post(`/api/commerce/member-areas/${area.id}/members`, body);
const end = (id: string, reason = 'Shared the password') =>
  admin.post(`/api/commerce/member-access/${id}/end`, { reason });

async function membersOf(area: TestArea, query = ''): Promise<readonly Member[]> {
  return (await admin.get(`/api/commerce/member-areas/${area.id}/members${query}`)).json<{ members: Member[] }>()
    .members;
}

test('PAGE-031: a page of an area shows strangers its price and how to buy or sign in, and nothing of its content', async () => {
  const { path, word, product } = await addArea(server, admin);
  for (const address of [path, `${path}?format=json`, `${path}?format=main-content`, `/de${path}`]) {
    const closed = await see(address);
    expect([address, closed.status, closed.headers['cache-control']]).toEqual([address, 403, 'private, no-store']);
    expect(closed.text).not.toContain(word);
  }
  const { text } = await see(path);
  expect(text).toContain('page-type-106');
  expect(text).toContain('Pottery');
  expect(text).toContain('<p>Twelve lessons.</p><p>Watch them at home.</p>');
  expect(text).toContain('30.00');
  expect(text).toContain('action="/checkout/membership/add"');
  expect(text).toContain(`name="itemId" value="${product.id}"`);
  expect(text).toContain(`/account/login?next=${encodeURIComponent(path)}`);
  const customer = await signedInSiteUser(server);
  const signedIn = await see(path, customer);
  expect([signedIn.status, signedIn.text.includes(customer.email)]).toEqual([403, true]);
  expect(signedIn.text).not.toContain('/account/login');
});

test('a price is followed by the tax that it contains and, in a sale, by the lowest one of the thirty days before', async () => {
  const area = await addArea(server, admin);
  await setStore(server, server.website, { country: 'DE' });
  const rule = await admin.post('/api/commerce/tax-rules', {
    body: {
      name: 'VAT',
      area: { country: 'DE', region: null, postalPrefix: null },
      percent: '20',
      taxClass: 'standard',
      inclusive: true,
      priority: 1,
      onShipping: true,
    },
  });
  expect(rule.status).toBe(200);
  // The second time, since the database itself writes down what the first one has been before.
  for (const change of [{ on_sale: true, sale_price: 2500n }, { lowest_before: 2800n }]) {
    await server.database.kysely
      .updateTable('variant')
      .set(change)
      .where('website_id', '=', server.website.id)
      .where('product_id', '=', area.product.id)
      .execute();
  }
  const { text } = await see(area.path);
  expect(text).toContain('25.00');
  expect(text).toContain('<p class="product-price-note">incl. VAT</p>');
  expect(text).toMatch(/<p class="product-lowest-price">Lowest price in the last 30 days: [^<]*28\.00<\/p>/);
  expect((await see(`/de${area.path}`)).text).toContain('<p class="product-price-note">inkl. MwSt.</p>');
  const { id, version } = rule.json<{ id: string; version: number }>();
  expect((await admin.delete(`/api/commerce/tax-rules/${id}?version=${version}`)).status).toBe(200);
});

test('whoever has access sees the page, which no cache keeps, until it is taken away', async () => {
  const area = await addArea(server, admin);
  const customer = await signedInSiteUser(server);
  const given = await give(area, { email: customer.email, reason: 'Won in a raffle' });
  expect([given.status, given.json()]).toMatchObject([200, { email: customer.email, isOpen: true, hasAccount: true }]);
  const opened = await see(area.path, customer);
  expect([opened.status, opened.text.includes(`Lesson ${area.word}`)]).toEqual([200, true]);
  expect(opened.headers['cache-control']).toBe('private, no-store');
  expect((await see(area.path)).status).toBe(403);
  const account = await see('/account/areas', customer);
  expect(account.text).toContain(`href="${area.path}"`);
  const { id } = given.json<Member>();
  expect((await end(id)).json()).toMatchObject({ isOpen: false, endedBy: 'team', endReason: 'Shared the password' });
  expect((await see(area.path, customer)).status).toBe(403);
  expect((await see('/account/areas', customer)).text).not.toContain(`href="${area.path}"`);
  expect((await end(id)).json()).toMatchObject({ message: memberAreaMessages.hasEnded });
  const deeds = await server.database.kysely
    .selectFrom('audit')
    .select(['what', 'after'])
    .where('website_id', '=', server.website.id)
    .where('subject', '=', `member-area/${area.id}`)
    .where('what', 'like', 'member-area.access%')
    .orderBy('id')
    .execute();
  expect(deeds).toMatchObject([
    { what: 'member-area.access-given', after: { reason: 'Won in a raffle' } },
    { what: 'member-area.access-ended', after: { reason: 'Shared the password' } },
  ]);
});

test('access with a last day ends by itself', async () => {
  const area = await addArea(server, admin);
  const customer = await signedInSiteUser(server);
  const until = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
  await give(area, { email: customer.email, until, reason: 'A taste' });
  expect((await see(area.path, customer)).status).toBe(200);
  server.clock.advance({ minutes: 61 });
  expect((await see(area.path, customer)).status).toBe(403);
  expect(await membersOf(area, '?show=open')).toEqual([]);
  expect(await membersOf(area, '?show=ended')).toMatchObject([{ email: customer.email, isOpen: false, endedBy: null }]);
});

test('access that an address was given waits for its account', async () => {
  const area = await addArea(server, admin);
  const email = `later-${area.word}@example.test`;
  const given = await give(area, { email, reason: 'Paid in cash' });
  expect(given.json()).toMatchObject({ hasAccount: false, isOpen: true });
  const other = await signedInSiteUser(server);
  expect((await see(area.path, other)).status).toBe(403);
  const user = await addSiteUser(server, { email });
  const customer = await signInSiteUser(server.visitor(), user);
  expect((await see(area.path, customer)).status).toBe(200);
  expect((await give(area, { email, reason: 'Again' })).json()).toMatchObject({ message: memberAreaMessages.isMember });
});

test('nothing of an area is in feeds, lists, the sitemap or the search', async () => {
  const { website } = server;
  const area = await addArea(server, admin);
  const blog = await addBlog(server);
  await addPost(server, { collectionId: blog, texts: { en: { title: `Post ${area.word}`, body: '' } } });
  const body = (await admin.get(`/api/commerce/member-areas/${area.id}`)).json<{ body: { pageIds: string[] } }>().body;
  const { url_id: urlId } = await server.database.kysely
    .selectFrom('collection')
    .select('url_id')
    .where('website_id', '=', website.id)
    .where('id', '=', blog)
    .executeTakeFirstOrThrow();
  const [post, blogPath] = [`Post ${area.word}`, `/${urlId}<`];
  const places = [
    [`/search?q=${area.word}`, post],
    [`/api/search/GeneralSearch?q=${area.word}`, post],
    [`/${urlId}?format=rss`, post],
    ['/sitemap.xml', blogPath],
    ['/sitemap.xml', `${area.path}<`],
  ] as const;
  const told = () => Promise.all(places.map(async ([place, text]) => (await see(place)).text.includes(text)));
  // Its own page is closed already.
  expect(await told()).toEqual([true, true, true, true, false]);
  const saved = await admin.put(`/api/commerce/member-areas/${area.id}`, {
    version: area.version,
    body: { ...body, pageIds: [area.page, blog] },
  });
  expect(saved.status).toBe(200);
  expect(await told()).toEqual([false, false, false, false, false]);
});

test('a page of an area stays closed when it leaves it, is copied, or somebody wants to open it elsewhere', async () => {
  const area = await addArea(server, admin);
  const guard = (permission: number, page = area.page) => admin.put(`/api/page-access/${page}`, { permission });
  expect((await guard(1)).json()).toMatchObject({ message: pageAccessMessages.isInArea });
  const copy = (await admin.post(`/api/pages/${area.page}/duplicate`)).json<{
    id: string;
    version: number;
    body: { slug: string };
  }>();
  expect((await admin.post(`/api/pages/${copy.id}/publish`, { version: copy.version })).status).toBe(200);
  const customer = await signedInSiteUser(server);
  expect((await see(`/${copy.body.slug}`, customer)).status).toBe(403);
  const { version, body } = (await admin.get(`/api/commerce/member-areas/${area.id}`)).json<{
    version: number;
    body: { pageIds: string[] };
  }>();
  expect(body.pageIds).toContain(copy.id);
  const trash = (at: number) => admin.delete(`/api/commerce/member-areas/${area.id}?version=${at}`);
  expect((await trash(version)).text).toContain(memberAreaMessages.hasPages);
  const saved = await admin.put(`/api/commerce/member-areas/${area.id}`, { version, body: { ...body, pageIds: [] } });
  expect(saved.status).toBe(200);
  expect((await see(area.path)).status).toBe(403);
  expect((await see(area.path, customer)).status).toBe(200);
  expect((await guard(1)).status).toBe(200);
  expect((await see(area.path)).status).toBe(200);
});

test('an area is saved while one of its pages is in the trash, and has it when it comes back', async () => {
  const area = await addArea(server, admin);
  const { version: shown } = (await admin.get(`/api/pages/${area.page}`)).json<{ version: number }>();
  expect((await admin.delete(`/api/pages/${area.page}?version=${shown}`)).status).toBe(200);
  const address = `/api/commerce/member-areas/${area.id}`;
  const { version, body } = (await admin.get(address)).json<{ version: number; body: { texts: object } }>();
  const texts = { en: { name: 'Another name', description: '' } };
  const saved = await admin.put(address, { version, body: { ...body, texts } });
  expect([saved.status, saved.json()]).toMatchObject([200, { body: { texts, pageIds: [area.page] } }]);
  const elsewhere = await admin.post('/api/commerce/member-areas', { body: { ...body, texts } });
  expect([elsewhere.status, elsewhere.text.includes(memberAreaMessages.unfitPages)]).toEqual([400, true]);
});

test('a page that joins an area while somebody opens it to everybody stays closed', async () => {
  const { database, clock, website } = server;
  const area = await addArea(server, admin);
  const texts = { en: { title: 'Lesson' } };
  const joining = { urlId: `joining-${area.word}`, typeName: 'page', type: 10, texts };
  const page = await createCollection(database, clock, website.id, joining);
  const opening = await database.transaction(async (connection) => {
    await replacePages(connection, website.id, area.id, [area.page, page]);
    await closeAccess(connection, website.id, [page]);
    const asked = admin.put(`/api/page-access/${page}`, { permission: 1 });
    await waitsForLock();
    return { asked };
  });
  const refused = await opening.asked;
  expect([refused.status, refused.json()]).toMatchObject([409, { message: pageAccessMessages.isInArea }]);

  async function waitsForLock(): Promise<void> {
    const waiting = sql<{ one: number }>`select 1 as one from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%collection%for update%'`;
    for (;;) if ((await waiting.execute(database.kysely)).rows.length > 0) return;
  }
});

test('an index of an area takes the pages inside it with it', async () => {
  const { database, clock, website } = server;
  const area = await addArea(server, admin);
  const inside = await createCollection(database, clock, website.id, {
    urlId: `inside-${area.word}`,
    typeName: 'page',
    type: 10,
    parentId: area.page,
    texts: { en: { title: 'Lesson 1' } },
  });
  await database.kysely
    .updateTable('collection')
    .set({ is_folder: true, is_index: true })
    .where('website_id', '=', website.id)
    .where('id', '=', area.page)
    .execute();
  const path = `/inside-${area.word}`;
  const customer = await signedInSiteUser(server);
  const closed = await see(path, customer);
  expect([closed.status, closed.text.includes(`name="itemId" value="${area.product.id}"`)]).toEqual([403, true]);
  await give(area, { email: customer.email, reason: 'A friend' });
  expect((await see(path, customer)).status).toBe(200);
  expect((await admin.get(`/api/page-access/${inside}`)).json()).toMatchObject({
    isInArea: false,
    guardedIndex: `Course ${area.word}`,
  });
});

test('who may not edit pages changes an area, but not which pages it closes', async () => {
  const area = await addArea(server, admin);
  const blog = await addBlog(server);
  const manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
  const address = `/api/commerce/member-areas/${area.id}`;
  const { version, body } = (await manager.get(address)).json<{ version: number; body: object }>();
  for (const pageIds of [[area.page, blog], []]) {
    const refused = await manager.put(address, { version, body: { ...body, pageIds } });
    expect([refused.status, refused.json()]).toMatchObject([
      400,
      { errors: { 'body.pageIds': memberAreaMessages.notYourPages } },
    ]);
  }
  const texts = { en: { name: 'Another name', description: '' } };
  expect((await manager.put(address, { version, body: { ...body, texts } })).status).toBe(200);
});

test('the audit names each page that joins an area, unless it was closed before', async () => {
  const area = await addArea(server, admin);
  const blog = await addBlog(server);
  const { version, body } = (await admin.get(`/api/commerce/member-areas/${area.id}`)).json<{
    version: number;
    body: { pageIds: string[] };
  }>();
  const pageIds = [area.page, blog];
  expect(
    (await admin.put(`/api/commerce/member-areas/${area.id}`, { version, body: { ...body, pageIds } })).status,
  ).toBe(200);
  const deeds = await server.database.kysely
    .selectFrom('audit')
    .select(['subject', 'before', 'after'])
    .where('website_id', '=', server.website.id)
    .where('what', '=', 'page.accessChanged')
    .where('subject', 'in', [`page/${area.page}`, `page/${blog}`])
    .orderBy('id')
    .execute();
  const change = { before: { permission: 1 }, after: { permission: 3 } };
  expect(deeds).toEqual([
    { subject: `page/${area.page}`, ...change },
    { subject: `page/${blog}`, ...change },
  ]);
});

test('the shop, a folder, other products and a page of another website are refused', async () => {
  const area = await addArea(server, admin);
  const { version, body } = (await admin.get(`/api/commerce/member-areas/${area.id}`)).json<{
    version: number;
    body: object;
  }>();
  const save = async (more: object) =>
    (await admin.put(`/api/commerce/member-areas/${area.id}`, { version, body: { ...body, ...more } })).text;
  expect(await save({ pageIds: [area.product.collectionId] })).toContain(memberAreaMessages.unfitPages);
  expect(await save({ productIds: [area.page] })).toContain(memberAreaMessages.unfitProducts);
  expect(await save({ texts: { en: { name: ' ', description: '' } } })).toContain(memberAreaMessages.noName);
  expect(await save({ texts: { en: { name: 'A', description: '' }, xx: { name: 'B', description: '' } } })).toContain(
    memberAreaMessages.unknownLanguage,
  );
});

test('the account takes its access with it, and the export contains it', async () => {
  const area = await addArea(server, admin);
  const customer = await signedInSiteUser(server);
  await give(area, { email: customer.email, reason: 'A friend' });
  const exported = (await customer.get('/api/site-users/account/export')).text;
  expect(exported).toContain(area.id);
  expect(exported).toContain('A friend');
  const deleted = await customer.post('/api/site-users/account/deletion', { password: customer.password });
  expect(deleted.status).toBe(200);
  expect(await membersOf(area)).toMatchObject([{ email: '', isOpen: false, endedBy: 'account' }]);
});

test('the list of members has a cursor and finds an address', async () => {
  const area = await addArea(server, admin);
  for (let index = 0; index < 51; index += 1) {
    await give(area, { email: `m${index}-${area.word}@example.test`, reason: 'All of us' });
  }
  const first = (await admin.get(`/api/commerce/member-areas/${area.id}/members`)).json<{
    members: Member[];
    nextAfter: string | null;
  }>();
  expect([first.members.length, first.members[0]?.email]).toEqual([50, `m50-${area.word}@example.test`]);
  expect(await membersOf(area, `?after=${first.nextAfter}`)).toMatchObject([{ email: `m0-${area.word}@example.test` }]);
  expect(await membersOf(area, '?q=M7-')).toMatchObject([{ email: `m7-${area.word}@example.test` }]);
});
