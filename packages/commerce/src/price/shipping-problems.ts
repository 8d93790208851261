import { type Area, shadowsArea } from './place.ts';
import {
  type ShippingBand,
  type ShippingCalculator,
  type ShippingOption,
  type ShippingZone,
  shippingCalculators,
} from './shipping.ts';

/** Something about shipping that cannot work as it was entered. Zones and options are named by their ids. */
export type ShippingProblem =
  /** An earlier zone decides for a place of this one, or for all of them. */
  | {
      readonly kind: 'shadowed';
      readonly zoneId: string;
      readonly byZoneId: string;
      readonly area: Area;
      readonly isWhole: boolean;
    }
  /** No order gets this option. */
  | { readonly kind: 'unreachable-option'; readonly zoneId: string; readonly optionId: string }
  /** No order gets the price of this step. */
  | {
      readonly kind: 'unreachable-step';
      readonly zoneId: string;
      readonly optionId: string;
      readonly calculator: ShippingCalculator;
      readonly from: bigint;
    }
  /** Every order that may be placed is shipped free of charge, whatever the steps say. */
  | { readonly kind: 'always-free'; readonly zoneId: string; readonly optionId: string }
  /** Orders for which the zone has no option: within all of these ranges at once. */
  | { readonly kind: 'gap'; readonly zoneId: string; readonly ranges: readonly MeasureRange[] }
  /** The shop sells to this country and ships nothing there. */
  | { readonly kind: 'not-shipped'; readonly country: string; readonly why: 'store' | 'taxed' };

/** From a value on, up to another one that no longer belongs to it. */
export interface MeasureRange {
  readonly calculator: ShippingCalculator;
  readonly from: bigint;
  readonly to: bigint | null;
}

export interface ShippingSurroundings {
  readonly storeCountry: string;
  /** The countries that have tax rules of their own. */
  readonly taxedCountries: readonly string[];
  /** Smaller orders cannot be placed. */
  readonly minimumSubtotal: bigint;
}

/**
 * What cannot work in the shipping of a store. The zones are in the owner's order, as for `quoteShipping`. A store without zones
 * ships everywhere, so it has no problems.
 *
 * @example
 * shippingProblems([], { storeCountry: 'DE', taxedCountries: [], minimumSubtotal: 0n }) // => []
 */
export function shippingProblems(
  zones: readonly ShippingZone[],
  surroundings: ShippingSurroundings,
): readonly ShippingProblem[] {
  if (zones.length === 0) return [];
  return [
    ...zones.flatMap((zone, position) => [
      ...shadowedAreas(zone, zones.slice(0, position)),
      ...zone.options.flatMap((option) => optionProblems(zone.id, option, surroundings.minimumSubtotal)),
      ...gaps(zone, surroundings.minimumSubtotal),
    ]),
    ...countriesNotShipped(zones, surroundings),
  ];
}

function shadowedAreas(zone: ShippingZone, earlier: readonly ShippingZone[]): readonly ShippingProblem[] {
  const shadowed = zone.areas.flatMap((area) => {
    const by = earlier.find(({ areas }) => areas.some((other) => shadowsArea(other, area)));
    return by ? [{ area, by }] : [];
  });
  const isWhole = zone.areas.length > 0 && shadowed.length === zone.areas.length;
  // A zone that never counts is one problem, however many places it has.
  return (isWhole ? shadowed.slice(0, 1) : shadowed).map(({ area, by }) => ({
    kind: 'shadowed',
    zoneId: zone.id,
    byZoneId: by.id,
    area,
    isWhole,
  }));
}

function optionProblems(zoneId: string, option: ShippingOption, minimumSubtotal: bigint): readonly ShippingProblem[] {
  const { id: optionId, calculator, freeFrom } = option;
  const steps = stepsOf(option);
  const isReached = (step: Step) => reaches(step, calculator, minimumSubtotal);
  const offered = steps.filter(({ price }) => price !== null);
  if (!offered.some(isReached)) return [{ kind: 'unreachable-option', zoneId, optionId }];
  const isAlwaysFree = freeFrom != null && freeFrom <= minimumSubtotal && offered.some(({ price }) => price !== 0n);
  if (isAlwaysFree) return [{ kind: 'always-free', zoneId, optionId }];
  // Free shipping hides the steps above it.
  const isHidden = ({ from, price }: Step) =>
    calculator === 'subtotal' && freeFrom != null && from >= freeFrom && price !== null && price !== 0n;
  return steps
    .filter((step) => !isReached(step) || isHidden(step))
    .map(({ from }) => ({ kind: 'unreachable-step', zoneId, optionId, calculator, from }));
}

interface Step extends ShippingBand {
  /** Where the next step begins. */
  readonly to: bigint | null;
}

function stepsOf({ bands }: ShippingOption): readonly Step[] {
  const sorted = bands.toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));
  return sorted.map((band, position) => ({ ...band, to: sorted[position + 1]?.from ?? null }));
}

function reaches({ to }: Step, calculator: ShippingCalculator, minimumSubtotal: bigint): boolean {
  return to === null || to > lowest(calculator, minimumSubtotal);
}

/** The smallest value that an order with something to ship can have. */
function lowest(calculator: ShippingCalculator, minimumSubtotal: bigint): bigint {
  if (calculator === 'quantity') return 1n;
  return calculator === 'subtotal' ? minimumSubtotal : 0n;
}

type Range = Omit<MeasureRange, 'calculator'>;

/**
 * Options of one calculator are compared along its measure. Options of different calculators fill each other's gaps: only an
 * order that is in a gap of all of them at once cannot be shipped.
 */
function gaps({ id: zoneId, options }: ShippingZone, minimumSubtotal: bigint): readonly ShippingProblem[] {
  if (options.length === 0) return [];
  const used = shippingCalculators.filter((name) => options.some(({ calculator }) => calculator === name));
  const missing = used.map((calculator) => ({
    calculator,
    ranges: options
      .filter((option) => option.calculator === calculator)
      .map((option) => refused(option, lowest(calculator, minimumSubtotal)))
      .reduce((common, ranges) => common.flatMap((one) => ranges.flatMap((other) => intersection(one, other)))),
  }));
  const [first, ...others] = missing;
  if (first === undefined || missing.some(({ ranges }) => ranges.length === 0)) return [];
  const rest = others.map(({ calculator, ranges }) => ({ calculator, ...ranges[0]! }));
  return first.ranges.map((range) => ({
    kind: 'gap',
    zoneId,
    ranges: [{ calculator: first.calculator, ...range }, ...rest],
  }));
}

function refused(option: ShippingOption, least: bigint): readonly Range[] {
  const steps = stepsOf(option);
  const start = steps[0]?.from ?? null;
  const before = start === null || start > least ? [{ from: least, to: start }] : [];
  const within = steps
    .filter(({ price, to }) => price === null && (to === null || to > least))
    .map(({ from, to }) => ({ from: from > least ? from : least, to }));
  return [...before, ...within];
}

function intersection(one: Range, other: Range): readonly Range[] {
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to === null ? other.to : other.to === null || one.to < other.to ? one.to : other.to;
  return to === null || from < to ? [{ from, to }] : [];
}

function countriesNotShipped(
  zones: readonly ShippingZone[],
  { storeCountry, taxedCountries }: ShippingSurroundings,
): readonly ShippingProblem[] {
  const served = new Set(zones.flatMap(({ areas }) => areas.map(({ country }) => country)));
  if (served.has(null)) return [];
  const wanted = new Set([storeCountry, ...taxedCountries]);
  return [...wanted]
    .filter((country) => !served.has(country))
    .map((country) => ({ kind: 'not-shipped', country, why: country === storeCountry ? 'store' : 'taxed' }));
}
