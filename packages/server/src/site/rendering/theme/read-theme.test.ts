import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { readTheme } from './read-theme.ts';
import { layoutSource } from './theme.ts';

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
    expect(theme.layouts.get('default')).toBe('AB');
  });

  test('finds regions in a sub-folder and drops byte-order marks', async () => {
    const theme = await themeOf({
      'template.conf': `\uFEFF${conf()}`,
      'regions/top.region': '\uFEFFA',
      'bottom.region': 'B',
    });
    expect(theme.layouts.get('default')).toBe('AB');
    expect(theme.faults).toEqual([]);
  });

  test('takes the first layout where there is no default', async () => {
    const layouts = { home: { name: 'Home', regions: ['top'] }, other: { name: 'Other', regions: [] } };
    const theme = await themeOf({ 'template.conf': conf({ layouts }), 'top.region': 'A' });
    expect(layoutSource(theme, [undefined, 'gone'])).toEqual({ id: 'home', source: 'A' });
    expect(layoutSource(theme, ['other'])).toEqual({ id: 'other', source: '' });
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
    expect(theme.layouts.get('default')).toBe('A');
    expect(theme.faults.map(({ file }) => file)).toEqual(['template.conf', 'collections/x.conf']);
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
