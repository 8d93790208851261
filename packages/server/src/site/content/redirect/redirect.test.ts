import { CollectionType, redirectLimits, TeamRole } from '@awning/site-model';
import { layoutOf, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCollection, createItem } from '../index.ts';
import { contentMessages } from '../messages.ts';
import type { RedirectBody } from './schema.ts';

const calls = '/api/redirects';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
});
afterAll(() => server.close());

const body = (path: string, target: string, status: 301 | 302 = 301): RedirectBody => ({ path, target, status });

async function add(path: string, target: string, status: 301 | 302 = 301): Promise<string> {
  const answer = await editor.post(calls, { body: body(path, target, status) });
  expect(answer.status).toBe(200);
  return answer.json<{ id: string }>().id;
}

async function refusal(path: string, target: string) {
  const answer = await editor.post(calls, { body: body(path, target) });
  expect(answer.status).toBe(400);
  return answer.json<{ errors: Record<string, string> }>().errors;
}

async function visit(address: string) {
  const { status, headers } = await server.visitor().get(address, { accept: 'text/html' });
  return [status, headers['location']];
}

async function addPage(slug: string): Promise<string> {
  const fixed = { type: CollectionType.page, isEnabled: true, regionName: null, parentId: null, mainImageId: null };
  const page = { ...fixed, slug, texts: { en: { title: slug } }, layout: layoutOf({}) };
  const { id } = (await editor.post('/api/pages', { body: page })).json<{ id: string }>();
  expect((await editor.post(`/api/pages/${id}/publish`, { version: 1 })).status).toBe(200);
  return id;
}

describe('visitors', () => {
  test('are sent on at once, in their language and with their query', async () => {
    expect(await visit('/old-shop')).toEqual([404, undefined]);
    const id = await add('/old-shop', '/shop?sort=new#top');
    expect(await visit('/old-shop')).toEqual([301, '/shop?sort=new#top']);
    expect(await visit('/old-shop/?utm_source=x')).toEqual([301, '/shop?sort=new&utm_source=x#top']);
    expect(await visit('/de/old-shop')).toEqual([301, '/de/shop?sort=new#top']);
    await editor.put(`${calls}/${id}`, { version: 1, body: body('/old-shop', 'https://example.com/x', 302) });
    expect(await visit('/de/old-shop?a=1')).toEqual([302, 'https://example.com/x?a=1']);
    await editor.delete(`${calls}/${id}?version=2`);
    expect(await visit('/old-shop')).toEqual([404, undefined]);
  });

  test('follow addresses of any depth and spelling', async () => {
    await add('/Store/Alte Töpfe.html', '/de/shop');
    expect(await visit('/Store/Alte%20T%C3%B6pfe.html')).toEqual([301, '/de/shop']);
    expect(await visit('/de/Store/Alte%20T%C3%B6pfe.html')).toEqual([301, '/de/shop']);
  });

  test('find a page that has the address since, not the redirect', async () => {
    await add('/spring', '/shop');
    const id = await addPage('spring');
    expect(await visit('/spring')).toEqual([200, undefined]);
    await editor.delete(`/api/pages/${id}?version=2`);
    expect(await visit('/spring')).toEqual([301, '/shop']);
  });

  test('of another website are not sent on', async () => {
    await add('/ours-only', '/shop');
    const { status } = await server
      .visitor({ host: server.otherWebsite.host })
      .get('/ours-only', { accept: 'text/html' });
    expect(status).toBe(404);
  });
});

describe('what is refused, by field', () => {
  test('an address with a page, a post or a redirect', async () => {
    await addPage('here');
    const blog = await createCollection(server.database, server.clock, server.website.id, {
      urlId: 'notes',
      typeName: 'blog',
      type: CollectionType.generic,
      texts: { en: { title: 'Notes' } },
    });
    const { database, clock, website } = server;
    const post = {
      collectionId: blog,
      urlId: 'kiln',
      recordType: 1,
      publishAt: clock.now(),
      texts: { en: { title: 'Kiln' } },
    };
    await createItem(database, clock, website.id, post);
    await add('/taken', '/shop');
    expect(await refusal('/here', '/shop')).toEqual({ 'body.path': contentMessages.redirectHidesPage });
    expect(await refusal('/notes/kiln', '/shop')).toEqual({ 'body.path': contentMessages.redirectHidesPage });
    expect(await refusal('/taken', '/shop')).toEqual({ 'body.path': contentMessages.redirectTaken });
    await add('/notes/no-such-post', '/notes');
    expect(await visit('/notes/no-such-post')).toEqual([301, '/notes']);
  });

  test.each([
    ['/', 'empty'],
    ['/cart', 'reserved'],
    ['/config', 'reserved'],
    ['/api/pages', 'reserved'],
    ['/de/alt', 'language'],
    ['/old/', 'characters'],
    ['old', 'characters'],
  ] as const)('the address %s', async (path, fault) => {
    expect(await refusal(path, '/shop')).toEqual({ 'body.path': contentMessages.redirectPaths[fault] });
  });

  test.each(['javascript:alert(1)', '//evil.example', 'shop', 'mailto:a@example.com', '/a b', ''])(
    'the target %j',
    async (target) => {
      expect(await refusal('/old', target)).toEqual({ 'body.target': contentMessages.noRedirectTarget });
    },
  );

  test('a circle, however long, in any language and through the own host name', async () => {
    expect(await refusal('/one', '/one')).toEqual({ 'body.target': contentMessages.redirectCircle });
    await add('/one', '/two');
    await add('/two', `http://${server.website.host}/de/three?x=1`);
    expect(await refusal('/three', '/one')).toEqual({ 'body.target': contentMessages.redirectCircle });
    expect(await refusal('/three', '/de/one#x')).toEqual({ 'body.target': contentMessages.redirectCircle });
    await add('/three', '/shop');
  });

  test('a chain that browsers would give up', async () => {
    for (let at = 0; at < 10; at += 1) await add(`/chain-${at + 1}`, `/chain-${at}`);
    expect(await refusal('/chain-11', '/chain-10')).toEqual({ 'body.target': contentMessages.redirectTooLong });
  });

  test('of two redirects that would be a circle together, at most one is saved, however close they come', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [`/a-${round}`, `/b-${round}`];
      const statuses = await Promise.all([
        editor.post(calls, { body: body(a, b) }),
        editor.post(calls, { body: body(b, a) }),
      ]);
      expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200, 400]));
    }
  });

  test('more than five thousand', async () => {
    const { database, otherWebsite } = server;
    const member = await signedInMember(server, { website: otherWebsite });
    await database.kysely
      .insertInto('redirect')
      .values(
        [...Array(redirectLimits.redirects)].map((_, at) => ({
          website_id: otherWebsite.id,
          id: `0199a5e0-0000-7000-8000-${at.toString(16).padStart(12, '0')}`,
          path: `/r-${at}`,
          target: '/',
          status: 301,
        })),
      )
      .execute();
    const answer = await member.post(calls, { body: body('/one-more', '/') });
    expect(answer.json()).toMatchObject({ errors: { 'body.path': contentMessages.tooManyRedirects } });
  });
});

test('the list is walked page by page and searched by either address', async () => {
  for (let at = 0; at < 60; at += 1) await add(`/walked-${at}`, at === 7 ? '/needle' : '/shop');
  const seen: string[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const query = after === '' ? '' : `&after=${after}`;
    const part: { rows: { title: string }[]; nextAfter: string | null } = (
      await editor.get(`${calls}?search=WALKED${query}`)
    ).json();
    seen.push(...part.rows.map(({ title }) => title));
    after = part.nextAfter;
  }
  expect(seen).toHaveLength(60);
  expect(new Set(seen).size).toBe(60);
  const { rows } = (await editor.get(`${calls}?search=needle`)).json<{ rows: { title: string; facts: object }[] }>();
  expect(rows).toMatchObject([{ title: '/walked-7', facts: { target: '/needle', status: 301 } }]);
});

describe('addresses that things had before', () => {
  const list = async (query = '') =>
    (await editor.get(`/api/former-addresses${query}`)).json<{ rows: { id: string; target: string | null }[] }>().rows;

  test('are listed with where they lead now, and can be forgotten', async () => {
    const id = await addPage('was-here');
    const page = (await editor.get(`/api/pages/${id}`)).json<{ body: object }>().body;
    await editor.put(`/api/pages/${id}`, { version: 2, body: { ...page, slug: 'is-there' } });
    await editor.post(`/api/pages/${id}/publish`, { version: 3 });
    expect(await visit('/was-here')).toEqual([301, '/is-there']);
    expect(await list('?search=was-h')).toEqual([{ id: '/was-here', target: '/is-there' }]);
    expect((await editor.delete('/api/former-addresses?path=%2Fwas-here')).status).toBe(200);
    expect(await list('?search=was-h')).toEqual([]);
    expect(await visit('/was-here')).toEqual([404, undefined]);
    expect((await editor.delete('/api/former-addresses?path=%2Fwas-here')).status).toBe(404);
  });
});
