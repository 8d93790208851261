/** Red, green and blue from 0 to 255, and how much of it covers what is below. */
type Colour = readonly [number, number, number, number];

/**
 * The contrast of a colour on another one, from 1 to 21, as WCAG 2 works it out; undefined where one of them is no plain
 * value, such as a shade that the theme works out.
 */
export function contrastOn(colour: string, ground: string): number | undefined {
  const [front, back] = [readColour(colour), readColour(ground)];
  if (!front || !back) return undefined;
  // Below a ground that shows what is under it, nothing is known but that pages are white at first.
  const base = over(back, [255, 255, 255, 1]);
  const [one, other] = [luminance(over(front, base)), luminance(base)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Text of any size is readable from `good` on, large text from `large` on. */
export const contrastLevels = { good: 4.5, large: 3 } as const;

function readColour(text: string): Colour | undefined {
  const value = text.trim().toLowerCase();
  if (value === 'transparent') return [0, 0, 0, 0];
  const hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(value)?.[1];
  if (hex !== undefined) {
    const pairs = (hex.length < 6 ? hex.replaceAll(/./g, '$&$&') : hex).match(/../g) ?? [];
    const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) => Number.parseInt(pair, 16));
    return [red, green, blue, alpha / 255];
  }
  const [, name, inside = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(value) ?? [];
  const [one = Number.NaN, two = Number.NaN, three = Number.NaN, alpha = 1] = inside.split(',').map(Number.parseFloat);
  if (name === undefined || [one, two, three, alpha].some(Number.isNaN)) return undefined;
  return name === 'rgb' ? [one, two, three, alpha] : [...fromHsl(one, two / 100, three / 100), alpha];
}

function fromHsl(hue: number, saturation: number, lightness: number): [number, number, number] {
  const channel = (shift: number) => {
    const at = (shift + hue / 30) % 12;
    const spread = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - spread * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

function over([red, green, blue, alpha]: Colour, below: Colour): Colour {
  const mix = (one: number, other: number) => one * alpha + other * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

function luminance([red, green, blue]: Colour): number {
  const [r, g, b] = [red, green, blue].map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}
