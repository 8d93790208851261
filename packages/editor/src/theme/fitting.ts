import { isSameValue } from '../kit/editing/merge.ts';
import { fontStacks } from './font-stacks.ts';
import { type palettes } from './palettes.ts';
import type { Tweak, TweakValues } from './queries.ts';
import { colourRole, type FontRole, fontRole } from './roles.ts';

type Palette = (typeof palettes)[number];

/** The values that a palette gives a theme; undefined for a theme in which it would change too little to fit. */
export function paletteValues({ colours }: Palette, tweaks: readonly Tweak[]): TweakValues | undefined {
  const pairs = tweaks.flatMap((tweak) => {
    const role = colourRole(tweak);
    return role === undefined ? [] : [{ role, name: tweak.name, value: colours[role] }];
  });
  const has = (wanted: string) => pairs.some(({ role }) => role === wanted);
  if (!has('background') || !has('text')) return undefined;
  return Object.fromEntries(pairs.map(({ name, value }) => [name, value]));
}

const [system, humanist, geometric, grotesque, , oldStyle, transitional, didone, slab, georgia] = fontStacks;

export type PairName = 'classic' | 'editorial' | 'modern' | 'friendly' | 'sturdy' | 'bookish';

export interface FontPair extends Readonly<Record<FontRole, string>> {
  readonly name: PairName;
}

/** Typefaces for headings and for text that fit together. */
export const fontPairs: readonly FontPair[] = [
  { name: 'classic', heading: oldStyle, body: system },
  { name: 'editorial', heading: didone, body: transitional },
  { name: 'modern', heading: geometric, body: grotesque },
  { name: 'friendly', heading: humanist, body: humanist },
  { name: 'sturdy', heading: slab, body: system },
  { name: 'bookish', heading: georgia, body: georgia },
];

/** The values with the typefaces of a pair; undefined for a theme without fonts for both. Sizes stay as they are. */
export function pairValues(pair: FontPair, tweaks: readonly Tweak[], values: TweakValues): TweakValues | undefined {
  const fonts = tweaks.flatMap((tweak) => {
    const role = fontRole(tweak);
    return role === undefined ? [] : [{ role, name: tweak.name }];
  });
  if (new Set(fonts.map(({ role }) => role)).size < 2) return undefined;
  return Object.fromEntries(
    fonts.map(({ role, name }) => {
      const own = values[name];
      return [name, { ...(typeof own === 'object' ? own : {}), 'font-family': pair[role] }];
    }),
  );
}

/** Whether all of these values are set. */
export function hasValues(values: TweakValues, wanted: TweakValues): boolean {
  return Object.entries(wanted).every(([name, value]) => isSameValue(values[name], value));
}
