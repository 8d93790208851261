/** Red, green and blue from 0 to 255; hue from 0 to 360; saturation, lightness and value from 0 to 100. */
export interface ColorValues {
  readonly hex: string;
  readonly rgb: readonly [red: number, green: number, blue: number];
  readonly hsl: readonly [hue: number, saturation: number, lightness: number];
  readonly hsv: readonly [hue: number, saturation: number, value: number];
}

export type ColorModel = keyof ColorValues;

/**
 * Converts a colour from one model to another. An invalid hex text gives null; an unknown model throws.
 *
 * @example
 * convertColor('#f00', 'hex', 'rgb') // => [255, 0, 0]
 * convertColor([120, 100, 50], 'hsl', 'hex') // => '#00ff00'
 * convertColor('red', 'hex', 'rgb') // => null
 * convertColor([0, 0, 0], 'cmyk', 'rgb') // throws 'Invalid color model'
 */
export function convertColor<From extends ColorModel, To extends ColorModel>(
  color: ColorValues[From],
  from: From,
  to: To,
): ColorValues[To] | null {
  if (!isColorModel(from) || !isColorModel(to)) throw new Error('Invalid color model');
  const rgb = readers[from](color);
  return rgb && writers[to](rgb);
}

/** The six digits of a hex colour with three or six, with or without #; null for anything else. */
function hexDigits(color: unknown): string | null {
  const [, digits] = (typeof color === 'string' && /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(color)) || [];
  if (digits === undefined) return null;
  return (digits.length === 3 ? digits.replace(/./g, '$&$&') : digits).toLowerCase();
}

type Rgb = ColorValues['rgb'];

const readers: { readonly [Model in ColorModel]: (color: ColorValues[Model]) => Rgb | null } = {
  hex: rgbFromHex,
  rgb: (color) => color,
  hsl: ([hue, saturation, lightness]) => {
    const value = lightness + (saturation * Math.min(lightness, 100 - lightness)) / 100;
    return rgbFromHsv([hue, value === 0 ? 0 : 200 * (1 - lightness / value), value]);
  },
  hsv: rgbFromHsv,
};

const writers: { readonly [Model in ColorModel]: (rgb: Rgb) => ColorValues[Model] } = {
  hex: (rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`,
  rgb: (rgb) => rgb,
  hsl: (rgb) => {
    const [hue, saturation, value] = hsvFromRgb(rgb);
    const lightness = value * (1 - saturation / 200);
    const room = Math.min(lightness, 100 - lightness);
    return [hue, room === 0 ? 0 : ((value - lightness) / room) * 100, lightness];
  },
  hsv: hsvFromRgb,
};

function isColorModel(model: string): model is ColorModel {
  return Object.hasOwn(readers, model);
}

function rgbFromHex(color: string): Rgb | null {
  const digits = hexDigits(color);
  if (digits === null) return null;
  const number = Number.parseInt(digits, 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

function rgbFromHsv([hue, saturation, value]: ColorValues['hsv']): Rgb {
  const channel = (shift: number) => {
    const sector = (shift + hue / 60) % 6;
    const part = Math.max(0, Math.min(sector, 4 - sector, 1));
    return (value / 100) * (1 - (saturation / 100) * part) * 255;
  };
  return [channel(5), channel(3), channel(1)];
}

function hsvFromRgb([red, green, blue]: Rgb): ColorValues['hsv'] {
  const highest = Math.max(red, green, blue);
  const range = highest - Math.min(red, green, blue);
  const value = (highest / 255) * 100;
  if (range === 0) return [0, 0, value];
  const sector =
    highest === red ? (green - blue) / range : highest === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  return [(sector * 60 + 360) % 360, (range / highest) * 100, value];
}
