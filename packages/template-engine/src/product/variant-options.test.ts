import { expect, test } from 'vitest';
import { Budget } from '../budget/budget.ts';
import type { Value } from '../values/value.ts';
import { productContent } from './product-content.ts';
import { variantOptions } from './variant-options.ts';

const options = (variants: Value, variantOptionOrdering: Value) =>
  variantOptions(productContent({ structuredContent: { variants, variantOptionOrdering } }, new Budget()));

const SHIRTS = [
  { attributes: { fit: 'loose', color: 'blue', cut: 'x' } },
  { attributes: { fit: 'loose', color: 'green' } },
  {},
  { attributes: { fit: 'slim', color: 'red' } },
];

test('options come in their order, values in that of the variants, each once', () => {
  expect(options(SHIRTS, ['color', 'fit'])).toEqual([
    { name: 'color', values: ['blue', 'green', 'red'] },
    { name: 'fit', values: ['loose', 'slim'] },
  ]);
});

test('two variants are enough', () => {
  expect(options(SHIRTS.slice(0, 2), ['color'])).toEqual([{ name: 'color', values: ['blue', 'green'] }]);
});

test('there is nothing to choose with one variant or without an order', () => {
  expect(options(SHIRTS.slice(0, 1), ['fit'])).toEqual([]);
  expect(options([], ['fit'])).toEqual([]);
  for (const ordering of [undefined, null, [], 'fit', {}]) expect(options(SHIRTS, ordering)).toEqual([]);
});

test('values are texts; null is an empty one', () => {
  expect(
    options([{ attributes: { n: 5 } }, { attributes: { n: '5' } }, { attributes: { n: null } }], ['n', 'other']),
  ).toEqual([
    { name: 'n', values: ['5', ''] },
    { name: 'other', values: [] },
  ]);
});

test('a name that is listed twice has its values once', () => {
  expect(options(SHIRTS, ['fit', 'fit'])).toEqual([
    { name: 'fit', values: ['loose', 'slim'] },
    { name: 'fit', values: [] },
  ]);
});
