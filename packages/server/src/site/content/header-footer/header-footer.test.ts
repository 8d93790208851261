import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CollectionType, type LayoutDocument, TeamRole } from '@awning/site-model';
import { layoutOf, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCollection, makeHomepage, saveLayout } from '../content.ts';
import { emptyLayout } from '../layout.ts';
import { contentMessages } from '../messages.ts';

const path = '/api/site-header-footer';
const documentPath = '/api/website/header-footer';

interface Pair {
  readonly header: LayoutDocument;
  readonly footer: LayoutDocument;
  readonly version: number;
}

let server: TestServer;
let editor: Visitor;
let otherEditor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
  otherEditor = await signedInMember(server, { roles: [TeamRole.EDITOR], website: server.otherWebsite });
  for (const website of [server.website, server.otherWebsite]) await addHomepage(website.id);
  await otherEditor.put(path, { version: 0, header: words('Their header'), footer: words('Their footer') });
});
afterAll(() => server.close());

describe('the pair', () => {
  test('HF-002 HF-003 holds header and footer, empty before the first change', async () => {
    expect(await read()).toEqual({ header: emptyLayout, footer: emptyLayout, version: 0 });
  });

  test('HF-004 is stored, and the answer is the stored pair with its version', async () => {
    const { version } = await read();
    const pair = { header: words('Above'), footer: words('Below') };
    const saved = await editor.put(path, { version, ...pair });
    expect([saved.status, saved.json()]).toEqual([200, { ...pair, version: version + 2 }]);
    expect(await read()).toEqual(saved.json());
  });

  test('HF-004 a stale version gives 409, and nothing is stored', async () => {
    const before = await read();
    const stale = await editor.put(path, { ...before, version: before.version - 1, header: words('Lost') });
    expect([stale.status, stale.json()]).toMatchObject([409, { reason: 'stale', version: before.version }]);
    expect(await read()).toEqual(before);
  });

  test('HF-004 has at most 60 blocks each, and what is wrong is named as it was sent', async () => {
    const { version } = await read();
    const blocks = Array.from({ length: 61 }, (_, index) => ({ type: 'spacer', props: { id: `b${index}` } }));
    const many = { ...emptyLayout, content: blocks };
    const errorsOf = async (pair: object) => {
      const answer = await editor.put(path, { version, header: emptyLayout, footer: emptyLayout, ...pair });
      expect(answer.status).toBe(400);
      return answer.json<{ errors: Record<string, string> }>().errors;
    };
    expect(await errorsOf({ header: many })).toEqual({ 'header.content': 'A layout can have at most 60 blocks.' });
    expect(await errorsOf({ footer: many })).toEqual({ 'footer.content': 'A layout can have at most 60 blocks.' });
    const form = { type: 'newsletter', props: { id: 'n', formId: '00000000-0000-7000-8000-00000000dead' } };
    expect(await errorsOf({ footer: { ...emptyLayout, content: [form] } })).toEqual({
      'footer.content.0.props.formId': contentMessages.noForm,
    });
    expect(Object.keys(await errorsOf({ version: undefined }))).toEqual(['version']);
    expect(Object.keys(await errorsOf({ header: undefined }))).toEqual(['header']);
    expect(Object.keys(await errorsOf({ aside: emptyLayout }))).toEqual(['aside']);
  });

  test('HF-004 what could run is cleaned away', async () => {
    const { version, footer } = await read();
    const saved = await editor.put(path, { version, footer, header: words('A<script>alert(1)</script>') });
    expect(saved.text).not.toContain('alert');
    expect(await pageText()).not.toContain('alert(1)');
  });

  test('HF-003 HF-004 are read by VIEWER, too, and stored by EDITOR and ADMIN only', async () => {
    const viewer = await signedInMember(server, { roles: [TeamRole.VIEWER] });
    const seller = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
    const pair = await read();
    expect((await viewer.get(path)).status).toBe(200);
    expect((await viewer.put(path, pair)).status).toBe(403);
    expect((await viewer.get(documentPath)).status).toBe(403);
    expect((await seller.get(path)).status).toBe(403);
    expect((await server.visitor().get(path)).status).toBe(401);
  });
});

describe('on pages', () => {
  test('HF-005 a saved header and footer are on every page at once, and only on those of their website', async () => {
    await store({ header: words('Free parcels today'), footer: words('Open daily') });
    for (const page of ['/', '/search', '/nowhere']) {
      const text = await pageText(page);
      expect(text.indexOf('Free parcels today')).toBeGreaterThan(text.indexOf('<header'));
      expect(text.indexOf('Free parcels today')).toBeLessThan(text.indexOf('<main'));
      expect(text.indexOf('Open daily')).toBeGreaterThan(text.indexOf('<footer'));
    }
    await store({ header: words('Sold out'), footer: words('Closed') });
    expect(await pageText()).toContain('Sold out');
    expect(await pageText()).not.toContain('Open daily');
    const { text } = await server.visitor({ host: server.otherWebsite.host }).get('/', { accept: 'text/html' });
    expect(text).toContain('Their header');
    expect(text).not.toContain('Sold out');
  });

  test('HF-005 without blocks the header takes no space', async () => {
    await store({ header: emptyLayout, footer: emptyLayout });
    expect(await pageText()).not.toMatch(/id="(?:header|footer)"/);
  });

  test('HF-005 a theme without areas for them shows them around its main content', async () => {
    await store({ header: words('First of all'), footer: words('Last of all') });
    await writeTheme('plain', '<body>{squarespace.main-content}</body>');
    await writeTheme(
      'own',
      '<body>{squarespace.main-content}<squarespace:block-field id="footer" columns="12" /></body>',
    );
    await writeTheme(
      'lent',
      '<body>{squarespace.main-content}<squarespace:block-field id="end" columns="12" /></body>',
    );
    const admin = await signedInMember(server);
    const choose = (name: string) => admin.put('/api/website/theme', { name });
    await choose('plain');
    const plain = await pageText();
    expect(plain).toMatch(/id="awning-header"[\s\S]*First of all[\s\S]*id="awning-footer"[\s\S]*Last of all/);
    expect(plain.match(/Last of all/g)).toHaveLength(1);
    await choose('own');
    const own = await pageText();
    expect(own).toContain('First of all');
    expect(own.match(/Last of all/g)).toHaveLength(1);
    // An area of the theme that the owner lets show the footer is the footer's place.
    await choose('lent');
    const { version } = (await admin.get('/api/website/theme-settings')).json<{ version: number }>();
    const themes = { lent: { tweaks: {}, areas: { navigation: {}, field: { end: 'footer' } } } };
    const saved = await admin.put('/api/website/theme-settings', { version, body: { themes } });
    await admin.post('/api/website/theme-settings/publish', { version: saved.json<{ version: number }>().version });
    const lent = await pageText();
    expect(lent).not.toContain('awning-footer');
    expect(lent.match(/Last of all/g)).toHaveLength(1);
    await choose('starter');
  });
});

describe('drafts', () => {
  test('a draft is on no page until it is published, but the pair shows it to editors', async () => {
    await store({ header: words('Seen'), footer: emptyLayout });
    const { version, footer } = await read();
    const body = { header: words('Not yet'), footer };
    const drafted = await editor.put(documentPath, { version, body });
    expect([drafted.status, drafted.json()]).toMatchObject([200, { state: 'draft', isVisible: true }]);
    expect(await pageText()).toContain('Seen');
    expect(await read()).toMatchObject({ version: version + 1, header: body.header });
    const preview = (await editor.get(`${documentPath}/preview`)).json<{ path: string }>();
    expect((await server.visitor().get(preview.path, { accept: 'text/html' })).text).toContain('Not yet');
    expect(await pageText()).toContain('Seen');
    expect((await editor.post(`${documentPath}/publish`, { version: version + 1 })).status).toBe(200);
    expect(await pageText()).toContain('Not yet');
  });

  test('an earlier version can be restored and published', async () => {
    await store({ header: words('Old one'), footer: emptyLayout });
    const { version: no } = await read();
    await store({ header: words('New one'), footer: emptyLayout });
    const { version } = await read();
    const restored = await editor.post(`${documentPath}/restore`, { version, no });
    expect([restored.status, restored.json()]).toMatchObject([200, { state: 'draft', version: version + 1 }]);
    expect((await editor.post(`${documentPath}/publish`, { version: version + 1 })).status).toBe(200);
    expect(await pageText()).toContain('Old one');
  });

  test('what a program has written is what editors see', async () => {
    const { database, clock, website } = server;
    await saveLayout(database, clock, website.id, 'field:footer', words('By a program'));
    expect((await read()).footer).toEqual(words('By a program'));
  });
});

async function addHomepage(websiteId: string): Promise<void> {
  const { database, clock } = server;
  const page = { urlId: 'home', typeName: 'page', type: CollectionType.page, texts: { en: { title: 'Home' } } };
  await makeHomepage(database, websiteId, await createCollection(database, clock, websiteId, page));
}

async function read(): Promise<Pair> {
  return (await editor.get(path)).json<Pair>();
}

async function store(pair: { readonly header: LayoutDocument; readonly footer: LayoutDocument }): Promise<void> {
  const { version } = await read();
  expect((await editor.put(path, { version, ...pair })).status).toBe(200);
}

async function pageText(page = '/'): Promise<string> {
  return (await server.visitor().get(page, { accept: 'text/html' })).text;
}

function words(text: string): LayoutDocument {
  return layoutOf({ en: [{ type: 'html', props: { id: 'a', html: `<p>${text}</p>` } }] });
}

async function writeTheme(name: string, region: string): Promise<void> {
  const folder = join(server.parts.config.dataFolder, 'themes', name);
  await mkdir(folder, { recursive: true });
  const conf = { name, layouts: { default: { regions: ['site'] } } };
  await writeFile(join(folder, 'template.conf'), JSON.stringify(conf));
  await writeFile(join(folder, 'site.region'), region);
}
