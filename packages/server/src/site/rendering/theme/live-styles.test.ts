import { expect, test } from 'vitest';
import { liveStyles } from './live-styles.ts';
import type { Theme } from './theme.ts';
import { readTweaks } from './tweaks.ts';

async function live(rules: string): Promise<string | undefined> {
  const source = [
    '// tweak: { "type": "color", "title": "Tint" }',
    '@tint: #fff;',
    '// tweak: { "type": "value", "title": "Width", "min": 100, "max": 900 }',
    '@width: 600px;',
    rules,
  ].join('\n');
  const sources = [{ path: 'a.less', source }];
  const theme = { styleSources: sources, sheets: new Map([['a.less', source]]) } as unknown as Theme;
  const system = { styleSources: [], sheets: new Map() } as unknown as Theme;
  const name = rules.includes('@tint') ? '@tint' : '@width';
  return await liveStyles({ theme, system, tweaks: readTweaks(sources) }, {}, name, {});
}

test.each([
  ['a colour as it is', 'a { color: @tint; border: 1px solid @tint; }', 2],
  ['a colour by way of another variable', '@link: @tint; a { color: @link; }', 1],
  ['a number as it is', 'a { max-width: @width; }', 1],
])('%s is left open', async (_, rules, places) => {
  expect((await live(rules))?.split('var(--awning-live)')).toHaveLength(places + 1);
});

test.each([
  ['a shade of the colour', 'a { color: darken(@tint, 10%); }'],
  ['a rule that depends on the colour', '.m() when (lightness(@tint) > 50%) { b: c; } a { color: @tint; .m(); }'],
  ['half of the number', 'a { width: (@width / 2); }'],
  ['a condition of the screen', '@media (min-width: @width) { a { b: c } }'],
])('%s needs another sheet', async (_, rules) => {
  expect(await live(rules)).toBeUndefined();
});
