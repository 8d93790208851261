import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CollectionType, TeamRole } from '@awning/site-model';
import { addFile, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeZip } from '../../../platform/zip/write-zip.fixture.ts';
import { createCollection } from '../../content/index.ts';
import type { ThemeSettingsBody } from './editing/schema.ts';
import type { FontsAnswer, LookAnswer, TweaksAnswer } from './schema.ts';

let server: TestServer;
let admin: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signedInMember(server);
  stranger = await signedInMember(server, { website: server.otherWebsite });
  await writeTheme('sea');
  await writeTheme('sand');
  for (const { id } of [server.website, server.otherWebsite]) {
    const page = { urlId: 'about', typeName: 'page', type: CollectionType.page, texts: { en: { title: 'About' } } };
    await createCollection(server.database, server.clock, id, page);
  }
  for (const member of [admin, stranger]) await choose('sea', member);
});
afterAll(() => server.close());

const sheet = [
  '// tweak: { "type": "color", "title": "Tint", "category": "Colours" }',
  '@tint: #123456;',
  '// tweak: { "type": "value", "title": "Width", "min": 100, "max": 900, "step": 10 }',
  '@width: 600px;',
  '// tweak: { "type": "font", "title": "Body" }',
  '.body-font { font-size: 15px; }',
  '// tweak: { "type": "checkbox", "title": "Wide header" }',
  '// tweak: { "type": "dropdown", "title": "Menu", "options": ["Left", "Right"], "default": "Left" }',
  '// tweak: { "type": "image", "title": "Pattern" }',
  '@pattern: none;',
  'p { color: @tint; max-width: @width; background: @pattern; .body-font; line-height: @body-font-font-size; }',
].join('\n');

function themeFiles(name: string, styles: string): Readonly<Record<string, string>> {
  return {
    'template.conf': JSON.stringify({ name, layouts: { default: { regions: ['site'] } }, stylesheets: ['a.less'] }),
    'site.region':
      '{squarespace-headers}<link rel="stylesheet" href="//fonts.dunes.test/a.css"><body class="{squarespace.page-classes}">{squarespace.main-content}',
    'styles/a.less': styles,
    'scripts/a.js': '',
  };
}

async function writeTheme(name: string, styles = sheet): Promise<void> {
  for (const [path, content] of Object.entries(themeFiles(name, styles))) {
    const file = join(server.parts.config.dataFolder, 'themes', name, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

async function choose(name: string, member = admin): Promise<void> {
  expect((await member.put('/api/website/theme', { name })).status).toBe(200);
}

interface Settings {
  readonly version: number;
  readonly body: ThemeSettingsBody;
}

async function draft(themes: ThemeSettingsBody['themes'], member = admin) {
  const { version } = (await member.get('/api/website/theme-settings')).json<Settings>();
  return await member.put('/api/website/theme-settings', { version, body: { themes } });
}

/** Saves and publishes; returns what the save answered. */
async function save(themes: ThemeSettingsBody['themes'], member = admin) {
  const saved = await draft(themes, member);
  if (saved.status === 200) await publish(saved.json<Settings>().version, member);
  return saved;
}

async function publish(version: number, member = admin): Promise<number> {
  const published = await member.post('/api/website/theme-settings/publish', { version });
  expect([published.status, published.text]).toEqual([200, expect.any(String)]);
  return published.json<Settings>().version;
}

const look = (body: object, name = 'sea') => admin.post(`/api/website/themes/${name}/look`, body);

/** What a visitor gets: classes of the body, values for scripts, and the rule of the paragraph. */
async function shown(website?: TestServer['otherWebsite']) {
  const visitor = server.visitor(website);
  const { text } = await visitor.get('/about', { accept: 'text/html' });
  const css = (await visitor.get(/href="(\/site\.css[^"]*)"/.exec(text)?.[1] ?? '')).text;
  const context = /SQUARESPACE_CONTEXT = (\{.*\});<\/script>/.exec(text)?.[1] ?? '{}';
  return {
    // Ids of pages differ between websites.
    classes: (/<body class="([^"]*)"/.exec(text)?.[1] ?? '')
      .split(' ')
      .filter((name) => !/^collection-[\da-f]/.test(name)),
    scripts: (JSON.parse(context) as { tweakJSON?: Record<string, unknown> }).tweakJSON,
    rule: /\np \{[^}]*\}/.exec(css)?.[0] ?? '',
  };
}

test('lists what an owner can set, with the values of the theme', async () => {
  const { tweaks } = (await admin.get('/api/website/themes/sea/tweaks')).json<TweaksAnswer>();
  expect(tweaks.map(({ name, type, standard }) => [name, type, standard])).toEqual([
    ['@tint', 'color', '#123456'],
    ['@width', 'value', '600px'],
    ['.body-font', 'font', { 'font-size': '15px' }],
    ['Wide header', 'checkbox', false],
    ['Menu', 'dropdown', 'Left'],
    ['@pattern', 'image', 'none'],
  ]);
  expect(tweaks[1]).toMatchObject({ min: 100, max: 900, step: 10, unit: 'px' });
  expect((await admin.get('/api/website/themes/gone/tweaks')).status).toBe(404);
});

test('lists the typefaces that the theme brings', async () => {
  await writeTheme('sand', `${sheet}\n@font-face { font-family: "Sea"; src: url(/assets/sea.woff2); }`);
  await choose('sea');
  const { fonts } = (await admin.get('/api/website/themes/sand/fonts')).json<FontsAnswer>();
  expect(fonts).toContainEqual({ family: 'Sea', address: '/assets/sea.woff2' });
  expect((await admin.get('/api/website/themes/gone/fonts')).status).toBe(404);
});

test('published values reach styles, body classes and scripts of this website at once, and go back to those of the theme', async () => {
  const before = await shown();
  expect(before.rule).toContain('color: #123456');
  expect(before.classes).toContain('menu-left');
  const picture = await addFile(server);
  const answer = await save({
    sea: {
      tweaks: {
        '@tint': '#abcdef',
        '@width': '700',
        '.body-font': { 'font-size': '18px' },
        'Wide header': true,
        Menu: 'Right',
        '@pattern': picture,
      },
    },
  });
  expect(answer.json<Settings>().body.themes['sea']?.tweaks['@width']).toBe('700px');
  const after = await shown();
  expect(after.rule).toMatch(/color: #abcdef;\s+max-width: 700px;/);
  expect(after.rule).toMatch(/background: url\("\/s\/[^"]+"\);\s+font-size: 18px;\s+line-height: 18px/);
  expect(after.classes).toEqual(expect.arrayContaining(['wide-header', 'menu-right']));
  expect(after.classes).not.toContain('menu-left');
  expect(after.scripts).toMatchObject({
    tint: '#abcdef',
    '@tint': '#abcdef',
    'body-font': { 'font-size': '18px' },
    'Wide header': 'true',
    Menu: 'Right',
  });
  expect(await shown(server.otherWebsite)).toEqual(before);
  await save({});
  expect(await shown()).toEqual(before);
});

test('values belong to one theme and are there again when it is chosen again', async () => {
  await save({ sea: { tweaks: { '@tint': '#111111' } } });
  await choose('sand');
  expect((await shown()).rule).toContain('color: #123456');
  await choose('sea');
  expect((await shown()).rule).toContain('color: #111111');
});

test('a value that the theme does not allow is refused with its place, and what it does not know is left out', async () => {
  const refused = await save({ sea: { tweaks: { '@tint': 'red;}', '@width': '901px' } } });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.json<{ errors: Record<string, string> }>().errors)).toEqual([
    'body.themes.sea.tweaks.@tint',
    'body.themes.sea.tweaks.@width',
  ]);
  const saved = await save({ sea: { tweaks: { '@gone': '1px', '@width': '900px' } } });
  expect(saved.json<Settings>().body).toEqual({ themes: { sea: { tweaks: { '@width': '900px' } } } });
});

test('an earlier version can be restored', async () => {
  const first = (await save({ sea: { tweaks: { '@tint': '#222222' } } })).json<Settings>();
  const saved = (await draft({ sea: { tweaks: { '@tint': '#333333' } } })).json<Settings>();
  const version = await publish(saved.version);
  await admin.post('/api/website/theme-settings/restore', { version, no: first.version });
  expect((await shown()).rule).toContain('color: #333333');
  await publish(version + 1);
  expect((await shown()).rule).toContain('color: #222222');
});

test('visitors see nothing of a draft, and its preview link shows it with its own style sheet', async () => {
  await save({ sea: { tweaks: { '@tint': '#222222' } } });
  const fonts = 'https://fonts.dunes.test';
  const values = { '@tint': '#666666', 'Wide header': true };
  const { version } = (await draft({ sea: { tweaks: values, origins: [fonts] } })).json<Settings>();
  const before = await shown();
  expect(before.rule).toContain('color: #222222');
  expect(before.classes).not.toContain('wide-header');
  const { path } = (await admin.get('/api/website/theme-settings/preview')).json<{ path: string }>();
  const visitor = server.visitor();
  const link = path.slice(path.indexOf('?'));
  const { status, text, headers } = await visitor.get(`/about${link}&canvas=1`);
  expect([status, text]).toEqual([200, expect.stringContaining('wide-header')]);
  expect(headers['content-security-policy']).toContain(fonts);
  const [, sheet = ''] = /href="(\/site\.css[^"]*)"/.exec(text) ?? [];
  const styles = await visitor.get(sheet.replaceAll('&amp;', '&'));
  expect(styles.text).toContain('color: #666666');
  expect(styles.headers).toMatchObject({ 'cache-control': 'private, no-store', 'access-control-allow-origin': '*' });
  expect((await visitor.get('/site.css?preview=made-up')).status).toBe(404);
  const other = server.visitor({ host: server.otherWebsite.host });
  expect((await other.get(`/site.css${link}`)).status).toBe(404);
  expect(await shown()).toEqual(before);
  await publish(version);
  expect((await shown()).classes).toContain('wide-header');
  await save({});
});

test('values that are not saved are drawn, and change nothing', async () => {
  const before = await shown();
  const drawn = await look({ tweaks: { '@tint': '#777777', '@width': '700', Menu: 'Right' } });
  const { css, classes } = drawn.json<LookAnswer>();
  expect(/\np \{[^}]*\}/.exec(css ?? '')?.[0]).toMatch(/color: #777777;\s+max-width: 700px;/);
  expect(classes).toEqual({ on: ['menu-right'], off: ['wide-header', 'menu-left'] });
  const wrong = await look({ tweaks: { '@tint': 'red;}', '@width': '901px' } });
  expect([wrong.status, Object.keys(wrong.json<{ errors: object }>().errors)]).toEqual([
    400,
    ['body.tweaks.@tint', 'body.tweaks.@width'],
  ]);
  expect((await look({ tweaks: {} }, 'gone')).status).toBe(404);
  expect(await shown()).toEqual(before);
});

test('a value that only stands in the style sheet can be shown without another sheet', async () => {
  const { css } = (await look({ tweaks: {}, live: '@tint' })).json<LookAnswer>();
  expect(/\np \{[^}]*\}/.exec(css ?? '')?.[0]).toContain('color: var(--awning-live);');
  const { css: width } = (await look({ tweaks: {}, live: '@width' })).json<LookAnswer>();
  expect(/\np \{[^}]*\}/.exec(width ?? '')?.[0]).toContain('max-width: var(--awning-live);');
  for (const name of ['Menu', '.body-font', '@gone']) {
    expect((await look({ tweaks: {}, live: name })).json<LookAnswer>().css).toBeNull();
  }
});

test('pages load from other servers that the owner allows the theme, and from no others', async () => {
  const policy = async (path = '/about') => {
    const text = String((await server.visitor().get(path, { accept: 'text/html' })).headers['content-security-policy']);
    return Object.fromEntries(text.split('; ').map((part) => [part.split(' ')[0] ?? '', part]));
  };
  const fonts = 'https://fonts.dunes.test';
  const named = await admin.get('/api/website/themes/sea/origins');
  expect(named.json()).toEqual({ origins: [{ origin: fonts, files: ['site.region'] }] });
  await save({ sand: { tweaks: {}, origins: [fonts] } });
  expect(Object.values(await policy()).join(' ')).not.toContain(fonts);
  await save({ sea: { tweaks: {}, origins: [fonts] } });
  const allowed = await policy();
  for (const name of ['script-src', 'connect-src', 'style-src', 'font-src', 'form-action']) {
    expect(allowed[name]).toMatch(/ https:\/\/fonts\.dunes\.test$/);
  }
  expect(allowed['default-src']).toBe("default-src 'self'");
  // Where visitors pay.
  expect(Object.values(await policy('/cart')).join(' ')).not.toContain(fonts);
  for (const origin of [
    'http://a.example',
    'https://a.example/x',
    "https://a.example 'unsafe-inline'",
    'https://*.a.b',
    '*',
  ]) {
    const { status } = await save({ sea: { tweaks: {}, origins: [origin] } });
    expect({ origin, status }).toEqual({ origin, status: 400 });
  }
  await save({});
  expect(Object.values(await policy()).join(' ')).not.toContain(fonts);
});

test('a picture of a tweak is in use, so it stays out of the trash until the theme has its own again', async () => {
  const picture = await addFile(server);
  const uses = async () => (await admin.get(`/api/files/${picture}/uses`)).json<{ uses: { kind: string }[] }>().uses;
  await save({ sea: { tweaks: { '@pattern': picture } } });
  expect(await uses()).toMatchObject([{ kind: 'theme-settings', id: server.website.id }]);
  expect((await admin.delete(`/api/files/${picture}?version=0`)).status).toBe(409);
  await save({});
  expect(await uses()).toEqual([]);
});

test('values of another theme, which a newer version of it no longer allows, stand in nobody’s way', async () => {
  await save({ sand: { tweaks: { '@width': '800px' } } });
  await writeTheme('sand', sheet.replace('"max": 900', '"max": 700'));
  await choose('sea');
  const saved = await save({ sand: { tweaks: { '@width': '800px' } }, sea: { tweaks: { '@width': '300px' } } });
  expect(saved.status).toBe(200);
  const refused = await save({ sand: { tweaks: { '@width': '800px', '@tint': '#444444' } } });
  expect(refused.status).toBe(400);
  await save({});
});

test('many saves at once of the settings of an uploaded theme wait for each other, not for a connection', async () => {
  const archive = Object.entries(themeFiles('dunes', sheet)).map(([name, text]) => ({
    name,
    bytes: Buffer.from(text),
  }));
  const octets = { 'content-type': 'application/octet-stream' };
  const { id } = (await admin.post('/api/website/themes', writeZip(archive), octets)).json<{ id: string }>();
  const { version } = (await admin.get('/api/website/theme-settings')).json<Settings>();
  const body = { themes: { [id]: { tweaks: { '@tint': '#555555' } } } };
  // More than there are connections.
  const saves = Array.from({ length: 12 }, () => admin.put('/api/website/theme-settings', { version, body }));
  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
});

test('is for ADMIN', async () => {
  const editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
  expect((await editor.get('/api/website/theme-settings')).status).toBe(403);
  expect((await editor.get('/api/website/themes/sea/tweaks')).status).toBe(403);
});
