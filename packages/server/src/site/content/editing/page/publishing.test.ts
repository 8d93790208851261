import { TeamRole } from '@awning/site-model';
import { signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveNavigation } from '../../content.ts';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
});
afterAll(() => server.close());

let made = 0;

const body = (slug: string, words: string, more = {}) => ({
  slug,
  type: 10,
  isEnabled: true,
  regionName: null,
  parentId: null,
  mainImageId: null,
  texts: { en: { title: 'A page' } },
  layout: {
    schema: 1,
    root: {},
    content: [{ type: 'html', props: { id: 'story' } }],
    texts: { en: { story: { html: `<p>${words}</p>` } } },
  },
  ...more,
});

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly isVisible: boolean;
}

/** A page with the calls that change it, each of which must succeed. */
async function makePage(words: string, more = {}) {
  made += 1;
  const slug = `published-${made}`;
  let stored: Stored = { id: '', version: 0, state: '', isVisible: false };
  const done = async (call: ReturnType<Visitor['post']>): Promise<Stored> => {
    const answer = await call;
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    stored = answer.json<Stored>();
    return stored;
  };
  await done(editor.post('/api/pages', { body: body(slug, words, more) }));
  const at = `/api/pages/${stored.id}`;
  return {
    id: stored.id,
    slug,
    at,
    version: () => stored.version,
    publish: (no?: number) =>
      done(editor.post(`${at}/publish`, { version: stored.version, ...(no !== undefined && { no }) })),
    save: (next: string) => done(editor.put(at, { version: stored.version, body: body(slug, next, more) })),
    unpublish: () => done(editor.post(`${at}/unpublish`, { version: stored.version })),
    trash: async () => {
      expect((await editor.delete(`${at}?version=${stored.version}`)).status).toBe(200);
    },
    recover: () => done(editor.post(`${at}/recover`, {})),
    draft: async () => (await editor.get(at)).text,
    seen: async () => (await server.visitor().get(`/${slug}`)).text,
    status: async () => (await server.visitor().get(`/${slug}`)).status,
  };
}

describe('an earlier version that is published again', () => {
  test('is what visitors see at once, and the mistake stays as a draft', async () => {
    const page = await makePage('Right words');
    const { version: right } = await page.publish();
    await page.save('Wrong words');
    await page.publish();
    expect(await page.seen()).toContain('Wrong words');
    const taken = await page.publish(right);
    expect(taken).toMatchObject({ version: right + 4, state: 'draft', isVisible: true });
    expect(await page.seen()).toContain('Right words');
    expect(await page.draft()).toContain('Wrong words');
    await page.publish();
    expect(await page.seen()).toContain('Wrong words');
  });

  test('leaves no draft where editors have the same', async () => {
    const page = await makePage('The same');
    const { version } = await page.publish();
    expect(await page.publish(version)).toMatchObject({ version: version + 1, state: 'published' });
  });

  test('is refused if it is none, or somebody has changed the page meanwhile', async () => {
    const page = await makePage('Words');
    const { version } = await page.publish();
    const publish = (sent: object) => editor.post(`${page.at}/publish`, sent);
    expect((await publish({ version, no: version + 9 })).json()).toMatchObject({ reason: 'unknownVersion' });
    expect((await publish({ version: version - 1, no: 1 })).json()).toMatchObject({ reason: 'stale' });
    for (const no of [-1, 1.5, '1', null, 2 ** 31]) expect((await publish({ version, no })).status).toBe(400);
  });
});

describe('what is hidden again', () => {
  test('is a draft as before, and not found by visitors', async () => {
    const page = await makePage('A secret');
    await page.publish();
    expect(await page.status()).toBe(200);
    expect(await page.unpublish()).toMatchObject({ state: 'draft', isVisible: false });
    expect(await page.status()).toBe(404);
    expect(await page.draft()).toContain('A secret');
    await page.publish();
    expect(await page.seen()).toContain('A secret');
  });

  test('stays a draft when it has been in the trash', async () => {
    const page = await makePage('A secret');
    await page.publish();
    await page.unpublish();
    await page.trash();
    expect(await page.recover()).toMatchObject({ state: 'draft', isVisible: false });
    expect(await page.status()).toBe(404);
  });

  test('is refused for what visitors do not see anyway', async () => {
    const page = await makePage('A draft');
    const answer = await editor.post(`${page.at}/unpublish`, { version: page.version() });
    expect([answer.status, answer.json<{ reason: string }>().reason]).toEqual([409, 'notPublished']);
  });

  test('leaves its place in a menu, where visitors do not see it until it is published again', async () => {
    const page = await makePage('In the navigation');
    await page.publish();
    const navigation = { name: 'main', entries: [{ collectionId: page.id }] };
    await saveNavigation(server.database, server.clock, server.website.id, navigation);
    const answer = await editor.post(`${page.at}/unpublish`, { version: page.version() });
    expect(answer.status).toBe(200);
    expect(await page.status()).toBe(404);
    expect((await server.visitor().get('/', { accept: 'text/html' })).text).not.toContain('In the navigation');
  });
});

describe('the version that visitors see', () => {
  const shown = async (at: string) => await editor.get(`${at}/version?shown=true`);

  test('is found beneath any number of drafts', async () => {
    const page = await makePage('First');
    expect((await shown(page.at)).status).toBe(404);
    const { version } = await page.publish();
    for (const words of ['Second', 'Third']) await page.save(words);
    const found = await shown(page.at);
    expect([found.json<{ no: number }>().no, found.text]).toEqual([version, expect.stringContaining('First')]);
  });

  test('is none any more once it is hidden', async () => {
    const page = await makePage('First');
    await page.publish();
    await page.unpublish();
    expect((await shown(page.at)).status).toBe(404);
  });
});

describe('a link to one version', () => {
  const open = async (at: string, no: number) => {
    const answer = await editor.get(`${at}/preview?no=${no}`);
    return answer.status === 200
      ? await server.visitor().get(`${answer.json<{ path: string }>().path}&canvas=1`)
      : answer;
  };

  test('shows that version in a sealed document, whatever came after it', async () => {
    const page = await makePage('First');
    const first = page.version();
    await page.save('Second');
    await page.publish();
    expect((await open(page.at, first)).text).toContain('First');
    const second = await open(page.at, page.version());
    expect([second.text, second.headers['content-security-policy']]).toEqual([
      expect.stringContaining('Second'),
      expect.stringContaining('sandbox allow-scripts'),
    ]);
    expect((await open(page.at, 99)).status).toBe(404);
  });

  test('opens no page of another version, and nothing once the page is in the trash', async () => {
    const page = await makePage('First');
    const { path } = (await editor.get(`${page.at}/preview?no=1`)).json<{ path: string }>();
    await page.save('Second');
    expect((await server.visitor().get(`${path}&canvas=1`)).text).not.toContain('Second');
    await page.trash();
    expect((await server.visitor().get(`${path}&canvas=1`)).status).toBe(404);
  });

  test('shows nothing where a picture of the version is gone', async () => {
    const page = await makePage('First');
    const gone = { ...body(page.slug, 'First'), mainImageId: '00000000-0000-7000-8000-00000000beef' };
    await server.database.kysely
      .updateTable('revision')
      .set({ body: JSON.stringify(gone) })
      .where('website_id', '=', server.website.id)
      .where('id', '=', page.id)
      .execute();
    expect((await open(page.at, 1)).status).toBe(404);
  });
});
