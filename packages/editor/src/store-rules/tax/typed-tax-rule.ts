import { readDecimal } from '../../kit/fields/decimal-text.ts';
import type { TaxWords } from './messages.ts';
import type { TaxRuleBody } from './queries.ts';

/** A tax rule while it is edited: its place is three fields, and its number is what stands in its field. */
export interface TypedTaxRule extends Record<string, unknown> {
  readonly name: string;
  /** Empty for all countries. */
  readonly country: string;
  readonly region: string;
  readonly postalPrefix: string;
  readonly percent: string;
  readonly taxClass: string;
  readonly inclusive: 'yes' | 'no';
  readonly priority: string;
  readonly onShipping: boolean;
}

export const newTaxRule: TaxRuleBody = {
  name: '',
  area: { country: null, region: null, postalPrefix: null },
  percent: '',
  taxClass: 'standard',
  inclusive: true,
  priority: 1,
  onShipping: true,
};

export const percentPlaces = 4;
const highestPriority = 100;

export function typedTaxRule({ area, inclusive, priority, ...rest }: TaxRuleBody): TypedTaxRule {
  return {
    ...rest,
    country: area.country ?? '',
    region: area.region ?? '',
    postalPrefix: area.postalPrefix ?? '',
    inclusive: inclusive ? 'yes' : 'no',
    priority: String(priority),
  };
}

export function taxRuleBody(typed: TypedTaxRule): TaxRuleBody {
  const { name, country, region, postalPrefix, percent, taxClass, inclusive, priority, onShipping } = typed;
  return {
    name: name.trim(),
    area: { country: written(country), region: written(region), postalPrefix: written(postalPrefix) },
    percent,
    taxClass: taxClass.trim(),
    inclusive: inclusive === 'yes',
    // What is no number becomes 0, which is told as a fault.
    priority: /^\d+$/.test(priority) ? Number(priority) : 0,
    onShipping,
  };
}

/** The rules that the server has, too, so that most faults are told before anything is sent. */
export function checkTaxRule(typed: TypedTaxRule, faults: TaxWords['faults']): Record<string, string> {
  const { name, percent, taxClass, priority } = taxRuleBody(typed);
  const errors: Record<string, string> = {};
  if (name === '') errors['name'] = faults.name;
  const rate = readDecimal(percent, 'en', percentPlaces);
  if (rate === undefined || Number(rate) > 100) errors['percent'] = faults.percent;
  if (!/^[a-z0-9-]{1,40}$/.test(taxClass)) errors['taxClass'] = faults.taxClass;
  if (priority < 1 || priority > highestPriority) errors['priority'] = faults.priority;
  return errors;
}

function written(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}
