export { rulesMark } from './store.ts';
export {
  createShippingZone,
  createTaxRule,
  type NewShippingOption,
  type NewShippingZone,
  type NewTaxRule,
  readStoreRules,
} from './store-rules.ts';
