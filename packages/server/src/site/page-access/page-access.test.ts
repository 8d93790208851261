import { PagePermission } from '@awning/site-model';
import {
  addBlog,
  addForm,
  layoutOf,
  signedInMember,
  signedInSiteUser,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announceChange, subjectOf } from '../../platform/subjects/index.ts';
import { createCollection, createItem, saveLayout } from '../content/index.ts';
import { pageAccessMessages } from './messages.ts';

const password = 'sea thrift and marram';
const html = { accept: 'text/html' };

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  editor = await signedInMember(server);
});
afterAll(() => server.close());

let made = 0;

/** A published page with a text, a blog with a post, and a page elsewhere that lists the posts of the blog. */
async function scene() {
  const { database, clock, website } = server;
  made += 1;
  const word = `secret${made}`;
  const slug = `page-${made}`;
  const page = await createCollection(database, clock, website.id, {
    urlId: slug,
    typeName: 'page',
    type: 10,
    texts: { en: { title: `Title ${word}` } },
  });
  await saveLayout(
    database,
    clock,
    website.id,
    `page:${page}`,
    layoutOf({ en: [{ type: 'html', props: { id: 'text', html: `<p>Words ${word}</p>` } }] }),
  );
  return { page, slug, word, path: `/${slug}` };
}

async function blogScene() {
  const { database, clock, website } = server;
  const { page, path, word } = await scene();
  const blog = await addBlog(server);
  const { url_id: urlId } = await database.kysely
    .selectFrom('collection')
    .select('url_id')
    .where('website_id', '=', website.id)
    .where('id', '=', blog)
    .executeTakeFirstOrThrow();
  await createItem(database, clock, website.id, {
    collectionId: blog,
    urlId: 'post',
    recordType: 1,
    publishAt: clock.now(),
    texts: { en: { title: `Post ${word}`, body: `<p>Body ${word}</p>` } },
  });
  await saveLayout(
    database,
    clock,
    website.id,
    `page:${page}`,
    layoutOf({ en: [{ type: 'summary-v2', props: { id: 'list', collectionId: blog } }] }),
  );
  return { blog, list: `/${urlId}`, post: `/${urlId}/post`, elsewhere: path, word };
}

const guard = (id: string, body: unknown, caller = editor) => caller.put(`/api/page-access/${id}`, body);
const withPassword = (id: string, typed = password) =>
  guard(id, { permission: PagePermission.password, password: typed });
const see = (path: string, visitor = server.visitor()) => visitor.get(path, html);

const enter = (visitor: Visitor, page: string, typed: string, to: string, at = '/unlock/page') =>
  visitor.send('POST', at, {
    body: new URLSearchParams({ page, password: typed, to }).toString(),
    headers: {
      ...html,
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${server.website.host}`,
    },
  });

test('PAGE-030: a page with a password asks for it at its own address, and shows nothing of its content', async () => {
  const { page, path, word } = await scene();
  expect((await see(path)).text).toContain(`Words ${word}`);
  expect((await withPassword(page)).json()).toEqual({
    permission: 2,
    hasPassword: true,
    isInArea: false,
    guardedIndex: null,
  });
  for (const address of [path, `${path}?format=json`, `${path}?format=main-content`, `/de${path}`]) {
    const locked = await see(address);
    expect([address, locked.status, locked.headers['cache-control']]).toEqual([address, 401, 'private, no-store']);
    expect(locked.text).not.toContain(`Words ${word}`);
    expect(locked.text).not.toContain(`Title ${word}`);
  }
  const { text } = await see(`/de${path}?a=1`);
  expect(text).toContain('page-type-105');
  expect(text).toContain('Diese Seite hat ein Passwort');
  expect(text).toContain('action="/de/unlock/page"');
  expect(text).toContain(`name="to" value="/de${path}?a=1"`);
});

test('the right password opens that page and no other, until it is changed', async () => {
  const { page, path, word } = await scene();
  const other = await scene();
  await withPassword(page);
  await withPassword(other.page);
  const visitor = server.visitor();
  const entered = await enter(visitor, page, password, path);
  expect([entered.status, entered.headers['location']]).toEqual([303, path]);
  const opened = await see(path, visitor);
  expect([opened.status, opened.text.includes(`Words ${word}`)]).toEqual([200, true]);
  // The next person at the same browser, and search engines, must not have it.
  expect([opened.headers['cache-control'], opened.headers['x-robots-tag']]).toEqual(['private, no-store', 'noindex']);
  expect((await see(other.path, visitor)).status).toBe(401);
  expect((await see(path)).status).toBe(401);
  await withPassword(page, 'another long password');
  expect((await see(path, visitor)).status).toBe(401);
  await guard(page, { permission: PagePermission.public });
  expect((await see(path)).status).toBe(200);
});

test('a wrong password is told at the field and repeats nothing; ten tries a minute are allowed', async () => {
  const { page, path } = await scene();
  await withPassword(page);
  const visitor = server.visitor();
  const wrong = await enter(visitor, page, 'a guess', path);
  expect(wrong.status).toBe(401);
  expect(wrong.text).toContain('role="alert">This password is not correct.</p>');
  expect(wrong.text).toContain('aria-invalid="true" aria-describedby="page-password-fault"');
  expect(wrong.text).not.toContain('a guess');
  const empty = await enter(visitor, page, '', path, '/de/unlock/page');
  expect([empty.status, empty.text.includes('Bitte geben Sie das Passwort ein.')]).toEqual([401, true]);
  for (let index = 0; index < 8; index += 1) await enter(visitor, page, 'a guess', path);
  expect((await enter(visitor, page, password, path)).status).toBe(429);
  server.clock.advance({ minutes: 2 });
  expect((await enter(visitor, page, password, path)).status).toBe(303);
});

test.for(['//evil.example', '/\\evil.example', 'https://evil.example'])(
  'after the password it leads to a page of this website, not to %s',
  async (to) => {
    server.clock.advance({ minutes: 2 });
    const { page } = await scene();
    await withPassword(page);
    const { status, headers } = await enter(server.visitor(), page, password, to);
    expect([status, headers['location']]).toEqual([303, '/']);
  },
);

test('PAGE-031: a page for customers is shown to those who are signed in; others are led to the sign-in and back', async () => {
  const { page, path, word } = await scene();
  expect((await guard(page, { permission: PagePermission.membersOnly })).status).toBe(200);
  const refused = await see(path);
  expect(refused.status).toBe(403);
  expect(refused.text).toContain('page-type-106');
  expect(refused.text).not.toContain(`Words ${word}`);
  expect(refused.text).toContain(`href="/account/login?next=${encodeURIComponent(path)}"`);
  const customer = await signedInSiteUser(server);
  expect((await see(path, customer)).text).toContain(`Words ${word}`);
  const elsewhere = await signedInSiteUser(server, { website: server.otherWebsite });
  expect((await elsewhere.get(path, html)).status).toBe(404);
});

test('items of a guarded blog are shown neither by themselves nor in lists, searches and summaries elsewhere', async () => {
  const { blog, list, post, elsewhere, word } = await blogScene();
  expect((await see(elsewhere)).text).toContain(`Post ${word}`);
  expect((await see(`/search?q=${word}`)).text).toContain(`Post ${word}`);
  await withPassword(blog);
  for (const path of [list, post, `${list}?format=json`, `${post}?format=json`, `${list}?tag=a`]) {
    const shown = await see(path);
    expect([path, shown.status, shown.text.includes(`Post ${word}`)]).toEqual([path, 401, false]);
  }
  for (const path of [elsewhere, `/search?q=${word}`, `/api/search/GeneralSearch?q=${word}`]) {
    expect([path, (await see(path)).text.includes(`Post ${word}`)]).toEqual([path, false]);
  }
  const visitor = server.visitor();
  await enter(visitor, blog, password, list);
  for (const path of [list, post]) expect((await see(path, visitor)).text).toContain(`Post ${word}`);
  // What one visitor opened is not in the pages that all share.
  expect((await see(elsewhere, visitor)).text).not.toContain(`Post ${word}`);
  await guard(blog, { permission: PagePermission.public });
  expect((await see(elsewhere)).text).toContain(`Post ${word}`);
});

describe('pages inside a guarded index', () => {
  async function indexScene() {
    const { database, clock, website } = server;
    const inside = await scene();
    const { blog, list, post, elsewhere, word } = await blogScene();
    const texts = { en: { title: `Index ${word}` } };
    const of = { typeName: 'index', type: 10, isFolder: true, texts };
    const index = await createCollection(database, clock, website.id, { ...of, urlId: `index-${word}`, isIndex: true });
    const folder = await createCollection(database, clock, website.id, {
      ...of,
      urlId: `folder-${word}`,
      parentId: index,
    });
    const put = async (id: string, parentId: string) => {
      await database.kysely
        .updateTable('collection')
        .set({ parent_id: parentId })
        .where('website_id', '=', website.id)
        .where('id', '=', id)
        .execute();
    };
    await put(inside.page, index);
    await put(blog, folder);
    await database.transaction((connection) =>
      announceChange(connection, { websiteId: website.id, subjects: [subjectOf.navigation] }),
    );
    return { index, path: `/index-${word}`, inside, blog, list, post, elsewhere, word };
  }

  test('are opened by what opens the index, which shows them, and by nothing else', async () => {
    server.clock.advance({ minutes: 2 });
    const { index, path, inside, list, post, elsewhere, word } = await indexScene();
    const ways = [inside.path, `${inside.path}?format=json`, `/de${inside.path}`, list, `${list}?format=rss`, post];
    const statuses = (visitor?: Visitor) => Promise.all(ways.map(async (way) => (await see(way, visitor)).status));
    const isNamed = async (way: string, text: string) => (await see(way)).text.includes(text);
    expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await see(elsewhere)).text).toContain(`Post ${word}`);
    await withPassword(index);
    expect(await statuses()).toEqual([401, 401, 401, 401, 401, 401]);
    for (const [way, text] of [
      [inside.path, inside.word],
      [elsewhere, `Post ${word}`],
      [`/search?q=${word}`, `Post ${word}`],
      [`/search?q=${inside.word}`, `Title ${inside.word}`],
      ['/sitemap.xml', `${inside.path}<`],
      ['/sitemap.xml', `${post}<`],
    ] as const) {
      expect([way, await isNamed(way, text)]).toEqual([way, false]);
    }
    const visitor = server.visitor();
    const asked = (await see(inside.path, visitor)).text;
    expect(asked).toContain(`name="page" value="${index}"`);
    const entered = await enter(visitor, index, password, inside.path);
    expect([entered.status, entered.headers['location']]).toEqual([303, inside.path]);
    expect(await statuses(visitor)).toEqual([200, 200, 200, 200, 200, 200]);
    const opened = await see(inside.path, visitor);
    expect(opened.headers['cache-control']).toBe('private, no-store');
    expect((await see(`${path}?format=json`, visitor)).text).toContain(`Words ${inside.word}`);
    await guard(index, { permission: PagePermission.public });
    expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await see(elsewhere)).text).toContain(`Post ${word}`);
  });

  test('have their own guard before that of the index, which then leaves them out', async () => {
    server.clock.advance({ minutes: 2 });
    const { index, path, inside } = await indexScene();
    await withPassword(index);
    const told = (await editor.get(`/api/page-access/${inside.page}`)).json();
    expect(told).toMatchObject({ permission: 1, guardedIndex: expect.stringMatching(/^Index /) });
    const own = await guard(inside.page, { permission: PagePermission.membersOnly });
    expect(own.json()).toMatchObject({ permission: 3, guardedIndex: null });
    const visitor = server.visitor();
    await enter(visitor, index, password, path);
    expect((await see(inside.path, visitor)).status).toBe(403);
    expect((await see(`${path}?format=json`, visitor)).text).not.toContain(`Words ${inside.word}`);
    expect((await see(inside.path, await signedInSiteUser(server))).status).toBe(200);
  });

  test('keep to themselves what is said about their items', async () => {
    server.clock.advance({ minutes: 2 });
    const { index, blog, list } = await indexScene();
    const { database, website } = server;
    const { id } = await database.kysely
      .selectFrom('item')
      .select('id')
      .where('website_id', '=', website.id)
      .where('collection_id', '=', blog)
      .executeTakeFirstOrThrow();
    const read = async (visitor: Visitor) => (await visitor.get(`/api/comments?itemId=${id}`)).status;
    const visitor = server.visitor();
    expect(await read(visitor)).toBe(200);
    await withPassword(index);
    expect(await read(visitor)).toBe(404);
    await enter(visitor, index, password, list);
    expect(await read(visitor)).toBe(200);
  });
});

test('what is guarded takes no place of other results of a search', async () => {
  const { database, clock, website } = server;
  const { blog, word } = await blogScene();
  for (let index = 0; index < 30; index += 1) {
    await createItem(database, clock, website.id, {
      collectionId: blog,
      urlId: `post-${index}`,
      recordType: 1,
      publishAt: clock.now(),
      texts: { en: { title: `Marram ${index}`, body: '' } },
    });
  }
  const open = await addBlog(server);
  await createItem(database, clock, website.id, {
    collectionId: open,
    urlId: 'open',
    recordType: 1,
    publishAt: clock.now(),
    texts: { en: { title: `The dune ${word}`, body: '<p>Of marram</p>' } },
  });
  await withPassword(blog);
  const { text } = await see('/search?q=marram');
  expect(text).toContain(`The dune ${word}`);
  expect(text).not.toContain('Marram 1');
});

test('the team sees every page, and whoever cannot edit pages cannot open one', async () => {
  const { page, path, word } = await scene();
  await withPassword(page);
  expect((await see(path, editor)).text).toContain(`Words ${word}`);
  const stranger = await signedInMember(server, { roles: [7] });
  expect((await guard(page, { permission: 1 }, stranger)).status).toBe(403);
  expect((await guard(page, { permission: 1 }, server.visitor())).status).toBe(401);
});

test('the copy of a guarded page has the same password, so that publishing it shows nothing', async () => {
  const { page, path } = await scene();
  await withPassword(page);
  const copy = await editor.post(`/api/pages/${page}/duplicate`);
  const { id, version, body } = copy.json<{ id: string; version: number; body: { slug: string } }>();
  expect((await editor.get(`/api/page-access/${id}`)).json()).toEqual({
    permission: 2,
    hasPassword: true,
    isInArea: false,
    guardedIndex: null,
  });
  expect((await editor.post(`/api/pages/${id}/publish`, { version })).status).toBe(200);
  expect((await see(`/${body.slug}`)).status).toBe(401);
  const visitor = server.visitor();
  server.clock.advance({ minutes: 2 });
  await enter(visitor, id, password, `/${body.slug}`);
  expect((await see(`/${body.slug}`, visitor)).status).toBe(200);
  // The pass is for that page alone.
  expect((await see(path, visitor)).status).toBe(401);
});

test('a form on a guarded page reports who may see it', async () => {
  const { page, path } = await scene();
  const { database, clock, website } = server;
  const formId = await addForm(server);
  const form = { type: 'form', props: { id: 'ask', formId } };
  await saveLayout(database, clock, website.id, `page:${page}`, layoutOf({ en: [form] }));
  const customer = await signedInSiteUser(server);
  const reported = async () =>
    / name="pagePermissionTypeValue" value="(\d)"/.exec((await see(path, customer)).text)?.[1];
  expect(await reported()).toBe('1');
  await guard(page, { permission: PagePermission.membersOnly });
  expect(await reported()).toBe('3');
});

test('a folder, a store page, a weak password and a page of another website are refused with the reason', async () => {
  const { database, clock, website, otherWebsite } = server;
  const texts = { en: { title: 'A' } };
  const folder = await createCollection(database, clock, website.id, {
    urlId: 'folder',
    typeName: 'page',
    type: 10,
    isFolder: true,
    texts,
  });
  const store = await createCollection(database, clock, website.id, {
    urlId: 'goods',
    typeName: 'products',
    type: 13,
    texts,
  });
  const foreign = await createCollection(database, clock, otherWebsite.id, {
    urlId: 'foreign',
    typeName: 'page',
    type: 10,
    texts,
  });
  const { page } = await scene();
  const replies = [];
  for (const [id, body] of [
    [folder, { permission: 3 }],
    [store, { permission: 3 }],
    [foreign, { permission: 3 }],
    [page, { permission: 2 }],
  ] as const) {
    const { status, text } = await guard(id, body);
    replies.push([status, (JSON.parse(text) as { message: string }).message]);
  }
  expect(replies).toEqual([
    [409, pageAccessMessages.isFolder],
    [409, pageAccessMessages.isStore],
    [404, pageAccessMessages.noPage],
    [400, pageAccessMessages.noPassword],
  ]);
  const weak = await withPassword(page, 'short');
  expect([weak.status, weak.json()]).toMatchObject([400, { errors: { password: expect.any(String) } }]);
  expect((await guard(page, { permission: 4 })).status).toBe(400);
});

test('no call, version or audit entry contains the password or its hash', async () => {
  const { page, slug } = await scene();
  await withPassword(page);
  const { database, website } = server;
  const rows = await Promise.all([
    database.kysely.selectFrom('revision').selectAll().where('website_id', '=', website.id).execute(),
    database.kysely.selectFrom('audit').selectAll().where('website_id', '=', website.id).execute(),
  ]);
  const deeds = rows[1].filter(({ subject }) => subject === `page/${page}`);
  expect(deeds.map(({ what, before, after }) => [what, before, after])).toEqual([
    ['page.accessChanged', { permission: 1 }, { permission: 2 }],
  ]);
  const answers = [
    await editor.get(`/api/page-access/${page}`),
    await editor.get(`/api/pages/${page}`),
    await editor.get(`/${slug}?format=json`),
  ];
  for (const text of [JSON.stringify(rows), ...answers.map((answer) => answer.text)]) {
    expect(text).not.toMatch(/argon2id|sea thrift/);
  }
});
