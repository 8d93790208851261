import { priceTaxAt, standardTaxClass } from '@awning/commerce';
import { defineRoute, type Route } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { zoneBody } from './editing/shipping-document.ts';
import { taxRuleBody } from './editing/tax-document.ts';
import { ShippingRules, TaxClasses, TaxRules } from './schema.ts';
import { standardRates } from './standard-rates.ts';
import { selectClassesOfRules, selectRules, selectTaxClasses } from './store.ts';
import { readTaxRules } from './store-rules.ts';
import { taxedPlaces } from './untaxed.ts';

/** More than any country has; a shop with more of them types theirs. */
const MAX_TAX_CLASSES = 100;

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
        const { country, minimumOrderSubtotal } = website.settings.storeSettings;
        return {
          zones: zones.map((row) => ({ id: row.id, body: zoneBody({ website }, row) })),
          ...taxedPlaces(country, taxRules),
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
          standardRates: { ...standardRates },
        };
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/commerce/store-rules/tax-classes',
      summary:
        'The tax classes that a product can be put into, those of tax rules and of other products, with what prices say of the tax.',
      access: { kind: 'team', right: 'products.edit' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: TaxClasses },
      handle: async ({ website }) => {
        const ofProducts = await selectTaxClasses(database, website.id);
        const ofRules = await selectClassesOfRules(database, website.id);
        const others = new Set([...ofRules, ...ofProducts]);
        others.delete(standardTaxClass);
        const taxClasses = [standardTaxClass, ...[...others].toSorted()].slice(0, MAX_TAX_CLASSES);
        const rules = await readTaxRules(database, website);
        const place = website.settings.storeSettings;
        const taxOf = (taxClass: string) => priceTaxAt(rules, place, taxClass);
        return { taxClasses, priceTaxes: Object.fromEntries(taxClasses.map((name) => [name, taxOf(name)])) };
      },
    }),
  ];
}
