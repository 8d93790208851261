import { divideHalfUp } from '@awning/formats';
import { type Area, areaPrecision, type Place } from './place.ts';

export interface TaxRule {
  readonly id: string;
  readonly name: string;
  readonly area: Area;
  /** Parts per million: 190000 is 19 %. */
  readonly ratePpm: bigint;
  readonly taxClass: string;
  /** The tax is included in the prices; it is reported and never added. */
  readonly isInclusive: boolean;
  /** Of rules with the same class and priority only the most precise for a place applies; rules of different priority add up. */
  readonly priority: number;
  readonly onShipping: boolean;
}

export interface TaxAmount {
  readonly ruleId: string;
  readonly base: bigint;
  readonly amount: bigint;
  readonly isInclusive: boolean;
}

/** Shipping is taxed like ordinary goods if a rule says so. */
export const standardTaxClass = 'standard';

const million = 1_000_000n;

/**
 * The rules that apply at a place.
 *
 * @example
 * taxRulesAt([], { country: 'DE' }) // => []
 */
export function taxRulesAt(rules: readonly TaxRule[], place: Place): readonly TaxRule[] {
  const rated = rules.map((rule) => ({ rule, rank: areaPrecision(rule.area, place) })).filter(({ rank }) => rank > 0);
  return rated
    .filter(({ rule, rank }, position) =>
      rated.every(
        (other, otherPosition) =>
          otherPosition === position ||
          other.rule.taxClass !== rule.taxClass ||
          other.rule.priority !== rule.priority ||
          other.rank < rank ||
          (other.rank === rank && otherPosition > position),
      ),
    )
    .map(({ rule }) => rule)
    .toSorted((a, b) => a.priority - b.priority);
}

/**
 * The taxes of one line after its discount. Each rule is rounded half up by itself, the only place where taxes are rounded (D-023).
 *
 * @example
 * taxesOf(11900n, [{ id: 'vat', ratePpm: 190000n, isInclusive: true }])
 *   // => [{ ruleId: 'vat', base: 10000n, amount: 1900n, isInclusive: true }]
 * taxesOf(2499n, [{ id: 'sales', ratePpm: 107500n, isInclusive: false }])
 *   // => [{ ruleId: 'sales', base: 2499n, amount: 269n, isInclusive: false }]
 */
export function taxesOf(
  amount: bigint,
  rules: readonly Pick<TaxRule, 'id' | 'ratePpm' | 'isInclusive'>[],
): TaxAmount[] {
  const contained = rules.filter((rule) => rule.isInclusive).reduce((sum, rule) => sum + rule.ratePpm, 0n);
  const withContained = million + contained;
  return rules.map(({ id, ratePpm, isInclusive }) => {
    if (!isInclusive) return { ruleId: id, base: amount, amount: divideHalfUp(amount * ratePpm, million), isInclusive };
    const tax = divideHalfUp(amount * ratePpm, withContained);
    return { ruleId: id, base: divideHalfUp(amount * million, withContained), amount: tax, isInclusive };
  });
}
