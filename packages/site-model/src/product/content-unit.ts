/** The units in which the content of a package is given, by what they measure and how many of the smallest make one. */
export const contentUnits = {
  g: { measures: 'weight', size: 1 },
  kg: { measures: 'weight', size: 1000 },
  ml: { measures: 'volume', size: 1 },
  l: { measures: 'volume', size: 1000 },
  cm: { measures: 'length', size: 1 },
  m: { measures: 'length', size: 100 },
  sqm: { measures: 'area', size: 1 },
  ct: { measures: 'count', size: 1 },
} as const;

export type ContentUnit = keyof typeof contentUnits;

/** What a base price is for: a kilogram, or a hundred grams of what is sold in small packages. */
export const baseUnits = {
  kg: { measures: 'weight', size: 1000 },
  '100g': { measures: 'weight', size: 100 },
  l: { measures: 'volume', size: 1000 },
  '100ml': { measures: 'volume', size: 100 },
  m: { measures: 'length', size: 100 },
  sqm: { measures: 'area', size: 1 },
  ct: { measures: 'count', size: 1 },
} as const;

export type BaseUnit = keyof typeof baseUnits;

/**
 * The base units that fit a unit, the usual one first.
 *
 * @example
 * baseUnitsFor('ml') // => ['l', '100ml']
 * baseUnitsFor('ct') // => ['ct']
 */
export function baseUnitsFor(unit: ContentUnit): BaseUnit[] {
  const { measures } = contentUnits[unit];
  return (Object.keys(baseUnits) as BaseUnit[]).filter((base) => baseUnits[base].measures === measures);
}
