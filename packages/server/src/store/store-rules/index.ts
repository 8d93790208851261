export type { ShippingZoneBody, TaxRuleBody } from './editing/schema.ts';
export { shippingDocument } from './editing/shipping-document.ts';
export { taxDocument } from './editing/tax-document.ts';
export { rulesMark } from './store.ts';
export { readStoreRules } from './store-rules.ts';
