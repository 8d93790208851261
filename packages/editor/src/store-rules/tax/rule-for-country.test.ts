import { expect, test } from 'vitest';
import type { TaxRuleBody } from './queries.ts';
import { rateChoice, ruleForCountry } from './rule-for-country.ts';
import { newTaxRule } from './typed-tax-rule.ts';

const place = (country: string) => ({ country, region: null, postalPrefix: null });
const vat: TaxRuleBody = { ...newTaxRule, name: 'VAT 19 %', area: place('DE'), percent: '19' };
const books: TaxRuleBody = { ...vat, name: 'VAT 7 %', percent: '7', taxClass: 'books' };
const all = {
  rules: [
    { id: '1', body: books },
    { id: '2', body: vat },
  ],
  storeCountry: 'DE',
  standardRates: { AT: '20', CH: '8.1', DE: '19' },
};

test('a rule for another country of the Union begins as that of the shop’s own country', () => {
  expect(ruleForCountry('AT', all)).toEqual({ ...vat, area: place('AT') });
  expect(ruleForCountry('CH', all)).toEqual({ ...newTaxRule, area: place('CH') });
});

test('only within the Union there is a choice between the two rates', () => {
  expect(rateChoice('AT', all)).toEqual({ home: '19', there: '20' });
  expect(rateChoice('CH', all)).toBeUndefined();
  expect(rateChoice('DE', all)).toBeUndefined();
  expect(rateChoice('AT', { ...all, rules: [] })).toBeUndefined();
});
