import type { Place } from './place.ts';
import { type TaxRule, taxRulesAt } from './tax.ts';

/** What a price says of the tax: contained in it, added to it, or nothing. */
export const priceTaxes = ['included', 'added', 'none'] as const;
export type PriceTax = (typeof priceTaxes)[number];

/**
 * What the prices of a tax class say at a place. A rate of zero is no tax.
 *
 * @example
 * priceTaxAt([], { country: 'DE' }, 'standard') // => 'none'
 */
export function priceTaxAt(rules: readonly TaxRule[], place: Place, taxClass: string): PriceTax {
  const taxed = taxRulesAt(rules, place).filter((rule) => rule.taxClass === taxClass && rule.ratePpm > 0n);
  if (taxed.length === 0) return 'none';
  return taxed.some(({ isInclusive }) => isInclusive) ? 'included' : 'added';
}
