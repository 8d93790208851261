import { CollectionType, TeamRole } from '@awning/site-model';
import {
  addBlog,
  endedOrBlocked,
  eventually,
  layoutOf,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageBody } from '../editing/page/schema.ts';
import { createCollection } from '../index.ts';
import { contentMessages } from '../messages.ts';
import { selectHomepageChoice } from './store.ts';

const path = '/api/website/homepage';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  editor = await signedInMember(server, { roles: [TeamRole.EDITOR], name: 'Edda' });
});
afterAll(() => server.close());

const body = (slug: string, isEnabled = true): PageBody => ({
  slug,
  type: CollectionType.page,
  isEnabled,
  regionName: null,
  parentId: null,
  mainImageId: null,
  texts: { en: { title: `Title of ${slug}` } },
  layout: layoutOf({ en: [{ type: 'html', props: { id: 'words', html: `<p>Words of ${slug}</p>` } }] }),
});

async function published(slug: string): Promise<string> {
  const { id } = (await editor.post('/api/pages', { body: body(slug) })).json<{ id: string }>();
  expect((await editor.post(`/api/pages/${id}/publish`, { version: 1 })).status).toBe(200);
  return id;
}

async function homepages(): Promise<string[]> {
  const rows = await server.database.kysely
    .selectFrom('collection')
    .select('id')
    .where('website_id', '=', server.website.id)
    .where('is_homepage', '=', true)
    .execute();
  return rows.map(({ id }) => id);
}

async function home(): Promise<string> {
  return (await server.visitor().get('/', { accept: 'text/html' })).text;
}

test('a page becomes the home page at once, and the one before an ordinary page', async () => {
  const [first, second] = [await published('first'), await published('second')];
  expect((await editor.put(path, { pageId: first })).json()).toEqual({ ok: true });
  expect((await editor.get(path)).json()).toEqual({ pageId: first });
  expect(await home()).toContain('Words of first');
  expect((await editor.put(path, { pageId: second })).status).toBe(200);
  expect(await home()).toContain('Words of second');
  expect((await server.visitor().get('/first', { accept: 'text/html' })).status).toBe(200);
  expect(await homepages()).toEqual([second]);
  const [deed] = await server.database.kysely
    .selectFrom('audit')
    .select(['who', 'subject', 'before', 'after'])
    .where('website_id', '=', server.website.id)
    .where('what', '=', 'website.homepageChanged')
    .orderBy('id', 'desc')
    .execute();
  expect(deed).toEqual({
    who: 'Edda',
    subject: `page/${second}`,
    before: { pageId: first },
    after: { pageId: second },
  });
});

test('a blog can be the home page', async () => {
  const blog = await addBlog(server);
  expect((await editor.put(path, { pageId: blog })).status).toBe(200);
  expect(await homepages()).toEqual([blog]);
});

test('a draft, a page that is switched off, one in the trash, a folder and a page of another website cannot', async () => {
  const draft = (await editor.post('/api/pages', { body: body('draft') })).json<{ id: string }>().id;
  const off = (await editor.post('/api/pages', { body: body('off', false) })).json<{ id: string }>().id;
  await editor.post(`/api/pages/${off}/publish`, { version: 1 });
  const trashed = await published('trashed');
  await editor.delete(`/api/pages/${trashed}?version=2`);
  const { database, clock, website, otherWebsite } = server;
  const page = { typeName: 'page', type: CollectionType.page, texts: { en: { title: 'A' } } };
  const folder = await createCollection(database, clock, website.id, { ...page, urlId: 'folder', isFolder: true });
  const foreign = await createCollection(database, clock, otherWebsite.id, { ...page, urlId: 'foreign' });
  const before = await homepages();
  const replies = [];
  for (const pageId of [draft, off, trashed, folder, foreign]) {
    const { status, text } = await editor.put(path, { pageId });
    replies.push([status, (JSON.parse(text) as { message: string }).message]);
  }
  const hidden = [409, contentMessages.homepageIsHidden];
  const none = [404, contentMessages.noCollection];
  expect(replies).toEqual([hidden, hidden, none, none, none]);
  expect(await homepages()).toEqual(before);
});

test('of many choices at the same moment one counts in the end, and none fails', async () => {
  const pages = await Promise.all(['a1', 'a2', 'a3', 'a4'].map(published));
  const statuses = await Promise.all(pages.map(async (pageId) => (await editor.put(path, { pageId })).status));
  expect(statuses).toEqual([200, 200, 200, 200]);
  expect(await homepages()).toHaveLength(1);
});

test('a page that is being made the home page can be neither deleted nor switched off meanwhile', async () => {
  const id = await published('wanted');
  const { database, website } = server;
  await editor.put(`/api/pages/${id}`, { version: 2, body: body('wanted', false) });
  let hiding: Promise<{ status: number; text: string }> | undefined;
  await database.transaction(async (connection) => {
    expect(await selectHomepageChoice(connection, website.id, id)).toEqual({ isHomepage: false, isShown: true });
    hiding = editor.post(`/api/pages/${id}/publish`, { version: 3 });
    await endedOrBlocked(server, hiding);
    await connection.kysely
      .updateTable('collection')
      .set({ is_homepage: false })
      .where('website_id', '=', website.id)
      .execute();
    await connection.kysely
      .updateTable('collection')
      .set({ is_homepage: true })
      .where('website_id', '=', website.id)
      .where('id', '=', id)
      .execute();
  });
  const answer = await hiding;
  expect([answer?.status, answer?.text]).toEqual([400, expect.stringContaining(contentMessages.homepageIsShown)]);
  await eventually(async () => expect(await homepages()).toEqual([id]));
});
