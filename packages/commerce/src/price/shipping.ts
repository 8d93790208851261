import { type Area, areaPrecision, type Place } from './place.ts';

export interface ShippingZone {
  readonly id: string;
  readonly name: string;
  readonly areas: readonly Area[];
  readonly options: readonly ShippingOption[];
}

export interface ShippingOption {
  readonly id: string;
  readonly name: string;
  /** What bands are compared with: nothing (one price), the weight in grams, the subtotal in minor units, or the number of pieces. */
  readonly calculator: ShippingCalculator;
  readonly bands: readonly ShippingBand[];
  /** From this subtotal on, an offered option costs nothing. */
  readonly freeFrom?: bigint | null | undefined;
}

export const shippingCalculators = ['flat', 'weight', 'subtotal', 'quantity'] as const;
export type ShippingCalculator = (typeof shippingCalculators)[number];

/** The price from this value on; the highest `from` that is reached applies. Below the first band an option is not offered. */
export interface ShippingBand {
  readonly from: bigint;
  /** Null: not offered from here on, as above the greatest weight of a parcel. */
  readonly price: bigint | null;
}

export interface QuotedShipping {
  readonly id: string;
  readonly name: string;
  readonly price: bigint;
}

export interface Parcel {
  readonly weightGrams: bigint;
  readonly subtotal: bigint;
  readonly quantity: bigint;
}

/**
 * The shipping options for a place, in the owner's order. The zone with the most precise area applies, the earlier one if two are
 * equally precise; null if no zone covers the place.
 *
 * @example
 * quoteShipping([], { country: 'DE' }, { weightGrams: 500n, subtotal: 1000n, quantity: 1n }) // => null
 */
export function quoteShipping(
  zones: readonly ShippingZone[],
  place: Place,
  parcel: Parcel,
): readonly QuotedShipping[] | null {
  const zone = closestZone(zones, place);
  if (!zone) return null;
  return zone.options.flatMap((option) => {
    const price = optionPrice(option, parcel);
    return price === null ? [] : [{ id: option.id, name: option.name, price }];
  });
}

function closestZone(zones: readonly ShippingZone[], place: Place): ShippingZone | undefined {
  const rated = zones.map((zone) => ({
    zone,
    rank: Math.max(0, ...zone.areas.map((area) => areaPrecision(area, place))),
  }));
  const best = Math.max(0, ...rated.map(({ rank }) => rank));
  return best === 0 ? undefined : rated.find(({ rank }) => rank === best)?.zone;
}

function optionPrice({ calculator, bands, freeFrom }: ShippingOption, parcel: Parcel): bigint | null {
  const measure = { flat: 0n, weight: parcel.weightGrams, subtotal: parcel.subtotal, quantity: parcel.quantity }[
    calculator
  ];
  const reached = bands.filter(({ from }) => from <= measure);
  const highest = reached.reduce<ShippingBand | undefined>(
    (best, band) => (best && best.from > band.from ? best : band),
    undefined,
  );
  const price = highest?.price ?? null;
  const isFree = price !== null && freeFrom != null && parcel.subtotal >= freeFrom;
  return isFree ? 0n : price;
}
