import { TeamRole } from '@awning/site-model';
import { addBlog, addWebsite, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { draftCalls } from '../editing/drafts.fixture.ts';
import { itemBody } from '../editing/item/item-body.fixture.ts';
import type { ItemBody } from '../editing/item/schema.ts';

const path = '/api/items';

let server: TestServer;
let editor: Visitor;
let blog: string;
let blogUrl: string;
const { create, save, published } = draftCalls<ItemBody>(path, body, () => editor);
beforeAll(async () => {
  server = await startTestServer({ settings: { RATE_LIMITS: 'team-change=900000' } });
  editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
  blog = await addBlog(server);
  const { url_id } = await server.database.kysely
    .selectFrom('collection')
    .select('url_id')
    .where('website_id', '=', server.website.id)
    .where('id', '=', blog)
    .executeTakeFirstOrThrow();
  blogUrl = `/${url_id}`;
});
afterAll(() => server.close());

interface Edited {
  readonly version: number;
  readonly state: string;
  readonly isVisible: boolean;
  readonly body: ItemBody;
}

const read = async (id: string) => (await editor.get(`${path}/${id}`)).json<Edited>();
const ask = async (id: string, call: string, sent: object) => await editor.post(`${path}/${id}/${call}`, sent);
const statusOf = async (slug: string) => (await server.visitor().get(`${blogUrl}/${slug}`)).status;
const textOf = async (slug: string) => (await server.visitor().get(`${blogUrl}/${slug}`)).text;
const listOf = async (query: string) => (await server.visitor().get(`${blogUrl}?${query}&format=json`)).text;

async function deedsOf(id: string): Promise<string[]> {
  const rows = await server.database.kysely
    .selectFrom('audit')
    .select('what')
    .where('website_id', '=', server.website.id)
    .where('subject', '=', `item/${id}`)
    .orderBy('id')
    .execute();
  return rows.map(({ what }) => what);
}

describe('many posts at once', () => {
  test('are published: drafts, and what was private; what visitors see already stays as it is', async () => {
    const draft = await create({ slug: 'draft' });
    const hidden = await published({ slug: 'hidden', status: 'Private' });
    expect([await statusOf('draft'), await statusOf('hidden')]).toEqual([404, 404]);
    const done = (await ask(draft.id, 'visibility', { version: 1, status: 'published' })).json<Edited>();
    expect([done.state, done.isVisible]).toEqual(['published', true]);
    await ask(hidden.id, 'visibility', { version: 2, status: 'published' });
    expect([await statusOf('draft'), await statusOf('hidden')]).toEqual([200, 200]);
    const again = await ask(draft.id, 'visibility', { version: done.version, status: 'published' });
    expect(again.json<Edited>().version).toBe(done.version);
    expect(await deedsOf(draft.id)).toEqual(['item.created', 'item.saved', 'item.published']);
  });

  test('are drafts again, with what was not published yet, and come back as they were', async () => {
    const { id } = await published({ slug: 'both', texts: { en: { title: 'What is shown' } } });
    await save(id, 2, { slug: 'both', texts: { en: { title: 'Unfinished' } } });
    const hidden = (await ask(id, 'visibility', { version: 3, status: 'Draft' })).json<Edited>();
    expect(hidden).toMatchObject({
      state: 'draft',
      isVisible: false,
      body: { texts: { en: { title: 'Unfinished' } } },
    });
    expect(await statusOf('both')).toBe(404);
    expect((await ask(id, 'visibility', { version: hidden.version, status: 'Draft' })).json()).toEqual(hidden);

    const back = (await ask(id, 'take-back', { version: hidden.version, no: 3 })).json<Edited>();
    expect(back).toMatchObject({ state: 'draft', isVisible: true, body: { texts: { en: { title: 'Unfinished' } } } });
    expect(await textOf('both')).toContain('What is shown');
    expect(await textOf('both')).not.toContain('Unfinished');
  });

  test('that were published by mistake are drafts again, also if visitors saw them long before', async () => {
    const { id } = await published({ slug: 'private-once', status: 'Private' });
    await ask(id, 'visibility', { version: 2, status: 'Draft' });
    const draft = await read(id);
    const shown = (await ask(id, 'visibility', { version: draft.version, status: 'published' })).json<Edited>();
    expect(await statusOf('private-once')).toBe(200);
    const back = (await ask(id, 'take-back', { version: shown.version, no: draft.version })).json<Edited>();
    expect(back).toMatchObject({ state: 'draft', isVisible: false, body: draft.body });
    expect(await statusOf('private-once')).toBe(404);
  });

  test('get a tag and a category once, in any spelling, and lose them; a draft stays one', async () => {
    const { id } = await published({ slug: 'sorted', categories: ['Kiln'], texts: { en: { title: 'Shown' } } });
    await save(id, 2, { slug: 'sorted', categories: ['Kiln'], texts: { en: { title: 'Unfinished' } } });
    const adjust = async (version: number, change: object) =>
      (await ask(id, 'adjust', { version, change })).json<Edited>();
    const tagged = await adjust(3, { kind: 'tag', way: 'add', name: ' Firing ' });
    expect(tagged).toMatchObject({
      state: 'draft',
      body: { tags: ['Firing'], texts: { en: { title: 'Unfinished' } } },
    });
    expect(await listOf('tag=firing')).toContain('"Shown"');
    const away = await adjust(tagged.version, { kind: 'category', way: 'remove', name: 'KILN' });
    expect(away.body.categories).toEqual([]);
    expect(await listOf('category=Kiln')).not.toContain('"Shown"');

    const plain = await published({ slug: 'plain', tags: ['Glaze'] });
    const twice = await ask(plain.id, 'adjust', { version: 2, change: { kind: 'tag', way: 'add', name: 'glaze' } });
    expect(twice.json<Edited>()).toMatchObject({ version: 2, body: { tags: ['Glaze'] } });
  });
});

describe('is moved to another list', () => {
  test('with what is not published yet, and back', async () => {
    const other = await addBlog(server);
    const { id } = await published({ slug: 'moving', texts: { en: { title: 'Travelling' } } });
    await save(id, 2, { slug: 'moving', texts: { en: { title: 'Unfinished' } } });
    const change = { kind: 'list', collectionId: other };
    const moved = (await ask(id, 'adjust', { version: 3, change })).json<Edited>();
    expect(moved).toMatchObject({
      state: 'draft',
      body: { collectionId: other, texts: { en: { title: 'Unfinished' } } },
    });
    expect([await statusOf('moving'), (await listOf('')).includes('"Travelling"')]).toEqual([301, false]);
    await ask(id, 'take-back', { version: moved.version, no: 3 });
    expect(await textOf('moving')).toContain('Travelling');
  });

  test('MSG-009 but a list must be selected: one of another website is none', async () => {
    const { id } = await published({ slug: 'staying' });
    const foreign = await addBlog(server, await addWebsite(server, { host: 'elsewhere.test' }));
    const unknown = '00000000-0000-7000-8000-00000000abcd';
    for (const collectionId of [foreign, unknown]) {
      const answer = await ask(id, 'adjust', { version: 2, change: { kind: 'list', collectionId } });
      const { errors } = answer.json<{ errors: object }>();
      expect([answer.status, errors]).toEqual([400, { 'body.collectionId': 'A List must be selected' }]);
    }
    expect(await statusOf('staying')).toBe(200);
  });
});

describe('is refused', () => {
  test('from an older version, and for what is gone', async () => {
    const { id } = await published({ slug: 'stale' });
    const change = { kind: 'tag', way: 'add', name: 'Late' };
    for (const [call, sent] of [
      ['visibility', { status: 'Draft' }],
      ['adjust', { change }],
      ['take-back', { no: 1 }],
    ] as const) {
      expect([call, (await ask(id, call, { version: 1, ...sent })).status]).toEqual([call, 409]);
    }
    await editor.delete(`${path}/${id}?version=2`);
    expect((await ask(id, 'adjust', { version: 3, change })).status).toBe(404);
  });

  test.each<[string, object, string]>([
    ['a tag that is too long', { kind: 'tag', way: 'add', name: 'x'.repeat(51) }, 'body.tags.249'],
    ['a category without letters', { kind: 'category', way: 'add', name: ' ' }, 'change.name'],
    ['one tag more than a post can have', { kind: 'tag', way: 'add', name: 'one more' }, 'body.tags'],
  ])('%s', async (what, change, field) => {
    const count = field === 'body.tags' ? 250 : 249;
    const tags = Array.from({ length: count }, (_, index) => `t${index}`);
    const { id } = await create({ slug: what.replaceAll(' ', '-'), tags });
    const answer = await ask(id, 'adjust', { version: 1, change });
    const { errors } = answer.json<{ errors: Record<string, string> }>();
    expect([answer.status, Object.keys(errors)]).toEqual([400, [field]]);
  });

  test.each([TeamRole.COMMENTER, TeamRole.MODERATOR, TeamRole.STORE_MANAGER, TeamRole.VIEWER])(
    'to the role %i, which does not edit posts',
    async (role) => {
      const { id } = await published({ slug: `role-${role}` });
      const other = await signedInMember(server, { roles: [role] });
      const answer = await other.post(`${path}/${id}/visibility`, { version: 2, status: 'Draft' });
      expect([answer.status, await statusOf(`role-${role}`)]).toEqual([403, 200]);
    },
  );
});

function body(change: Partial<ItemBody>): ItemBody {
  return itemBody(server, { collectionId: blog, ...change });
}
