import { expect, it } from 'vitest';
import { groundsOf } from './grounds.ts';
import type { Tweak } from './queries.ts';

function colour(name: string, title: string, category = '', on: readonly string[] = []): Tweak {
  const range = { min: null, max: null, step: null, unit: '' };
  return {
    name,
    title,
    category,
    on: [...on],
    type: 'color',
    standard: '#fff',
    options: [],
    allowsTransparency: true,
    ...range,
  };
}

const names = (tweak: Tweak, tweaks: readonly Tweak[]) => groundsOf(tweak, tweaks).map(({ name }) => name);

it('a colour stands on those that the theme names', () => {
  const said = colour('@ink', 'Ink', '', ['@paper', '@card', '@gone']);
  const all = [colour('@paper', 'Paper'), colour('@card', 'Card'), said, colour('@text', 'Text')];
  expect(names(said, all)).toEqual(['@paper', '@card']);
  // A theme that says it of some has thought of all.
  expect(names(all[3]!, all)).toEqual([]);
});

it('of a theme that says nothing, a text stands on the background of its group', () => {
  const header = colour('@headerBgColor', 'Colour', 'Header');
  const body = colour('@tweak-body', 'Background', 'Main');
  const [link, text, line] = [
    colour('@a', 'Links', 'Header'),
    colour('@t', 'Text', 'Other'),
    colour('@l', 'Border', 'Main'),
  ];
  const all = [body, header, link, text, line];
  expect(names(link, all)).toEqual(['@headerBgColor']);
  expect(names(text, all)).toEqual(['@tweak-body']);
  expect([header, body, line].flatMap((one) => names(one, all))).toEqual([]);
});
