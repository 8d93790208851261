import { defineRoute, type Route } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { zoneBody } from './editing/shipping-document.ts';
import { taxRuleBody } from './editing/tax-document.ts';
import { ShippingRules, TaxRules } from './schema.ts';
import { selectRules, selectTaxClasses } from './store.ts';

/** All rules at once, in the order in which they count: for worked examples, and to find rules that cannot work. */
export function storeRulesRoutes({ database }: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/commerce/store-rules/shipping',
      summary: 'All shipping zones in the order in which they count.',
      access: { kind: 'team', right: 'shipping.edit' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: ShippingRules },
      handle: async ({ website }) => {
        const { zones, taxRules } = await selectRules(database, website.id);
        const countries = taxRules.flatMap(({ area: { country } }) => (country === null ? [] : [country]));
        const { country, minimumOrderSubtotal } = website.settings.storeSettings;
        return {
          zones: zones.map((row) => ({ id: row.id, body: zoneBody({ website }, row) })),
          storeCountry: country,
          taxedCountries: [...new Set(countries)],
          minimumOrderSubtotal: minimumOrderSubtotal?.decimalValue ?? null,
        };
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/commerce/store-rules/taxes',
      summary: 'All tax rules in the order in which they count, and the tax classes of products.',
      access: { kind: 'team', right: 'taxes.edit' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: TaxRules },
      handle: async ({ website }) => {
        const { taxRules } = await selectRules(database, website.id);
        return {
          rules: taxRules.map((row) => ({ id: row.id, body: taxRuleBody(row) })),
          storeCountry: website.settings.storeSettings.country,
          taxClasses: await selectTaxClasses(database, website.id),
        };
      },
    }),
  ];
}
