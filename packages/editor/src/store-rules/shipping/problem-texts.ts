import { type ShippingProblem, type ShippingZone, shippingProblems } from '@awning/commerce';
import { minorUnits } from '../minor-units.ts';
import { problemText } from './problem-text.ts';
import type { ShippingRules } from './queries.ts';
import type { ShippingPlace } from './use-shipping-place.ts';

interface Zones {
  readonly zones: readonly ShippingZone[];
  readonly rules: Omit<ShippingRules, 'zones'>;
  /** Only what has to do with this zone. */
  readonly zoneId?: string | undefined;
}

/** What cannot work in the shipping of the store, in words. */
export function problemTexts({ zones, rules, zoneId }: Zones, place: ShippingPlace): readonly string[] {
  const problems = shippingProblems(zones, {
    storeCountry: rules.storeCountry,
    taxedCountries: rules.taxedCountries,
    minimumSubtotal: minorUnits(rules.minimumOrderSubtotal ?? '0', place.currency) ?? 0n,
  });
  return problems
    .filter((problem) => zoneId === undefined || concerns(problem, zoneId))
    .map((problem) => problemText(problem, { ...place, zones }));
}

function concerns(problem: ShippingProblem, zoneId: string): boolean {
  if (problem.kind === 'not-shipped') return false;
  return problem.zoneId === zoneId || (problem.kind === 'shadowed' && problem.byZoneId === zoneId);
}
