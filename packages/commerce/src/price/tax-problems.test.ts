import { expect, test } from 'vitest';
import type { TaxRule } from './tax.ts';
import { taxProblems } from './tax-problems.ts';

const rule = (id: string, rest: Partial<TaxRule> = {}): TaxRule => ({
  id,
  name: id,
  area: { country: 'DE', region: null, postalPrefix: null },
  ratePpm: 190_000n,
  taxClass: 'standard',
  isInclusive: true,
  priority: 1,
  onShipping: true,
  ...rest,
});
const world = { country: null, region: null, postalPrefix: null };

test('rules for different places, classes and priorities get along', () => {
  const rules = [
    rule('vat'),
    rule('reduced', { taxClass: 'reduced', onShipping: false }),
    rule('world', { area: world }),
    rule('island', { area: { country: 'DE', region: null, postalPrefix: '27498' } }),
    rule('levy', { priority: 2 }),
  ];
  expect(taxProblems(rules, ['reduced'])).toEqual([]);
});

test('a second rule for the same place, class and priority never applies', () => {
  expect(taxProblems([rule('vat'), rule('again', { ratePpm: 160_000n })], [])).toEqual([
    { kind: 'shadowed', ruleId: 'again', byRuleId: 'vat' },
  ]);
});

test('a class that no product has, and shipping of another class, are pointed out', () => {
  expect(taxProblems([rule('books', { taxClass: 'books' })], ['standard'])).toEqual([
    { kind: 'unused-class', ruleId: 'books', taxClass: 'books' },
    { kind: 'shipping-ignored', ruleId: 'books' },
  ]);
});

test('two rules that add up must agree on what prices contain', () => {
  const rules = [rule('vat'), rule('levy', { priority: 2, isInclusive: false })];
  expect(taxProblems(rules, [])).toEqual([{ kind: 'mixed', ruleId: 'levy', withRuleId: 'vat' }]);
  const elsewhere = rule('us', { priority: 2, isInclusive: false, area: { ...world, country: 'US' } });
  expect(taxProblems([rule('vat'), elsewhere], [])).toEqual([]);
});
