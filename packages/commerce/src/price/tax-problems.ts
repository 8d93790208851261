import { shadowsArea } from './place.ts';
import { standardTaxClass, type TaxRule } from './tax.ts';

/** Something about taxes that cannot work as it was entered. Rules are named by their ids. */
export type TaxProblem =
  /** Another rule of the same class and priority decides for all its places. */
  | { readonly kind: 'shadowed'; readonly ruleId: string; readonly byRuleId: string }
  /** Nothing that is sold has this class. */
  | { readonly kind: 'unused-class'; readonly ruleId: string; readonly taxClass: string }
  /** Shipping is taxed by rules of the standard class only. */
  | { readonly kind: 'shipping-ignored'; readonly ruleId: string }
  /** Two rules that apply together disagree on whether prices contain their tax. */
  | { readonly kind: 'mixed'; readonly ruleId: string; readonly withRuleId: string };

/**
 * What cannot work in the tax rules of a store. They are in the order of `taxRulesAt`. `classesInUse` are those that products have.
 *
 * @example
 * taxProblems([], ['standard']) // => []
 */
export function taxProblems(rules: readonly TaxRule[], classesInUse: readonly string[]): readonly TaxProblem[] {
  return rules.flatMap((rule, position): readonly TaxProblem[] => {
    const earlier = rules.slice(0, position);
    const { id: ruleId, taxClass } = rule;
    const by = earlier.find((other) => isRival(other, rule) && shadowsArea(other.area, rule.area));
    if (by) return [{ kind: 'shadowed', ruleId, byRuleId: by.id }];
    const together = earlier.find((other) => isTogether(other, rule) && other.isInclusive !== rule.isInclusive);
    const isUsed = taxClass === standardTaxClass || classesInUse.includes(taxClass);
    return [
      ...(isUsed ? [] : [{ kind: 'unused-class' as const, ruleId, taxClass }]),
      ...(rule.onShipping && taxClass !== standardTaxClass ? [{ kind: 'shipping-ignored' as const, ruleId }] : []),
      ...(together ? [{ kind: 'mixed' as const, ruleId, withRuleId: together.id }] : []),
    ];
  });
}

function isRival(one: TaxRule, other: TaxRule): boolean {
  return one.taxClass === other.taxClass && one.priority === other.priority;
}

/** Rules of different priority add up where both apply; rules of the same place surely do. */
function isTogether(one: TaxRule, other: TaxRule): boolean {
  const isSamePlace = shadowsArea(one.area, other.area) || shadowsArea(other.area, one.area);
  return one.taxClass === other.taxClass && one.priority !== other.priority && isSamePlace;
}
