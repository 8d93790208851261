import { priceTaxes } from '@awning/commerce';
import { Type } from '@sinclair/typebox';
import { ShippingZoneBody, TaxRuleBody } from './editing/schema.ts';

export const ShippingRules = Type.Object({
  zones: Type.Array(Type.Object({ id: Type.String(), body: ShippingZoneBody })),
  storeCountry: Type.String(),
  taxedCountries: Type.Array(Type.String(), { description: 'Countries with tax rules of their own' }),
  isTaxedEverywhere: Type.Boolean({ description: 'Whether a tax rule applies in all countries' }),
  minimumOrderSubtotal: Type.Union([Type.String(), Type.Null()]),
});

export const TaxClasses = Type.Object({
  taxClasses: Type.Array(Type.String(), { description: 'The one of most products first' }),
  priceTaxes: Type.Record(Type.String(), Type.Union(priceTaxes.map((word) => Type.Literal(word))), {
    description: 'For each class, what a price says of the tax at the place of the shop',
  }),
});

export const TaxRules = Type.Object({
  rules: Type.Array(Type.Object({ id: Type.String(), body: TaxRuleBody })),
  storeCountry: Type.String(),
  taxClasses: Type.Array(Type.String(), { description: 'The tax classes that products have' }),
  standardRates: Type.Record(Type.String(), Type.String(), {
    description: 'The standard rate of VAT or a similar tax in per cent, by country',
  }),
});
