export type { ShippingZoneBody, TaxRuleBody } from './editing/schema.ts';
export { shippingDocument } from './editing/shipping-document.ts';
export { taxDocument } from './editing/tax-document.ts';
export { isTaxIncluded, RATES_AS_OF, standardRates } from './standard-rates.ts';
export { rulesMark } from './store.ts';
export { readStoreRules, readTaxRules } from './store-rules.ts';
