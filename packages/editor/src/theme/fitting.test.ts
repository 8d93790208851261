import { expect, it } from 'vitest';
import { fontPairs, hasValues, pairValues, paletteValues } from './fitting.ts';
import { palettes } from './palettes.ts';
import type { Tweak } from './queries.ts';

function tweak(type: Tweak['type'], name: string, title: string): Tweak {
  const range = { min: null, max: null, step: null, unit: '' };
  return { type, name, title, category: '', standard: null, options: [], allowsTransparency: true, on: [], ...range };
}

const [linen] = palettes;
const [classic] = fontPairs;

it('a palette sets the colours whose names say what they are for', () => {
  const tweaks = [
    tweak('color', '@siteBgColor', 'Site'),
    tweak('color', '@body-text', 'Body'),
    tweak('color', '@linkColor', 'Links'),
    tweak('color', '@buttonTextColor', 'Label'),
    tweak('color', '@overlay-text', 'Overlay'),
    tweak('color', '@x', 'Mystery'),
    tweak('value', '@text-size', 'Text size'),
  ];
  expect(paletteValues(linen!, tweaks)).toEqual({
    '@siteBgColor': linen!.colours.background,
    '@body-text': linen!.colours.text,
    '@linkColor': linen!.colours.accent,
    '@buttonTextColor': linen!.colours.onAccent,
  });
});

it('a theme without a background or a text has no palettes, and one without both fonts no pairs', () => {
  expect(paletteValues(linen!, [tweak('color', '@link', 'Links')])).toBeUndefined();
  expect(pairValues(classic!, [tweak('font', '.heading-font', 'Headings')], {})).toBeUndefined();
});

it('a pair changes the typefaces and keeps the sizes', () => {
  const tweaks = [tweak('font', '.heading-font', 'Headings'), tweak('font', '.body-font', 'Text')];
  const values = { '.body-font': { 'font-size': '18px', 'font-family': 'Arial' } };
  const set = pairValues(classic!, tweaks, values);
  expect(set).toEqual({
    '.heading-font': { 'font-family': classic!.heading },
    '.body-font': { 'font-size': '18px', 'font-family': classic!.body },
  });
  expect(hasValues({ ...set, '@x': '1px' }, set!)).toBe(true);
  expect(hasValues(values, set!)).toBe(false);
});
