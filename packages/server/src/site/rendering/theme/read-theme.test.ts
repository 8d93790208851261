import { writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { projectFolder } from '../../../platform/project-folder.ts';
import { readTheme } from './read-theme.ts';
import { layoutOf } from './theme.ts';

const folders: string[] = [];
afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

async function themeOf(files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'theme-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return await readTheme(folder);
}

const conf = (more: object = {}) =>
  JSON.stringify({
    name: 'T',
    author: 'A',
    layouts: { default: { name: 'D', regions: ['top', 'bottom.region'] } },
    ...more,
  });

describe('reading a theme folder', () => {
  test('joins the regions of a layout in order, named with or without their suffix', async () => {
    const theme = await themeOf({ 'template.conf': conf(), 'top.region': 'A', 'bottom.region': 'B' });
    expect(layoutOf(theme, []).source).toBe('AB');
  });

  test('finds regions in a sub-folder and drops byte-order marks', async () => {
    const theme = await themeOf({
      'template.conf': `\uFEFF${conf()}`,
      'regions/top.region': '\uFEFFA',
      'bottom.region': 'B',
    });
    expect(layoutOf(theme, []).source).toBe('AB');
    expect(theme.faults).toEqual([]);
  });

  test('takes the first layout where there is no default', async () => {
    const layouts = { home: { name: 'Home', regions: ['top'] }, other: { name: 'Other', regions: [] } };
    const theme = await themeOf({ 'template.conf': conf({ layouts }), 'top.region': 'A' });
    expect(layoutOf(theme, [undefined, 'gone'])).toMatchObject({ id: 'home', source: 'A' });
    expect(layoutOf(theme, ['other'])).toMatchObject({ id: 'other', source: '' });
  });

  test.each([
    ['a script of its own', { 'scripts/a.js': '' }],
    ['an inline script', { 'top.region': '<script>a()</script>' }],
    ['a handler', { 'top.region': '<a onclick="a()">' }],
    ['pictures that scripts load', { 'blocks/a.block': '<img {@|image-meta}/>' }],
    ['the element of a video', { 'blocks/a.block': '{@|video}' }],
  ])('knows that %s needs what scripts expect of the page', async (_, files) => {
    expect((await themeOf({ 'template.conf': conf(), ...files })).usesClient).toBe(true);
  });

  test('loads nothing for scripts where there are none, or where the theme declares that it needs nothing', async () => {
    const plain = '<img src="{assetUrl}"{@|image-srcset}><p class="on-sale" data-on="1">';
    expect((await themeOf({ 'template.conf': conf(), 'top.region': plain })).usesClient).toBe(false);
    const files = { 'template.conf': conf({ clientScripts: false }), 'scripts/a.js': '' };
    expect((await themeOf(files)).usesClient).toBe(false);
    for (const own of ['starter', 'system']) {
      expect((await readTheme(join(projectFolder, 'themes', own))).usesClient).toBe(false);
    }
  });

  test('reads collections, with and without templates of their own', async () => {
    const theme = await themeOf({
      'template.conf': conf(),
      'collections/blog.conf': '{"title":"Blog","layout":"wide"}',
      'collections/blog.list': 'LIST',
      'collections/folder.conf': '{}',
    });
    expect(theme.collections.get('blog')).toEqual({
      conf: { title: 'Blog', layout: 'wide' },
      list: 'LIST',
      item: undefined,
    });
    expect(theme.collections.get('folder')).toEqual({ conf: {}, list: undefined, item: undefined });
  });

  test('counts a template without a configuration as a collection type', async () => {
    const theme = await themeOf({ 'template.conf': conf(), 'collections/a.list': 'L', 'collections/b.item': 'I' });
    expect([...theme.collections]).toEqual([
      ['a', { conf: {}, list: 'L', item: undefined }],
      ['b', { conf: {}, list: undefined, item: 'I' }],
    ]);
    expect(theme.faults.filter(({ file }) => file !== 'template.conf')).toEqual([]);
  });

  test('reads custom types, and leaves out what is none', async () => {
    const field = { name: 'client', title: 'Client', type: 'text' };
    const customTypes = [
      { name: 'project', title: 'Project', base: 'image', fields: [field, 7] },
      null,
      { title: 'x' },
    ];
    const theme = await themeOf({ 'template.conf': conf({ customTypes }) });
    expect([...theme.customTypes]).toEqual([['project', { title: 'Project', base: 'image', fields: [field] }]]);
    expect((await themeOf({ 'template.conf': conf({ customTypes: 'no list' }) })).customTypes.size).toBe(0);
  });

  test('knows which block files replace a content block', async () => {
    const theme = await themeOf({
      'template.conf': conf(),
      'blocks/nice-quote.block': 'Q',
      'blocks/nice-quote.block.conf': '{"type":"quote"}',
      'blocks/plain.block': 'P',
    });
    expect([...theme.blockOverrides]).toEqual([['quote', 'nice-quote.block']]);
    expect([...theme.blocks.keys()]).toEqual(['nice-quote.block', 'plain.block']);
  });

  test('puts reset.css first, only once, and skips sheets that are not there', async () => {
    const theme = await themeOf({
      'template.conf': conf({ stylesheets: ['a.less', 'gone.less', 'reset.css'] }),
      'styles/a.less': 'a',
      'styles/reset.css': 'r',
    });
    expect(theme.styleSources.map(({ path }) => path)).toEqual(['reset.css', 'a.less']);
  });

  test('reports what is broken and still gives a theme', async () => {
    const theme = await themeOf({ 'template.conf': conf(), 'top.region': 'A', 'collections/x.conf': '{ not json' });
    expect(layoutOf(theme, []).source).toBe('A');
    expect(theme.faults.map(({ file }) => file)).toEqual(['template.conf', 'collections/x.conf']);
  });

  test('ignores odd values, names them, and keeps the rest', async () => {
    const odd = {
      name: 7,
      author: ['A'],
      layouts: { default: { regions: ['top', 4] }, bad: 'top', none: { regions: 'top' } },
      navigations: {},
      stylesheets: 'a.less',
      systemCollections: [null, 'blog'],
    };
    const theme = await themeOf({
      'template.conf': JSON.stringify(odd),
      'top.region': 'A',
      'pages/about.page': 'P',
      'pages/about.page.conf': '{"title":3,"description":"D"}',
      'blocks/x.block': 'X',
      'blocks/x.block.conf': '{"type":{}}',
      'strings/template-en.json': '{"a":"A","b":{}}',
    });
    expect(layoutOf(theme, []).source).toBe('A');
    expect(theme).toMatchObject({ author: '', navigations: [], styleSources: [], systemCollections: ['blog'] });
    expect(theme.pages.get('about')).toEqual({ source: 'P', title: undefined, description: 'D' });
    expect([theme.blockOverrides.size, theme.strings.get('en')]).toEqual([0, { a: 'A' }]);
    expect(theme.faults).toEqual([]);
    expect(theme.remarks.map(({ file, fault }) => `${file} ${fault.replace(', and is ignored', '')}`)).toEqual([
      'template.conf "name" is not a text',
      'template.conf "author" is not a text',
      'template.conf "layouts.bad" is not an object',
      'template.conf "layouts.default.regions[1]" is not a text',
      'template.conf "layouts.none.regions" is not a list',
      'template.conf "navigations" is not a list',
      'template.conf "stylesheets" is not a list',
      'template.conf "systemCollections[0]" is not a text',
      'blocks/x.block.conf "type" is not a text',
      'pages/about.page.conf "title" is not a text',
      'strings/template-en.json "b" is not a text',
    ]);
  });

  test('a file and a folder that cannot be read cost only themselves', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'theme-'));
    folders.push(folder);
    await writeFile(join(folder, 'template.conf'), conf());
    await writeFile(join(folder, 'top.region'), 'TOP');
    // Names that are not UTF-8, as some programs unpack them, are listed but cannot be opened.
    const odd = (name: string) => Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff]), Buffer.from(name)]);
    await writeFile(odd('.region'), 'A');
    await mkdir(odd('blocks'));
    const theme = await readTheme(folder);
    expect(theme.faults.slice(0, 2)).toEqual([
      { file: '\uFFFDblocks', fault: 'cannot be read' },
      { file: '\uFFFD.region', fault: 'cannot be read' },
    ]);
    expect(layoutOf(theme, []).source).toBe('TOP');
  });

  test('follows no link out of its folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'theme-'));
    folders.push(folder);
    await writeFile(join(folder, 'template.conf'), conf());
    await mkdir(join(folder, 'blocks'));
    await symlink('/etc/hostname', join(folder, 'blocks', 'secret.block'));
    await symlink('/etc', join(folder, 'assets'));
    await symlink('..', join(folder, 'blocks', 'loop'));
    const theme = await readTheme(folder);
    expect([...theme.files]).toEqual(['template.conf']);
    expect(theme.blocks.size).toBe(0);
    expect(theme.remarks.map(({ file }) => file)).toEqual(['assets', 'blocks/loop', 'blocks/secret.block']);
  });

  test('refuses a folder beyond the limits', async () => {
    const nested = `assets/${'a/'.repeat(13)}b.txt`;
    await expect(themeOf({ 'template.conf': conf(), [nested]: '' })).rejects.toThrow('folders deep');
    const large = { 'template.conf': conf(), 'styles/a.css': ' '.repeat(2 * 1024 * 1024 + 1) };
    await expect(themeOf(large)).rejects.toThrow('styles/a.css has more than 2 MB');
    const folder = await mkdtemp(join(tmpdir(), 'theme-'));
    folders.push(folder);
    await writeFile(join(folder, 'film.mp4'), '');
    await truncate(join(folder, 'film.mp4'), 50 * 1024 * 1024 + 1);
    await expect(readTheme(folder)).rejects.toThrow('has more than 50 MB');
  });

  test('refuses a folder with too many files', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'theme-'));
    folders.push(folder);
    for (let number = 0; number <= 5000; number += 1) writeFileSync(join(folder, `${number}`), '');
    await expect(readTheme(folder)).rejects.toThrow('has more than 5000 files');
  });

  test('has a revision that changes with any file', async () => {
    const files = { 'template.conf': conf(), 'top.region': 'A' };
    const [first, same, changed] = await Promise.all([
      themeOf(files),
      themeOf(files),
      themeOf({ ...files, 'top.region': 'B' }),
    ]);
    expect(same.revision).toBe(first.revision);
    expect(changed.revision).not.toBe(first.revision);
  });

  test('knows its scripts by the hash of what they hold', async () => {
    const hashOf = async (source: string) => {
      const theme = await themeOf({ 'template.conf': conf(), 'top.region': 'A', 'scripts/menu/open.js': source });
      return theme.scriptHashes.get('menu/open.js');
    };
    expect(await hashOf('one')).toMatch(/^[0-9a-f]{12}$/);
    expect(await hashOf('one')).toBe(await hashOf('one'));
    expect(await hashOf('one')).not.toBe(await hashOf('two'));
  });
});
