import { type LayoutDocument, TeamRole } from '@awning/site-model';
import {
  addPost,
  addProduct,
  addressOf,
  addressOfPost,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeHomepage } from '../../content/index.ts';
import { MAX_LINKS } from './schema.ts';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
});
afterAll(() => server.close());

const check = (paths: readonly unknown[], at = '/api/page-links') => editor.post(at, { paths });
const broken = async (paths: readonly string[]) =>
  (await check(paths)).json<{ broken: { path: string; reason: string }[] }>().broken;

const layout: LayoutDocument = { schema: 1, root: {}, content: [], texts: {} };
const pageBody = (slug: string) => ({
  slug,
  type: 10,
  isEnabled: true,
  regionName: null,
  parentId: null,
  mainImageId: null,
  texts: { en: { title: slug } },
  layout,
});

async function makePage(slug: string) {
  const { id, version } = (await editor.post('/api/pages', { body: pageBody(slug) })).json<{
    id: string;
    version: number;
  }>();
  return { id, version, publish: () => editor.post(`/api/pages/${id}/publish`, { version }) };
}

describe('links to the website itself', () => {
  test('what visitors find is found: pages, posts, products, and the same in another language', async () => {
    const { id } = await makePage('about').then(async (page) => ({ id: page.id, done: await page.publish() }));
    await makeHomepage(server.database, server.website.id, id);
    const post = await addressOfPost(server, await addPost(server), server.website);
    const { collectionId, slug } = await addProduct(server);
    const store = `/${await addressOf(server, collectionId)}`;
    const paths = ['/', '/about', '/de/about?x=1#top', post, store, `${store}/p/${slug}`];
    for (const path of paths) expect([path, (await server.visitor().get(path)).status]).toEqual([path, 200]);
    expect(await broken(paths)).toEqual([]);
  });

  test('pages of features are always there', async () => {
    expect(await broken(['/cart', '/search?q=a', '/account/login', '/checkout', '/s/x/y/z.pdf'])).toEqual([]);
  });

  test('what does not exist is named as it was asked for', async () => {
    const paths = ['/no-such-page', '/de/no-such-page?x=1#y', '/about/no-such-post', '/%E0%A4%A', '/about'];
    expect(await broken(paths)).toEqual(paths.slice(0, 4).map((path) => ({ path, reason: 'missing' })));
  });

  test('what is not published is told apart, until it is', async () => {
    const page = await makePage('not-yet');
    expect(await broken(['/not-yet'])).toEqual([{ path: '/not-yet', reason: 'unpublished' }]);
    expect((await page.publish()).status).toBe(200);
    expect(await broken(['/not-yet'])).toEqual([]);
  });

  test('what has moved is found at its old address', async () => {
    const page = await makePage('old-place');
    const { version } = (await page.publish()).json<{ version: number }>();
    const saved = await editor.put(`/api/pages/${page.id}`, { version, body: pageBody('new-place') });
    const next = saved.json<{ version: number }>().version;
    expect((await editor.post(`/api/pages/${page.id}/publish`, { version: next })).status).toBe(200);
    expect(await broken(['/old-place', '/new-place'])).toEqual([]);
  });

  test('pages of another website do not count', async () => {
    const theirs = await addressOfPost(server, await addPost(server, {}, server.otherWebsite), server.otherWebsite);
    expect(await broken([theirs])).toEqual([{ path: theirs, reason: 'missing' }]);
  });
});

test('a list that is too long, and what is no path, get a clear 400', async () => {
  expect((await check(Array.from({ length: MAX_LINKS }, () => '/about'))).status).toBe(200);
  const bad = [Array.from({ length: MAX_LINKS + 1 }, () => '/'), ['about'], ['//evil.example'], ['/\\evil'], [1], 'no'];
  for (const paths of [...bad, [`/${'x'.repeat(2083)}`]]) {
    const answer = await check(paths as readonly unknown[]);
    expect([answer.status, Object.keys(answer.json<{ errors: object }>().errors)[0]]).toEqual([
      400,
      expect.stringMatching(/^paths/),
    ]);
  }
});

test('whoever edits posts asks with the right for posts', async () => {
  expect((await check(['/about'], '/api/item-links')).json()).toEqual({ broken: [] });
});
