import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liftBodies } from '../tags/lift-bodies.ts';
import { scanTags } from '../tags/scan-tags.ts';
import { fontVariables } from './font-variables.ts';
import { otherOrigins } from './other-origins.ts';
import { readTheme } from './read-theme.ts';
import { styleDefinitions, unclosedLine } from './style-definitions.ts';
import { readLayout, type Theme } from './theme.ts';
import { readTweaks } from './tweaks.ts';

/** As much as a template or sheet may have. If time grew with the square of it, none of these would end. */
const SIZE = 2 * 1024 * 1024;
const filled = (text: string) => text.repeat(Math.floor(SIZE / text.length));

describe('a sheet that is read to its end again and again', () => {
  test.each([
    ['texts without an end', '\\"', 0],
    ['addresses without an end', 'url(', 0],
    ['comments without an end', '/* ', 0],
    ['interpolated variables', '@{a}', 0],
    ['braces', '{', 1],
  ])('costs no more than its length: %s', (_, part, unclosed) => {
    expect(unclosedLine(filled(part)) ?? 0).toBe(unclosed);
    expect(styleDefinitions(`@a: 1;${filled(part)}`)).toMatch(/^@a: 1;/);
  });

  test.each([
    ['beginnings of a tweak', filled('//tweak:{')],
    ['one long word in a tweak', `//tweak:{${filled('a')}}`],
    ['spaces after a mixin', `// tweak: {"type":"font"}\n.a${filled(' ')}`],
    ['many fonts', filled('// tweak: {"type":"font"}\n.a { color: red }\n')],
  ])('costs no more than its length: %s', (_, source) => {
    expect(readTweaks([{ path: 'a.less', source }])).toBeInstanceOf(Array);
    expect(fontVariables([{ path: 'a.less', source }]).length).toBeLessThan(1000);
  });
});

describe('a template that is read to its end again and again', () => {
  test.each([
    ['tags without an end', '<squarespace:query '],
    ['tags that are not closed', '<squarespace:query>'],
    ['instructions without an end', '<squarespace:query {'],
  ])('costs no more than its length: %s', (_, part) => {
    const source = filled(part);
    expect(liftBodies(source, () => 0)).toBe(source);
  });

  test('costs no more than its length: thousands of tags with bodies', () => {
    const bodies: number[] = [];
    const source = filled('<squarespace:query>\nx</squarespace:query>');
    liftBodies(source, (_, linesBefore) => bodies.push(linesBefore));
    expect(bodies.at(-1)).toBe(bodies.length - 1);
    expect(scanTags(source)).toHaveLength(bodies.length);
  });

  test('costs no more than its length: beginnings of meta tags', () => {
    expect(readLayout('a', filled('<meta '))).toMatchObject({ hasCharset: false, hasViewport: false });
    expect(readLayout('a', `${filled('<meta ')}<meta charset="utf-8"><meta name=viewport>`)).toMatchObject({
      hasCharset: true,
      hasViewport: true,
    });
  });
});

describe('the search for other origins', () => {
  let theme: Theme;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'theme-'));
    const files: Readonly<Record<string, string>> = {
      'template.conf': '{}',
      'blocks/scripts.block': filled('<script src '),
      'blocks/open.block': filled('<script>'),
      'styles/imports.less': filled('@import ('),
      'styles/fonts.less': `a { src: url(//${filled('aa.')}`,
      'styles/comments.less': filled('/* '),
      'scripts/many.js': Array.from({ length: 60_000 }, (_, number) => `"//h${number}.test"`).join('\n'),
    };
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text.slice(0, SIZE));
    }
    theme = await readTheme(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('costs no more than the length of what it reads', async () => {
    const found = await otherOrigins(theme);
    expect(found).toHaveLength(60_000);
    expect(found.at(-1)).toMatchObject({ line: 60_000, origin: 'https://h59999.test' });
  });
});
