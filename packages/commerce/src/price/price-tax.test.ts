import { expect, test } from 'vitest';
import { priceTaxAt } from './price-tax.ts';
import type { TaxRule } from './tax.ts';

const rule: TaxRule = {
  id: 'vat',
  name: 'VAT',
  area: { country: 'DE', region: null, postalPrefix: null },
  ratePpm: 190_000n,
  taxClass: 'standard',
  isInclusive: true,
  priority: 1,
  onShipping: true,
};
const rules = [
  rule,
  { ...rule, id: 'books', taxClass: 'books', isInclusive: false },
  { ...rule, id: 'free', taxClass: 'free', ratePpm: 0n },
];

test.each([
  ['standard', 'DE', 'included'],
  ['books', 'DE', 'added'],
  ['free', 'DE', 'none'],
  ['unknown', 'DE', 'none'],
  ['standard', 'FR', 'none'],
])('a price of the class %s in %s says of the tax: %s', (taxClass, country, said) => {
  expect(priceTaxAt(rules, { country }, taxClass)).toBe(said);
});
