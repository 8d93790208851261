import { expect, test } from 'vitest';
import { Budget } from '../budget/budget.ts';
import type { Value } from '../values/value.ts';
import { productContent } from './product-content.ts';
import { totalStockOf } from './total-stock.ts';

const stock = (productType: Value, ...variants: Value[]) =>
  totalStockOf(productContent({ structuredContent: { productType, variants } }, new Budget()));

test('the sum of all variants, without limit where one has none', () => {
  expect(stock(1, { qtyInStock: 2 }, { qtyInStock: '3' }, {})).toBe(5);
  expect(stock(3)).toBe(0);
  expect(stock(1, { qtyInStock: 2 }, { unlimited: true })).toBe(Number.POSITIVE_INFINITY);
  expect(stock(2)).toBe(Number.POSITIVE_INFINITY);
  expect(stock(4, { qtyInStock: 0 })).toBe(Number.POSITIVE_INFINITY);
});

test('stock that is not a number makes the sum NaN', () => {
  expect(stock(1, { qtyInStock: 2 }, { qtyInStock: 'x' })).toBeNaN();
  expect(stock(1, { unlimited: true }, { qtyInStock: 'x' })).toBe(Number.POSITIVE_INFINITY);
});
