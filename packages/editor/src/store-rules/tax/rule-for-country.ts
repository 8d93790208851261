import { isTaxedSale } from '@awning/commerce';
import type { TaxRuleBody, TaxRules } from './queries.ts';
import { newTaxRule } from './typed-tax-rule.ts';

/** A rule to begin with for a country: like that of the shop's own country, where the sale is taxed as there. */
export function ruleForCountry(country: string, all: Pick<TaxRules, 'rules' | 'storeCountry'>): TaxRuleBody {
  const home = isTaxedSale(all.storeCountry, country) ? homeRule(all) : undefined;
  return { ...(home ?? newTaxRule), area: { country, region: null, postalPrefix: null } };
}

/** What a shop within the European Union can choose between for another country of it. */
export interface RateChoice {
  readonly home: string;
  readonly there: string;
}

export function rateChoice(
  country: string,
  all: Pick<TaxRules, 'rules' | 'storeCountry' | 'standardRates'>,
): RateChoice | undefined {
  const home = homeRule(all)?.percent;
  const there = all.standardRates[country];
  const isElsewhere = country !== all.storeCountry && isTaxedSale(all.storeCountry, country);
  return isElsewhere && home !== undefined && there !== undefined ? { home, there } : undefined;
}

function homeRule({ rules, storeCountry }: Pick<TaxRules, 'rules' | 'storeCountry'>): TaxRuleBody | undefined {
  return rules.find(({ body: { area, taxClass } }) => {
    return (
      area.country === storeCountry && area.region === null && area.postalPrefix === null && taxClass === 'standard'
    );
  })?.body;
}
