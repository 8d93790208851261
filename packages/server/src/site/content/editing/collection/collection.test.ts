import { addBlog, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createItem } from '../../content.ts';
import { itemBody } from '../item/item-body.fixture.ts';
import type { ItemBody } from '../item/schema.ts';
import type { CollectionBody } from './schema.ts';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  editor = await signedInMember(server);
});
afterAll(() => server.close());

let made = 0;

function bodyOf(changes: Partial<CollectionBody> = {}): CollectionBody {
  made += 1;
  return {
    slug: `journal-${made}`,
    typeName: 'blog',
    ordering: 1,
    pageSize: 20,
    isEnabled: true,
    regionName: null,
    parentId: null,
    mainImageId: null,
    texts: { en: { title: `Journal ${made}` } },
    categoryNames: {},
    ...changes,
  };
}

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly body: CollectionBody;
}

async function create(changes: Partial<CollectionBody> = {}): Promise<Stored> {
  const answer = await editor.post('/api/collections', { body: bodyOf(changes) });
  expect(answer.status).toBe(200);
  return answer.json<Stored>();
}

async function save({ id, version, body }: Stored, changes: Partial<CollectionBody>) {
  return await editor.put(`/api/collections/${id}`, { version, body: { ...body, ...changes } });
}

async function addPost(collectionId: string, slug: string, changes: Partial<ItemBody> = {}): Promise<string> {
  const texts = { en: { title: `Post ${slug}`, body: '<p>Words</p>' } };
  const body = itemBody(server, { collectionId, slug, texts, ...changes });
  const answer = await editor.post('/api/items', { body });
  expect(answer.status).toBe(200);
  const { id, version } = answer.json<{ id: string; version: number }>();
  expect((await editor.post(`/api/items/${id}/publish`, { version })).status).toBe(200);
  return id;
}

const page = async (path: string) => await server.visitor().get(path);

describe('a blog made by an owner', () => {
  test('is on the website as soon as it is saved, with its posts', async () => {
    const blog = await create();
    await addPost(blog.id, 'first');
    const list = await page(`/${blog.body.slug}`);
    expect([list.status, list.text.includes('Post first')]).toEqual([200, true]);
    expect((await page(`/${blog.body.slug}/first`)).status).toBe(200);
  });

  test('moves with its posts: the old addresses lead to the new ones, and lists elsewhere name these', async () => {
    const blog = await create();
    await addPost(blog.id, 'first');
    await page(`/${blog.body.slug}/first`);
    expect((await save(blog, { slug: 'moved-journal' })).status).toBe(200);
    expect((await page('/moved-journal/first')).status).toBe(200);
    const old = await page(`/${blog.body.slug}/first`);
    expect([old.status, old.headers['location']]).toEqual([301, '/moved-journal/first']);
  });

  test('is hidden with its posts, and shown again', async () => {
    const blog = await create();
    await addPost(blog.id, 'first');
    expect((await page(`/${blog.body.slug}/first`)).status).toBe(200);
    const hidden = await save(blog, { isEnabled: false });
    expect(hidden.status).toBe(200);
    expect((await page(`/${blog.body.slug}`)).status).toBe(404);
    expect((await page(`/${blog.body.slug}/first`)).status).toBe(404);
    expect((await save(hidden.json<Stored>(), { isEnabled: true })).status).toBe(200);
    expect((await page(`/${blog.body.slug}/first`)).status).toBe(200);
  });

  test('shows as many posts on one page as it says', async () => {
    const blog = await create({ pageSize: 1 });
    await addPost(blog.id, 'older', { publishAt: '2026-01-01T00:00:00.000Z' });
    await addPost(blog.id, 'newer', { publishAt: '2026-01-02T00:00:00.000Z' });
    const { text } = await page(`/${blog.body.slug}`);
    expect([text.includes('Post newer'), text.includes('Post older')]).toEqual([true, false]);
  });

  test('names its categories in another language, and keeps these names in a version', async () => {
    const categoryNames = { de: { Kiln: 'Ofen' } };
    const blog = await create({ categoryNames, texts: { en: { title: 'Notes' }, de: { title: 'Notizen' } } });
    await addPost(blog.id, 'first', { categories: ['Kiln'] });
    expect((await page(`/de/${blog.body.slug}?category=Kiln`)).text).toContain('Ofen');
    expect((await editor.get(`/api/collections/${blog.id}`)).json<Stored>().body).toEqual(blog.body);
    const saved = (await save(blog, { categoryNames: {} })).json<Stored>();
    expect((await page(`/de/${blog.body.slug}?category=Kiln`)).text).not.toContain('Ofen');
    const back = await editor.post(`/api/collections/${blog.id}/restore`, { version: saved.version, no: blog.version });
    expect(back.json<Stored>().body.categoryNames).toEqual(categoryNames);
  });

  test('goes to the trash only without posts, and comes back where it was', async () => {
    const blog = await create();
    const postId = await addPost(blog.id, 'first');
    const refused = await editor.delete(`/api/collections/${blog.id}?version=${blog.version}`);
    expect([refused.status, refused.json<{ reason: string }>().reason]).toEqual([409, 'needed']);
    const { version } = (await editor.get(`/api/items/${postId}`)).json<Stored>();
    expect((await editor.delete(`/api/items/${postId}?version=${version}`)).status).toBe(200);
    expect((await editor.delete(`/api/collections/${blog.id}?version=${blog.version}`)).status).toBe(200);
    expect((await page(`/${blog.body.slug}`)).status).toBe(404);
    const late = itemBody(server, { collectionId: blog.id, slug: 'late' });
    expect((await editor.post('/api/items', { body: late })).json()).toMatchObject({
      reason: 'invalid',
      errors: { 'body.collectionId': 'A List must be selected' },
    });
    expect((await editor.post(`/api/collections/${blog.id}/recover`, {})).status).toBe(200);
    expect((await page(`/${blog.body.slug}`)).status).toBe(200);
  });
});

test('the copy of a guarded blog is guarded, too', async () => {
  const blog = await create();
  const access = { permission: 2, password: 'a long walk on the beach' };
  expect((await editor.put(`/api/page-access/${blog.id}`, access)).status).toBe(200);
  const copy = (await editor.post(`/api/collections/${blog.id}/duplicate`)).json<Stored>();
  expect((await editor.get(`/api/page-access/${copy.id}`)).json()).toEqual({
    permission: 2,
    hasPassword: true,
    isInArea: false,
    guardedIndex: null,
  });
});

describe('what a blog cannot be', () => {
  test.each([
    ['slug', { slug: 'de' }],
    ['texts.en.title', { texts: { en: {} } }],
    ['texts.es', { texts: { en: { title: 'Notes' }, es: { title: 'Notas' } } }],
    ['categoryNames.es', { categoryNames: { es: { Kiln: 'Horno' } } }],
    ['mainImageId', { mainImageId: '01990000-0000-7000-8000-000000000001' }],
    ['parentId', { parentId: '01990000-0000-7000-8000-000000000001' }],
  ])('%s is refused by name', async (field, changes) => {
    const answer = await editor.post('/api/collections', { body: bodyOf(changes) });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([`body.${field}`]);
  });

  test('at an address that another page has', async () => {
    const { body } = await create();
    const answer = await editor.post('/api/collections', { body: bodyOf({ slug: body.slug }) });
    expect(answer.json()).toMatchObject({ errors: { 'body.slug': 'Another page has this address.' } });
  });

  test('hidden while it is the home page', async () => {
    const blog = await create();
    expect((await editor.put('/api/website/homepage', { pageId: blog.id })).status).toBe(200);
    const answer = await save(blog, { isEnabled: false });
    expect(answer.json()).toMatchObject({ errors: { 'body.isEnabled': 'Visitors always see the home page.' } });
  });

  test('ordered by hand with more posts than that allows', async () => {
    const id = await addBlog(server);
    for (let number = 0; number < 251; number += 1) {
      const item = { collectionId: id, urlId: `post-${number}`, recordType: 1, texts: {}, publishAt: new Date(0) };
      await createItem(server.database, server.clock, server.website.id, item);
    }
    const blog = (await editor.get(`/api/collections/${id}`)).json<Stored>();
    const answer = await save(blog, { ordering: 2 });
    expect(answer.json<{ errors: object }>().errors).toHaveProperty('body.ordering');
  });

  test('a store page or a page of blocks', async () => {
    const { rows } = (await editor.get('/api/pages')).json<{ rows: { id: string }[] }>();
    const { pages } = (await editor.get('/api/commerce/store-pages')).json<{ pages: { id: string }[] }>();
    for (const { id } of [...rows.slice(0, 1), ...pages.slice(0, 1)]) {
      expect((await editor.get(`/api/collections/${id}`)).status).toBe(404);
    }
  });
});

test('names of categories and tags come from the newest posts of that page', async () => {
  const [blog, other] = [await create(), await create()];
  await addPost(blog.id, 'first', { categories: ['Kiln'], tags: ['firing', 'clay'] });
  await addPost(other.id, 'second', { categories: ['Garden'] });
  const names = await editor.get(`/api/item-names?collectionId=${blog.id}`);
  expect(names.json()).toEqual({ categories: ['Kiln'], tags: ['clay', 'firing'] });
});
