import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ColorModel, colorWeight, convertColor, lumaWeight } from '../index.ts';

const models: readonly ColorModel[] = ['hex', 'rgb', 'hsl', 'hsv'];

describe('FMT-025 a bad colour model gives Invalid color model', () => {
  test.for(['cmyk', 'HEX', '', 'toString'])('%j', (model) => {
    const wrong = model as ColorModel;
    expect(() => convertColor('#fff', 'hex', wrong)).toThrow(new Error('Invalid color model'));
    expect(() => convertColor([0, 0, 0], wrong, 'hex')).toThrow(new Error('Invalid color model'));
  });
});

test.for([
  ['#ff0000', [255, 0, 0], [0, 100, 50], [0, 100, 100]],
  ['#00ff00', [0, 255, 0], [120, 100, 50], [120, 100, 100]],
  ['#0000ff', [0, 0, 255], [240, 100, 50], [240, 100, 100]],
  ['#ffffff', [255, 255, 255], [0, 0, 100], [0, 0, 100]],
  ['#000000', [0, 0, 0], [0, 0, 0], [0, 0, 0]],
  ['#800000', [128, 0, 0], [0, 100, 25.098], [0, 100, 50.196]],
] as const)('%s is the same colour in all four models', ([hex, rgb, hsl, hsv]) => {
  expect(convertColor(hex, 'hex', 'rgb')).toEqual(rgb);
  expectNear(convertColor(hex, 'hex', 'hsl'), hsl);
  expectNear(convertColor(hex, 'hex', 'hsv'), hsv);
});

test('every colour survives a round trip through every model', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), fc.constantFrom(...models), (number, model) => {
      const hex = `#${number.toString(16).padStart(6, '0')}`;
      const there = convertColor(hex, 'hex', model);
      expect(there && convertColor(there, model, 'hex')).toBe(hex);
    }),
  );
});

test('hex colours may have three digits, capitals and no #; other texts are no colour', () => {
  expect(convertColor('F0a', 'hex', 'hex')).toBe('#ff00aa');
  for (const text of ['', '#', '#ff', '#ffff', '#fffff', '#fffffff', 'red', '#ggg', ' #fff']) {
    expect(convertColor(text, 'hex', 'rgb')).toBeNull();
  }
});

describe('light or dark', () => {
  test('by weight: the whole number against 8388607.5', () => {
    expect(colorWeight('7fffff')).toBe('dark');
    expect(colorWeight('800000')).toBe('light');
    expect(colorWeight('#FFF')).toBe('light');
    expect(colorWeight('0ff')).toBe('dark');
    expect(colorWeight('fffff')).toBe('dark');
  });

  test('IMG-018 by luma: dark below 166.4', () => {
    expect(lumaWeight('#a6a6a6')).toBe('dark');
    expect(lumaWeight('#a7a7a7')).toBe('light');
    // Red, green and blue have different weights: 54.2, 182.4 and 18.4 of 255.
    expect(['#f00', '#0f0', '#00f'].map(lumaWeight)).toEqual(['dark', 'light', 'dark']);
    // Close enough to the threshold that a change in the fourth digit of any weight flips one of them.
    expect(['#4fbdc8', '#fa9653'].map(lumaWeight)).toEqual(['light', 'light']);
    expect(['#48c58d', '#44c68f', '#dd979e'].map(lumaWeight)).toEqual(['dark', 'dark', 'dark']);
  });

  test('the two rules differ: red is light by one and dark by the other', () => {
    expect([colorWeight('#ff0000'), lumaWeight('#ff0000')]).toEqual(['light', 'dark']);
  });

  test('an invalid colour gives an empty result', () => {
    for (const value of ['', 'red', '#ff', '#fffffff', null, undefined, 255]) {
      expect([colorWeight(value), lumaWeight(value)]).toEqual(['', '']);
    }
  });
});

function expectNear(actual: readonly number[] | null, expected: readonly number[]): void {
  expect(actual?.map((part) => Math.round(part * 1000) / 1000)).toEqual(expected);
}
