import { chance, clouds, cracks, mix, noise, ramp, specks } from './noise.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** How a surface reflects light at one point. Colours are linear. */
export interface Surface {
  readonly colour: Colour;
  /** Strength of the window's reflection: 0 chalk, 1 glass. */
  readonly gloss: number;
  /** Blur of that reflection: 0 sharp, 1 none. */
  readonly rough: number;
  /** Emitted light. */
  readonly glow?: Colour;
  readonly isMetal?: boolean;
}

/** Called with the point in the object's own space and the upward component of the surface normal. */
export type Material = (x: number, y: number, z: number, up: number) => Surface;

export function hex(code: string): Colour {
  const channel = (start: number) => (Number.parseInt(code.slice(start, start + 2), 16) / 255) ** 2.2;
  return [channel(1), channel(3), channel(5)];
}

export function blend(a: Colour, b: Colour, share: number): Colour {
  return [mix(a[0], b[0], share), mix(a[1], b[1], share), mix(a[2], b[2], share)];
}

function scaled([r, g, b]: Colour, by: number): Colour {
  return [r * by, g * by, b * by];
}

const rawClay = hex('#b79f84');
const darkSpeck = hex('#4a3a2c');

/** Unglazed stoneware: matt, sandy, with iron specks. */
export function clay(base: Colour = rawClay): Material {
  return (x, y, z) => {
    const sand = clouds(x * 9, y * 9, z * 9) - 0.5;
    const spots = specks(x * 26, y * 26, z * 26, 0.22);
    const grain = (chance(Math.floor(x * 420), Math.floor(y * 420), Math.floor(z * 420)) - 0.5) * 0.1;
    return { colour: blend(scaled(base, 1 + sand * 0.28 + grain), darkSpeck, spots * 0.7), gloss: 0.03, rough: 1 };
  };
}

export interface GlazeLook {
  readonly colour: Colour;
  /** The colour of thick glaze. */
  readonly deep: Colour;
  /** The colour of thin glaze: along the lip and on ridges. */
  readonly edge: Colour;
  readonly gloss?: number;
  readonly rough?: number;
  readonly specks?: number;
  /** The height at which the glaze ends over raw clay. */
  readonly line?: number;
  /** The height of the lip, where the glaze is thin. */
  readonly lip?: number;
  readonly under?: Material;
}

/** A glaze that has run a little: uneven in thickness, speckled by the clay beneath, with a wavy edge. */
export function glaze(look: GlazeLook): Material {
  const {
    gloss = 0.55,
    rough = 0.25,
    specks: density = 0.12,
    line = Number.NEGATIVE_INFINITY,
    lip,
    under = clay(),
  } = look;
  return (x, y, z, up) => {
    const angle = Math.atan2(z, x);
    const drip = (noise(angle * 2.2 + 40, 3, 7) - 0.5) * 0.1 + (noise(angle * 7 + 90, 1, 2) - 0.5) * 0.035;
    const covered = ramp(-0.006, 0.006, y - line - drip);
    const bare = under(x, y, z, up);
    if (covered === 0) return bare;
    const thickness = clouds(x * 3.1 + 11, y * 2.2, z * 3.1);
    const pooled = Math.max(ramp(0.45, 0.85, thickness) * 0.6, 1 - ramp(0, 0.045, y - line - drip));
    const thin = Math.max(lip === undefined ? 0 : ramp(lip - 0.035, lip, y) * 0.9, ramp(0.55, 0.1, thickness) * 0.12);
    const spots = specks(x * 21, y * 21, z * 21, density);
    const glazed = blend(blend(blend(look.colour, look.deep, pooled), look.edge, thin), darkSpeck, spots * 0.6);
    return {
      colour: blend(bare.colour, glazed, covered),
      gloss: mix(bare.gloss, gloss, covered),
      rough: mix(bare.rough, rough, covered),
    };
  };
}

export function plain(colour: Colour, gloss = 0.05, rough = 1): Material {
  return () => ({ colour, gloss, rough });
}

/** Brushed wood with rings, for boards and driftwood. */
export function wood(light: Colour, dark: Colour): Material {
  return (x, y, z) => {
    const grain = clouds(x * 1.2, y * 14, z * 14, 5);
    const line = Math.abs(Math.sin((y * 9 + grain * 3 + z * 4) * 4));
    return { colour: blend(dark, light, 0.35 + 0.4 * grain + 0.2 * line), gloss: 0.04, rough: 1 };
  };
}

const gold = hex('#d9a441');

/** Veins of gold along the cracks of another material. */
export function mended(base: Material, scale: number): Material {
  return (x, y, z, up) => {
    const bend = (clouds(x * 5, y * 5, z * 5) - 0.5) * 0.35;
    const distance = cracks(x * scale + bend, y * scale * 0.8 + bend, z * scale);
    const vein = 1 - ramp(0.016, 0.034, distance);
    if (vein === 0) return base(x, y, z, up);
    const below = base(x, y, z, up);
    return {
      colour: blend(below.colour, scaled(gold, 0.8 + 0.5 * noise(x * 40, y * 40, z * 40)), vein),
      gloss: mix(below.gloss, 0.9, vein),
      rough: mix(below.rough, 0.45, vein),
      isMetal: vein > 0.5,
    };
  };
}

/** Hot from the kiln: the deeper inside, the brighter. */
export function glowing(base: Material, heat: (x: number, y: number, z: number) => number): Material {
  return (x, y, z, up) => {
    const warmth = heat(x, y, z);
    return { ...base(x, y, z, up), glow: [1.6 * warmth, 0.42 * warmth ** 1.7, 0.07 * warmth ** 2.6] };
  };
}

export const glazes = {
  chalk: { colour: hex('#e9e2d3'), deep: hex('#f4efe4'), edge: hex('#a8774a') },
  seaGlass: { colour: hex('#86a39b'), deep: hex('#5c817d'), edge: hex('#b5b193') },
  peat: { colour: hex('#342b27'), deep: hex('#1d1a19'), edge: hex('#7d5a3c') },
  ash: { colour: hex('#9aa08c'), deep: hex('#7c8676'), edge: hex('#b7a888') },
} as const satisfies Record<string, Pick<GlazeLook, 'colour' | 'deep' | 'edge'>>;
