import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CollectionType } from '@awning/site-model';
import { layoutOf, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCollection, type LayoutOwner, saveLayout, saveNavigation } from '../../content/index.ts';
import type { ThemeSettingsBody } from './editing/schema.ts';
import type { AreasAnswer } from './schema.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signedInMember(server);
  await writeTheme('old', { menu: 'oldMenu', field: 'oldFooter' });
  await writeTheme('new', { menu: 'newMenu', field: 'newFooter' });
  await writeTheme('bare');
  for (const { id } of [server.website, server.otherWebsite]) await fill(id);
});
afterAll(() => server.close());
beforeEach(async () => {
  await choose('new');
  await save({});
});

async function writeTheme(name: string, areas?: { readonly menu: string; readonly field: string }): Promise<void> {
  const conf = {
    name,
    layouts: { default: { regions: ['site'] } },
    navigations: areas === undefined ? [] : [{ name: areas.menu, title: 'Main menu' }],
  };
  const tags = [
    `<squarespace:navigation navigationId="${areas?.menu}"><nav>{.repeated section items}[{externalLink.title}]{.end}</nav></squarespace:navigation>`,
    `<squarespace:block-field id="${areas?.field}" columns="12" label="The end" />`,
    '{.section collection}<squarespace:block-field id="intro-{id}" columns="12" />{.end}',
  ];
  const region = [...(areas === undefined ? [] : tags), '{squarespace.main-content}'];
  const folder = join(server.parts.config.dataFolder, 'themes', name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'template.conf'), JSON.stringify(conf));
  await writeFile(join(folder, 'site.region'), region.join('\n'));
}

async function fill(websiteId: string): Promise<void> {
  const { database, clock } = server;
  const page = { urlId: 'about', typeName: 'page', type: CollectionType.page, texts: { en: { title: 'About' } } };
  const id = await createCollection(database, clock, websiteId, page);
  const link = { url: 'https://dunes.test', texts: { en: { title: 'Dunes' } } };
  await saveNavigation(database, clock, websiteId, { name: 'oldMenu', entries: [link] });
  await saveNavigation(database, clock, websiteId, { name: 'emptyMenu', entries: [] });
  await write(websiteId, 'field:oldFooter', 'Open all year');
  await write(websiteId, `field:intro-${id}`, 'Hello');
}

async function write(websiteId: string, owner: LayoutOwner, text: string): Promise<void> {
  const document = layoutOf({ en: [{ type: 'html', props: { id: 'a', html: `<p>${text}</p>` } }] });
  expect(await saveLayout(server.database, server.clock, websiteId, owner, document)).toMatchObject({ ok: true });
}

async function choose(name: string): Promise<void> {
  expect((await admin.put('/api/website/theme', { name })).status).toBe(200);
}

async function save(themes: ThemeSettingsBody['themes']): Promise<void> {
  const { version } = (await admin.get('/api/website/theme-settings')).json<{ version: number }>();
  const saved = await admin.put('/api/website/theme-settings', { version, body: { themes } });
  expect(saved.status).toBe(200);
  const published = await admin.post('/api/website/theme-settings/publish', {
    version: saved.json<{ version: number }>().version,
  });
  expect(published.status).toBe(200);
}

async function shown() {
  const { text } = await server.visitor().get('/about', { accept: 'text/html' });
  return { menu: text.includes('[Dunes]'), footer: text.includes('Open all year'), intro: text.includes('Hello') };
}

test('a theme that does not know an area is offered what is stored there', async () => {
  const { areas, kept } = (await admin.get('/api/website/themes/new/areas')).json<AreasAnswer>();
  expect(areas).toEqual([
    { kind: 'navigation', name: 'newMenu', title: 'Main menu', isEmpty: true },
    { kind: 'field', name: 'newFooter', title: 'The end', isEmpty: true },
  ]);
  expect(kept).toEqual([
    { kind: 'navigation', name: 'oldMenu', parts: 1 },
    { kind: 'field', name: 'oldFooter', parts: 1 },
  ]);
  const own = (await admin.get('/api/website/themes/old/areas')).json<AreasAnswer>();
  expect(own.areas.map(({ isEmpty }) => isEmpty)).toEqual([false, false]);
  expect(own.kept).toEqual([]);
  const bare = (await admin.get('/api/website/themes/bare/areas')).json<AreasAnswer>();
  expect(bare).toEqual({ areas: [], kept: [] });
  expect((await admin.get('/api/website/themes/gone/areas')).status).toBe(404);
});

test('what is kept is shown where the owner puts it, at once and in this theme only', async () => {
  expect(await shown()).toEqual({ menu: false, footer: false, intro: true });
  const areas = { navigation: { newMenu: 'oldMenu' }, field: { newFooter: 'oldFooter' } };
  await save({ new: { tweaks: {}, areas } });
  expect(await shown()).toEqual({ menu: true, footer: true, intro: true });
  await choose('old');
  expect(await shown()).toEqual({ menu: true, footer: true, intro: true });
  await choose('new');
  await save({ old: { tweaks: {}, areas } });
  expect(await shown()).toEqual({ menu: false, footer: false, intro: true });
});

test('a change of what is kept is seen at once where it is shown', async () => {
  await save({ new: { tweaks: {}, areas: { navigation: {}, field: { newFooter: 'oldFooter' } } } });
  expect(await shown()).toMatchObject({ footer: true });
  await write(server.website.id, 'field:oldFooter', 'Closed');
  expect(await shown()).toMatchObject({ footer: false });
});
