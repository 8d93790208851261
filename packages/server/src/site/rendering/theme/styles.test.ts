import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import less from 'less';
import { describe, expect, test } from 'vitest';
import { buildIfStale } from '../../../assembly/start/built.fixture.ts';
import { projectFolder } from '../../../platform/project-folder.ts';
import { compileStyles, MAX_CACHED_SHEETS, STYLE_COMPILER } from './compile-styles.ts';
import { fontVariables } from './font-variables.ts';
import { compileLess, lessFault } from './less.ts';
import { compileLessApart } from './less-apart.ts';
import { readTheme } from './read-theme.ts';
import type { Theme } from './theme.ts';
import { tweakClass, tweakClasses } from './tweak-values.ts';
import { readTweaks } from './tweaks.ts';

function themeWith(sheets: Readonly<Record<string, string>>): Theme {
  const styleSources = Object.entries(sheets)
    .filter(([path]) => !path.startsWith('import/'))
    .map(([path, source]) => ({ path, source }));
  return { styleSources, sheets: new Map(Object.entries(sheets)) } as unknown as Theme;
}

const system = themeWith({
  'base.less': '.sqs-ui-font() { font-family: serif; }',
  'import/sqs-grid-breaker.less': '.grid { display: block; }',
});

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function cssOf(sheets: Readonly<Record<string, string>>) {
  const { css, faults } = await compileStyles(themeWith(sheets), system);
  return { css: css.replaceAll(/\s+/g, ' ').trim(), faults };
}

describe('compiling styles', () => {
  test('compiles all sheets as one unit, plain style sheets included', async () => {
    const { css } = await cssOf({ 'a.less': '@space: 4px;', 'b.css': '.x { margin: @space * 2; }' });
    expect(css).toBe('.x { margin: 8px; }');
  });

  test('evaluates division everywhere, as old themes expect', async () => {
    expect((await cssOf({ 'a.less': '.x { width: 100px / 4; }' })).css).toBe('.x { width: 25px; }');
  });

  test('supplies the imports and mixins of the host', async () => {
    const { css } = await cssOf({
      'a.less': '@media (max-width: 9px) { @import "sqs-grid-breaker"; } .x { .sqs-ui-font(); }',
    });
    expect(css).toBe('@media (max-width: 9px) { .grid { display: block; } } .x { font-family: serif; }');
  });

  test('leaves imports by address to the browser', async () => {
    const address = '@import url("https://fonts.example/a.css");';
    expect((await cssOf({ 'a.less': address })).css).toBe(address);
  });

  test('defines the variables of font tweaks, from the mixin and with fallbacks', async () => {
    const sheet =
      '// tweak: {"type":"font","title":"Body"}\n.body-font { font-size: 15px; }\n.x { font-size: @body-font-font-size; font-style: @body-font-font-style; }';
    expect((await cssOf({ 'a.less': sheet })).css).toContain('.x { font-size: 15px; font-style: normal; }');
    expect(fontVariables([{ path: 'a.less', source: sheet }])).toContain('@body-font-line-height: 1.5em;');
  });

  test('keeps the host styles of a theme that does not compile, and says what is wrong', async () => {
    const { css, faults } = await cssOf({ 'a.less': '.x { color: @missing; }' });
    expect(css).toBe('');
    expect(faults[0]?.fault).toContain('@missing');
  });

  test('a faulty sheet costs itself only, and others still use its variables and mixins', async () => {
    const { css, faults } = await cssOf({
      'a.less':
        '@space: 4px; // a note with "one quote\n.tall(@h) { height: @h; }\n.plain { color: red; }\n.x { color: @missing; }',
      'b.less': '.y { margin: @space; .tall(1px); .plain; }',
    });
    expect(css).toBe('.y { margin: 4px; height: 1px; color: red; }');
    expect(faults).toEqual([{ file: 'styles/a.less', line: 4, fault: 'variable @missing is undefined' }]);
  });

  test.each(['.x { color: red', '.x { .nowhere(); }', '@import "broken";'])(
    'compiles the sheets beside %s',
    async (source) => {
      const { css, faults } = await cssOf({
        'a.less': source,
        'b.less': '.y { color: blue; }',
        'import/broken.less': '.z {',
      });
      expect(css).toContain('.y { color: blue; }');
      expect(faults.map(({ file, line }) => [file, line])).toEqual(
        source.startsWith('@import') ? [] : [['styles/a.less', 1]],
      );
    },
  );

  test('a mixin that nobody defines costs its own line, and the rest of its sheet is compiled', async () => {
    const { css, faults } = await cssOf({
      'a.less': '.mine() { top: 1px; }\n.x { .mine; .nowhere(1px; "a;b"); color: red; }\n.y { .x; .elsewhere }',
      'b.less': '.z { .nowhere; left: 1px; }',
    });
    expect(css).toBe('.x { top: 1px; color: red; } .y { top: 1px; color: red; } .z { left: 1px; }');
    expect(faults).toEqual([
      { file: 'styles/a.less', line: 2, fault: '.nowhere is undefined' },
      { file: 'styles/a.less', line: 3, fault: '.elsewhere is undefined' },
    ]);
  });

  test('the mixins of the official frameworks work where a theme does not bring them, and are its own where it does', async () => {
    const { css, faults } = await cssOf({
      'a.less':
        '.flex-wrap(@how) { -webkit-flex-wrap: @how; }\n.x { .display-flex(); .flex-direction(column); .flex-wrap(nowrap); .flex(1 1 auto); .align-items; .order(2); .social-icons-color(red); }',
    });
    expect(css).toBe(
      '.x { display: flex; flex-direction: column; -webkit-flex-wrap: nowrap; flex: 1 1 auto; align-items: stretch; order: 2; color: red; fill: red; }',
    );
    expect(faults).toEqual([]);
  });

  test('the host has the colours that newsletter forms of old themes name', async () => {
    const host = await readTheme(join(projectFolder, 'themes', 'system'));
    const sheet = '.x { color: fadeout(@newsletterTextColor, 50%); border-color: darken(@borderColor, 5%); }';
    const { css, faults } = await compileStyles(themeWith({ 'a.less': `${sheet} @borderColor: #fff;` }), host);
    expect(faults).toEqual([]);
    expect(css).toMatch(/\.x \{\s+color: rgba\(34, 34, 34, 0\.5\);\s+border-color: #f2f2f2;/);
  });

  test('variables stand in selectors as old themes write them', async () => {
    const { css, faults } = await cssOf({
      'a.less':
        '@n: 2;\n(~".span@{n}") { top: 1px; }\n.row {\n  (~".s@{n}"), b { left: 1px; } i:nth-child(@n) { left: ~"2px"; }\n}\n.loop(@i) when (@i > 0) { (~\'.l@{i}\') { top: @i } .loop(@i - 1); } .loop(1);',
    });
    expect(css).toBe(
      '.span2 { top: 1px; } .row .s2, .row b { left: 1px; } .row i:nth-child(2) { left: 2px; } .l1 { top: 1; }',
    );
    expect(faults).toEqual([]);
  });

  test.each(['part', './part', './part.less'])('"%s" that is faulty costs itself only', async (name) => {
    const theme = themeWith({ 'a.less': `@import "${name}"; .y { color: blue; }`, 'import/x': '' });
    const sheets = new Map([...theme.sheets, ['part.less', '\n.z { color: @missing; }']]);
    const { css, faults } = await compileStyles({ ...theme, sheets }, system);
    expect(css).toContain('.y {');
    expect(faults).toEqual([{ file: 'styles/part.less', line: 2, fault: 'variable @missing is undefined' }]);
  });

  test('a fault for which the compiler gives no reason is still one', () => {
    for (const error of [{ message: undefined }, { message: '' }, {}]) {
      expect(lessFault(error)).toEqual({ fault: 'The compiler gives no reason' });
    }
  });

  test('takes characters that only look like spaces for spaces, but not inside a text', async () => {
    const { css } = await cssOf({ 'a.less': '.x\u00A0{\u2003content:\u00A0"a\u00A0b"; }' });
    expect(css).toBe('.x { content: "a b"; }');
  });

  test.each([
    '@import url(//fonts.example/css?family=A);',
    '@import "https://fonts.example/css?family=A";',
    "@import (less) url('http://fonts.example/a.less');",
  ])('never fetches %s', async (address) => {
    expect((await cssOf({ 'a.less': address })).css).toMatch(/^@import (?:url\()?["']?(?:https?:)?\/\/fonts\.example/);
  });

  test('reads no file of the server and runs no module', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'styles-'));
    await writeFile(join(folder, 'secret.txt'), 'SECRET');
    await writeFile(join(folder, 'evil.js'), 'globalThis.lessPluginRan = true;');
    const file = (name: string) => JSON.stringify(join(folder, name));
    const { css } = await cssOf({
      'a.less': `.a { background: data-uri('text/plain', ${file('secret.txt')}); }`,
      'b.less': `.b { width: image-width(${file('secret.txt')}); }`,
      'c.less': `@import (inline) ${file('secret.txt')};`,
      'd.less': `@plugin ${file('evil.js')}; @import "inner"; .d { color: red; }`,
      'import/inner.less': '',
      'inner.less': `@plugin ${file('evil.js')};`,
    });
    expect(css).not.toContain('SECRET');
    expect(css).toContain('.d { color: red; }');
    expect(globalThis).not.toHaveProperty('lessPluginRan');
    await rm(folder, { recursive: true });
  });

  test.each(['image-size', 'image-width', 'image-height'])(
    '%s() does not measure a picture of the server',
    async (name) => {
      const folder = await mkdtemp(join(tmpdir(), 'styles-'));
      const picture = join(folder, 'picture.png');
      await writeFile(picture, Buffer.from(onePixel, 'base64'));
      const { css, faults } = await cssOf({
        'a.less': `.a { width: ${name}("${picture}"); }`,
        'b.less': '.b { color: red; }',
      });
      expect(css).toBe('.b { color: red; }');
      expect(faults).toMatchObject([
        { file: 'styles/a.less', line: 1, fault: expect.stringContaining('cannot be read') },
      ]);
      await rm(folder, { recursive: true });
    },
  );

  test('the built server compiles in a thread of its own, to the same result and the same complaint', async () => {
    await buildIfStale();
    const imports = new Map([['grid.less', '.grid { width: 100px / 4; }']]);
    for (const source of ['@import "grid"; .x { color: red; }', '.x { color: @missing; }']) {
      expect(await compileLessApart({ source, imports })).toEqual(await compileLess({ source, imports }));
    }
    const endless = '.loop(@n) when (@n > 0) { .loop(@n + 1); width: @n; } .x { .loop(1); }';
    const late = /more than 1 seconds to compile|more than 512 MB|call stack/;
    expect(await compileLessApart({ source: endless, imports }, 1000)).toEqual({
      ok: false,
      fault: expect.stringMatching(late),
    });
  });
});

describe('tweaks', () => {
  const read = (source: string) => readTweaks([{ path: 'a.less', source }]);

  test('are read in JSON and in the lenient form', () => {
    expect(read('// tweak: {"type":"color","title":"Text"}\n@text: #000;')).toMatchObject([
      { type: 'color', title: 'Text', target: '@text' },
    ]);
    expect(read("// tweak: { type: 'font', title: 'Body' }\n.body { }")).toMatchObject([
      { type: 'font', title: 'Body', target: '.body' },
    ]);
  });

  test('count only when the comment begins with the marker and the type is known', () => {
    expect(read('// off tweak: {"type":"color"}\n@a: 1;')).toEqual([]);
    expect(read('// tweak: {"type":"private-thing"}\n@a: 1;')).toEqual([]);
  });

  test('give body classes for checkboxes that are on and for chosen options', () => {
    const tweaks = read(
      '// tweak: {"type":"checkbox","title":"Hide Title","active":true}\n// tweak: {"type":"checkbox","title":"Other","active":false}\n// tweak: {"type":"dropdown","title":"Ratio","default":"2.40:1 Anamorphic Widescreen"}\n',
    );
    expect(tweakClasses(tweaks)).toEqual(['hide-title', 'ratio-2401-anamorphic-widescreen']);
    expect(tweakClass('2.40:1 Anamorphic Widescreen')).toBe('2401-anamorphic-widescreen');
  });
});

test('sheets that another version of the compiler has made are not taken from disk', () => {
  expect(STYLE_COMPILER.less).toBe(less.version.join('.'));
});

test('a sheet that was compiled before comes from disk, and a changed one does not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'styles-'));
  const compile = async (source: string) => (await compileStyles(themeWith({ 'a.less': source }), system, folder)).css;
  await compile('.x { width: 1px + 1px; }');
  const [file = ''] = await readdir(folder);
  await writeFile(join(folder, file), 'from disk');
  expect(await compile('.x { width: 1px + 1px; }')).toBe('from disk');
  expect(await compile('.x { width: 2px + 1px; }')).toContain('3px');
  await rm(folder, { recursive: true });
});

test('of the sheets on disk only the latest are kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'styles-'));
  const old = Array.from({ length: MAX_CACHED_SHEETS }, (_, number) => join(folder, `${number}.css`));
  for (const file of old) {
    await writeFile(file, '');
    await utimes(file, 1, 1);
  }
  await compileStyles(themeWith({ 'a.less': '.x { width: 1px; }' }), system, folder);
  const left = await readdir(folder);
  expect(left).toHaveLength(MAX_CACHED_SHEETS);
  expect(left.filter((name) => /^[\da-f]{64}\.css$/.test(name))).toHaveLength(1);
  await rm(folder, { recursive: true });
});
