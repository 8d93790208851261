import {
  type Block,
  CollectionType,
  type LayoutDocument,
  layoutSchemaVersion,
  PagePermission,
  RecordType,
} from '@awning/site-model';
import { signedInMember, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCollection, createItem, type LayoutOwner, saveLayout } from '../../content/index.ts';

let server: TestServer;
let pageId: string;
let postId: string;
let draftId: string;
let hiddenId: string;

const code = '<p>Hello</p><script>parent.document.title = "taken"</script>';
const embed: Block = { type: 'embed', props: { id: 'e1', code } };

beforeAll(async () => {
  server = await startTestServer();
  pageId = await pageAt('code', true);
  hiddenId = await pageAt('hidden', false);
  const blogId = await createCollection(server.database, server.clock, server.website.id, {
    urlId: 'posts',
    typeName: 'blog',
    type: CollectionType.generic,
    texts: { en: { title: 'Posts' } },
  });
  const post = (urlId: string, label: 'Draft' | null) =>
    createItem(server.database, server.clock, server.website.id, {
      collectionId: blogId,
      urlId,
      recordType: RecordType.text,
      publishAt: server.clock.now(),
      label,
      texts: { en: { title: urlId } },
    });
  postId = await post('public', null);
  draftId = await post('draft', 'Draft');
  for (const owner of [`page:${pageId}`, `page:${hiddenId}`, `item:${postId}`, `item:${draftId}`] as const) {
    await store(owner, [embed]);
  }
  await store('field:footer', [embed, { type: 'html', props: { id: 'h1' } }], { h1: { html: '<p>Foot</p>' } });
});
afterAll(() => server.close());

async function pageAt(urlId: string, isEnabled: boolean): Promise<string> {
  const texts = { en: { title: urlId } };
  const page = { urlId, typeName: 'page', type: CollectionType.page, isEnabled, texts };
  return await createCollection(server.database, server.clock, server.website.id, page);
}

async function store(
  owner: LayoutOwner,
  content: readonly Block[],
  texts: LayoutDocument['texts'][string] = {},
): Promise<void> {
  const document = { schema: layoutSchemaVersion, root: {}, content, texts: { en: texts } } as const;
  expect(await saveLayout(server.database, server.clock, server.website.id, owner, document)).toMatchObject({
    ok: true,
  });
}

const frameOf = (owner: string, block = 'e1') =>
  server.visitor().get(`/embed/${encodeURIComponent(owner)}/${encodeURIComponent(block)}`);

describe("an owner's code", () => {
  test('is no part of the page: the page has a sandboxed frame without an origin', async () => {
    const { text } = await server.visitor().get('/code');
    expect(text).not.toContain('taken');
    const frame = new RegExp(`<iframe [^>]*src="(/embed/page%3A${pageId}/e1\\?v=[0-9a-f]{16})"[^>]*>`).exec(text);
    expect(frame?.[0]).toContain('sandbox="allow-scripts allow-forms allow-popups"');
    expect(frame?.[0]).toContain('title="Embedded content"');
    const answer = await server.visitor().get(frame![1]!);
    expect(answer.text).toContain(code);
    expect(answer.headers['content-security-policy']).toMatch(/^sandbox allow-scripts allow-forms allow-popups;/);
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  test('is answered for what visitors may see, and for nothing else', async () => {
    const statuses = async (...owners: readonly string[]) =>
      await Promise.all(owners.map(async (owner) => (await frameOf(owner)).status));
    expect(await statuses(`page:${pageId}`, `item:${postId}`, 'field:footer')).toEqual([200, 200, 200]);
    const others = [`page:${hiddenId}`, `item:${draftId}`, 'page:x', 'form:1', 'field:none'];
    expect(await statuses(...others)).toEqual(others.map(() => 404));
    expect((await frameOf('field:footer', 'h1')).status).toBe(404);
    expect((await frameOf('field:footer', 'constructor')).status).toBe(404);
  });

  test('of a page with a password is answered only where that was entered, and kept nowhere', async () => {
    const guardedId = await pageAt('guarded', true);
    await store(`page:${guardedId}`, [embed]);
    const editor = await signedInMember(server);
    const body = { permission: PagePermission.password, password: 'sea thrift and marram' };
    expect((await editor.put(`/api/page-access/${guardedId}`, body)).status).toBe(200);
    const closed = await frameOf(`page:${guardedId}`);
    expect([closed.status, closed.text.includes('taken')]).toEqual([401, false]);
    const team = await editor.get(`/embed/page%3A${guardedId}/e1`);
    expect([team.status, team.headers['cache-control']]).toEqual([200, 'private, no-store']);
  });

  test('is not answered for another website', async () => {
    const other = await server.visitor(server.otherWebsite).get(`/embed/page%3A${pageId}/e1`);
    expect(other.status).toBe(404);
  });

  test.each(['/cart', '/account/login', '/search?q=a', '/no-such-page'])(
    'D-077: does not run at %s, where people pay, sign in or are known',
    async (path) => {
      const { text } = await server.visitor().get(path);
      expect([text.includes('Foot'), text.includes('/embed/')]).toEqual([true, false]);
    },
  );
});
