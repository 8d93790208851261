import { TeamRole } from '@awning/site-model';
import { addBlog, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { draftCalls } from '../editing/drafts.fixture.ts';
import { itemBody } from '../editing/item/item-body.fixture.ts';
import type { ItemBody } from '../editing/item/schema.ts';

let server: TestServer;
let editor: Visitor;
let blog: string;
const { create, save, published } = draftCalls<ItemBody>('/api/items', body, () => editor);
beforeAll(async () => {
  server = await startTestServer({ settings: { RATE_LIMITS: 'team-change=900000' } });
  editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
});
beforeEach(async () => {
  blog = await addBlog(server);
});
afterAll(() => server.close());

interface Changed {
  readonly changed: number;
  readonly refused: readonly string[];
  readonly nextAfter: string | null;
}

const change = async (sent: object) => await editor.post('/api/item-names', { collectionId: blog, ...sent });
const counted = async () => (await editor.get(`/api/item-names/counted?collectionId=${blog}`)).json();
const bodyOf = async (id: string) => (await editor.get(`/api/items/${id}`)).json<{ body: ItemBody; state: string }>();
const errorsOf = async (sent: object) => {
  const answer = await change(sent);
  return [answer.status, answer.json<{ errors?: object }>().errors];
};

describe('tags and categories of a list', () => {
  test('are counted, drafts included, whatever their case', async () => {
    await published({ slug: 'one', tags: ['Kiln'], categories: ['News'] });
    await create({ slug: 'two', tags: ['kiln', 'Clay'] });
    expect(await counted()).toEqual({
      categories: [{ name: 'News', count: 1 }],
      tags: [
        { name: 'Clay', count: 1 },
        { name: 'Kiln', count: 2 },
      ],
    });
  });

  test('get another name, also in drafts, which stay drafts; other lists keep theirs', async () => {
    const shown = await published({ slug: 'one', tags: ['Kiln', 'Clay'], texts: { en: { title: 'Shown' } } });
    await save(shown.id, 2, { slug: 'one', tags: ['Kiln'], texts: { en: { title: 'Unfinished' } } });
    const here = blog;
    blog = await addBlog(server);
    const elsewhere = await published({ slug: 'one', tags: ['Kiln'] });
    blog = here;
    const answer = await change({ tagType: 'tag', way: 'rename', names: ['kiln'], to: ' Fire ' });
    expect(answer.json<Changed>()).toEqual({ changed: 1, refused: [], nextAfter: null });
    expect(await bodyOf(shown.id)).toMatchObject({
      state: 'draft',
      body: { tags: ['Fire'], texts: { en: { title: 'Unfinished' } } },
    });
    expect(await counted()).toMatchObject({ tags: [{ name: 'Clay' }, { name: 'Fire' }] });
    expect((await bodyOf(elsewhere.id)).body.tags).toEqual(['Kiln']);
  });

  test('get another name where only a draft has them', async () => {
    const { id } = await published({ slug: 'one', tags: ['Clay'] });
    await save(id, 2, { slug: 'one', tags: ['Clay', 'Kiln'] });
    const answer = await change({ tagType: 'tag', way: 'rename', names: ['Kiln'], to: 'Fire' });
    expect(answer.json<Changed>().changed).toBe(1);
    expect(await bodyOf(id)).toMatchObject({ state: 'draft', body: { tags: ['Clay', 'Fire'] } });
    expect(await counted()).toMatchObject({ tags: [{ name: 'Clay' }] });
  });

  test('become one, with the name that other languages have', async () => {
    const page = (await editor.get(`/api/collections/${blog}`)).json<{ version: number; body: object }>();
    const categoryNames = { de: { Kiln: 'Ofen', Other: 'Anderes' } };
    const named = { version: page.version, body: { ...page.body, categoryNames } };
    expect((await editor.put(`/api/collections/${blog}`, named)).status).toBe(200);
    const { id } = await published({ slug: 'one', categories: ['Glaze', 'Kiln', 'Clay'] });
    await change({ tagType: 'category', way: 'merge', names: ['Kiln', 'Clay'], to: 'Fire' });
    expect((await bodyOf(id)).body.categories).toEqual(['Glaze', 'Fire']);
    const after = (await editor.get(`/api/collections/${blog}`)).json<{ body: object }>();
    expect(after.body).toMatchObject({ categoryNames: { de: { Fire: 'Ofen', Other: 'Anderes' } } });
  });

  test('are removed, 25 posts with one call', async () => {
    for (let post = 0; post < 27; post += 1) await create({ slug: `post-${post}`, tags: ['Old', 'New'] });
    const first = (await change({ tagType: 'tag', way: 'remove', names: ['Old'] })).json<Changed>();
    expect([first.changed, await counted()]).toMatchObject([
      25,
      { tags: [{ name: 'New' }, { name: 'Old', count: 2 }] },
    ]);
    const again = { tagType: 'tag', way: 'remove', names: ['Old'], after: first.nextAfter };
    expect((await change(again)).json<Changed>()).toEqual({ changed: 2, refused: [], nextAfter: null });
    expect(await counted()).toMatchObject({ tags: [{ name: 'New', count: 27 }] });
  });
});

describe('is refused, and changes nothing', () => {
  test('MSG-008 another name for several at once', async () => {
    const { id } = await published({ slug: 'one', tags: ['Kiln', 'Clay'] });
    const several = { way: 'rename', names: ['Kiln', 'Clay'], to: 'Fire' };
    expect(await errorsOf({ tagType: 'tag', ...several })).toEqual([
      400,
      { names: 'You may only edit one tag at a time' },
    ]);
    expect(await errorsOf({ tagType: 'category', ...several })).toEqual([
      400,
      { names: 'You may only edit one category at a time' },
    ]);
    expect((await bodyOf(id)).body.tags).toEqual(['Kiln', 'Clay']);
  });

  test('LIMIT-002 LIMIT-003 MSG-007 a name that exists already or is too long, or none', async () => {
    await published({ slug: 'one', tags: ['Kiln', 'Clay'], categories: ['News'] });
    const rename = { tagType: 'tag', way: 'rename', names: ['Kiln'] };
    expect(await errorsOf({ ...rename, to: 'CLAY' })).toEqual([400, { to: 'This tag already exists' }]);
    expect(await errorsOf({ ...rename, to: 'x'.repeat(51) })).toEqual([
      400,
      { to: 'A tag can have at most 50 characters.' },
    ]);
    expect(await errorsOf({ ...rename, tagType: 'category', names: ['News'], to: 'x'.repeat(26) })).toEqual([
      400,
      { to: 'A category can have at most 25 characters.' },
    ]);
    expect(await errorsOf({ ...rename, to: ' ' })).toEqual([400, { to: 'Enter a tag.' }]);
  });

  test('for a page that is none, or to a role that edits no posts', async () => {
    const remove = { tagType: 'tag', way: 'remove', names: ['Kiln'] };
    const unknown = '00000000-0000-7000-8000-00000000abcd';
    expect(await errorsOf({ ...remove, collectionId: unknown })).toEqual([
      400,
      { collectionId: 'A List must be selected' },
    ]);
    const commenter = await signedInMember(server, { roles: [TeamRole.COMMENTER] });
    expect((await commenter.post('/api/item-names', { collectionId: blog, ...remove })).status).toBe(403);
  });
});

function body(change: Partial<ItemBody>): ItemBody {
  return itemBody(server, { collectionId: blog, ...change });
}
