import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { websiteColor } from './website-color.ts';

const cases: readonly (readonly [Value, string])[] = [
  [{ hue: 0, saturation: 0, lightness: 0 }, 'hsl(0, 0%, 0%)'],
  [{ hue: 360, saturation: 1, lightness: 1 }, 'hsl(360, 100%, 100%)'],
  [{ hue: 12.345, saturation: 0.5, lightness: 0.12345, alpha: 0.5 }, 'hsla(12.35, 50%, 12.35%, 0.5)'],
  [{ hue: 1, saturation: 0.5, lightness: 0.5, alpha: 0 }, 'hsla(1, 50%, 50%, 0)'],
  [{ hue: '1', saturation: 0.5, lightness: 0.5, alpha: 1 }, 'hsla(1, 50%, 50%, 1)'],
  [{ saturation: 0.5, lightness: 0.5 }, 'Missing an H/S/L value.'],
  [{ hue: 1, lightness: 0.5 }, 'Missing an H/S/L value.'],
  [{ hue: 1, saturation: 0.5 }, 'Missing an H/S/L value.'],
  [null, 'Missing an H/S/L value.'],
  [{ hue: 361, saturation: 0.5, lightness: 0.5 }, 'Hue out of bounds. '],
  [{ hue: -1, saturation: 0.5, lightness: 0.5 }, 'Hue out of bounds. '],
  [{ hue: 1, saturation: 1.1, lightness: 0.5 }, 'Saturation out of bounds. '],
  [{ hue: 1, saturation: 'much', lightness: 'none' }, 'Saturation out of bounds. Lightness out of bounds. '],
  [{ hue: 'red', saturation: 0.5, lightness: 0.5, alpha: 'half' }, 'hsla(NaN, 50%, 50%, NaN)'],
  [{ hue: 1, saturation: 0.5, lightness: -0.1 }, 'Lightness out of bounds. '],
  [{ hue: 1, saturation: 0.5, lightness: 0.5, alpha: 1.1 }, 'Alpha out of bounds.'],
  [
    { hue: 361, saturation: 2, lightness: -1, alpha: -3 },
    'Hue out of bounds. Saturation out of bounds. Lightness out of bounds. Alpha out of bounds.',
  ],
];

test.each(cases)('%j becomes %s', (color, text) => {
  expect(callFormatter(websiteColor, [], [color])).toBe(text);
});
