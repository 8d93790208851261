import type { TaxRule } from '@awning/commerce';
import { readDecimal } from '../../kit/fields/decimal-text.ts';
import type { TaxRuleBody, TaxRules } from './queries.ts';
import { percentPlaces } from './typed-tax-rule.ts';

export const unsavedRule = 'new';

/** A rule as the checkout reads it; undefined while something is wrong with its rate. */
function appliedRule(id: string, { percent, inclusive, ...rule }: TaxRuleBody): TaxRule | undefined {
  const rate = readDecimal(percent, 'en', percentPlaces);
  if (rate === undefined || Number(rate) > 100) return undefined;
  const [whole = '0', fraction = ''] = rate.split('.');
  return { ...rule, id, isInclusive: inclusive, ratePpm: BigInt(whole + fraction.padEnd(percentPlaces, '0')) };
}

/** All rules in the order in which they count, with what is typed in place of the saved one; among equals a new rule comes last. */
export function rulesWith(
  { rules }: Pick<TaxRules, 'rules'>,
  edited: { readonly id: string; readonly body: TaxRuleBody } | undefined,
): readonly TaxRule[] {
  const isKnown = rules.some(({ id }) => id === edited?.id);
  const all = isKnown || edited === undefined ? rules : [...rules, edited];
  return all
    .flatMap(({ id, body }) => appliedRule(id, id === edited?.id ? edited.body : body) ?? [])
    .toSorted((one, other) => one.priority - other.priority);
}
