import { describe, expect, test } from 'vitest';
import type { Theme } from './theme.ts';
import { acceptedValue, tweakClasses, tweakValues } from './tweak-values.ts';
import { withTweaks } from './tweaked-styles.ts';
import { readTweaks, tweakedSources } from './tweaks.ts';

function themeWith(sheets: Readonly<Record<string, string>>, listed = Object.keys(sheets)): Theme {
  const styleSources = listed.map((path) => ({ path, source: sheets[path] ?? '' }));
  return { styleSources, sheets: new Map(Object.entries(sheets)) } as unknown as Theme;
}

function tweaked(source: string, choices: Parameters<typeof withTweaks>[1], pictures = {}): string | undefined {
  return withTweaks(themeWith({ 'a.less': source }), choices, pictures).styleSources[0]?.source;
}

describe('stored values of tweaks', () => {
  test('replace the definition of the variable that follows, and no other', () => {
    const source = [
      '@tint: blue;',
      '// tweak: { "type": "color", "title": "Tint" }',
      '',
      '// The colour of links.',
      '@tint:',
      '  #fff; @other: 1px;',
    ].join('\n');
    expect(tweaked(source, { '@tint': '#123' })).toBe(
      [...source.split('\n').slice(0, 4), '@tint: #123', '; @other: 1px;'].join('\n'),
    );
  });

  test('replace the declarations of a mixin, whatever is in its texts and comments', () => {
    const source = [
      '// tweak: { "type": "font", "title": "Body" }',
      '.body-font {',
      '  font-family: "A;}B"; // old } one',
      '  font-size: 15px',
      '}',
    ].join('\n');
    const result = tweaked(source, { '.body-font': { 'font-size': '18px', 'font-weight': '700' } });
    expect(result).toContain('font-family: "A;}B"');
    expect(result).not.toContain('15px');
    expect(result).toContain('font-size: 18px; font-weight: 700;');
    expect(result?.split('\n')).toHaveLength(5);
  });

  test('reach a mixin with nested rules by standing last in it', () => {
    const source = "// tweak: { type: 'font', title: 'A' }\n.a { font-size: 1px; b { font-size: 2px } }\n.c { x: y }";
    expect(tweaked(source, { '.a': { 'font-size': '3px' } })).toContain(
      'b { font-size: 2px }  font-size: 3px; }\n.c { x: y }',
    );
  });

  test('reach sheets that are only imported', () => {
    const theme = themeWith(
      {
        'site.less': '@import "parts/tweaks";\na { color: @ink; }',
        'parts/tweaks.less': '// tweak: { "type": "color", "title": "Ink" }\n@ink: red;',
      },
      ['site.less'],
    );
    expect(withTweaks(theme, { '@ink': '#abc' }, {}).sheets.get('parts/tweaks.less')).toContain('@ink: #abc;');
  });

  test('put the address of a picture into a variable or into the background of a mixin', () => {
    const id = '0198f5a0-0000-7000-8000-000000000001';
    const pictures = { [id]: '/s/a/b/c.png' };
    const variable = '// tweak: { "type": "image", "title": "Picture" }\n@picture: none;';
    expect(tweaked(variable, { '@picture': id }, pictures)).toContain('@picture: url("/s/a/b/c.png");');
    expect(tweaked(variable, { '@picture': id }, {})).toBe(variable);
    const mixin = '// tweak: { "type": "image", "title": "Picture" }\n.picture { color: red }';
    expect(tweaked(mixin, { '.picture': id }, pictures)).toContain('background-image: url("/s/a/b/c.png");');
  });

  test('that the theme does not allow are ignored', () => {
    const source = '// tweak: { "type": "color", "title": "Tint" }\n@tint: #fff;';
    expect(tweaked(source, { '@tint': 'red; } body { display: none' })).toBe(source);
    expect(tweaked(source, { '@gone': '#000' })).toBe(source);
  });

  test('decide body classes and what scripts read', () => {
    const theme = themeWith({
      'a.less': [
        '// tweak: { "type": "checkbox", "title": "Hide Title", "active": true }',
        "// tweak: { type: 'dropdown', title: 'Menu Place', options: ['Top Left', 'Bottom'], default: 'Bottom' }",
        '// tweak: { "type": "value", "title": "Width", "min": 1, "max": 9 }',
        '@width: 5px;',
      ].join('\n'),
    });
    const choices = { 'Hide Title': false, 'Menu Place': 'Top Left', '@width': '7px' };
    const tweaks = readTweaks(theme.styleSources);
    expect(tweakClasses(tweaks)).toEqual(['hide-title', 'menu-place-bottom']);
    expect(tweakClasses(tweaks, choices)).toEqual(['menu-place-top-left']);
    expect(tweakValues(tweaks, tweakedSources(withTweaks(theme, choices, {})), choices)).toEqual({
      'Hide Title': 'false',
      'hide-title': 'false',
      'Menu Place': 'Top Left',
      'menu-place': 'Top Left',
      '@width': '7px',
      width: '7px',
    });
  });
});

describe('a value is accepted', () => {
  const tweak = (settings: string) => readTweaks([{ path: 'a.less', source: `// tweak: {${settings}}\n@a: 1px;` }])[0]!;
  test.each([
    ['"type":"color"', '#a1B2c3', '#a1B2c3'],
    ['"type":"color"', 'rgba(0, 10,20, .5)', 'rgba(0, 10,20, .5)'],
    ['"type":"color","disableTransparency":true', 'rgba(0,0,0,.5)', undefined],
    ['"type":"color","disableTransparency":true', 'transparent', undefined],
    ['"type":"color"', 'url(//x.example)', undefined],
    ['"type":"color"', '#fff; x: y', undefined],
    ['"type":"color"', true, undefined],
    ['"type":"value","min":0,"max":"10px"', '10', '10px'],
    ['"type":"value","min":0,"max":10', '0.5em', '0.5em'],
    ['"type":"value","min":0,"max":10', '11px', undefined],
    ['"type":"value","min":0,"max":10', '-1px', undefined],
    ['"type":"value"', '`1`', undefined],
    ['"type":"dropdown","options":["A b","C"]', 'A b', 'A b'],
    ['"type":"dropdown","options":["A b","C"]', 'a b', undefined],
    ['"type":"checkbox"', false, false],
    ['"type":"checkbox"', 'false', undefined],
    ['"type":"font"', { 'font-family': '"Proxima Nova", Georgia' }, { 'font-family': '"Proxima Nova", Georgia' }],
    ['"type":"font"', { 'font-family': 'a; b: c' }, undefined],
    [
      '"type":"font"',
      { 'font-size': '1.2em', 'line-height': 'normal' },
      { 'font-size': '1.2em', 'line-height': 'normal' },
    ],
    ['"type":"font"', { position: 'fixed' }, undefined],
    ['"type":"font"', { constructor: 'x' }, undefined],
    ['"type":"image"', 'no-id', undefined],
  ])('%s: %j becomes %j', (settings, value, accepted) => {
    expect(acceptedValue(tweak(settings), value as string, '1px')).toEqual(accepted);
  });
});
