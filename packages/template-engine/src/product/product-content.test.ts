import { hasMultipleVariants, isOnSale, isSoldOut } from '@awning/site-model';
import { expect, test } from 'vitest';
import { Budget } from '../budget/budget.ts';
import type { Value } from '../values/value.ts';
import { productContent } from './product-content.ts';

const product = (structuredContent: Value) => productContent({ structuredContent }, new Budget());

test('the product type is a number, however it is written', () => {
  const type = (productType: Value) => product({ productType }).productType;
  expect([1, '1', '2x', 1.5, null, [], true].map(type)).toEqual([1, 1, 2, 1.5, 0, 0, 1]);
  expect(product(undefined).productType).toBe(0);
  expect(productContent('text', new Budget()).productType).toBe(0);
});

test('truth is that of the language', () => {
  expect(isSoldOut(product({ productType: 1, variants: [{ unlimited: {} }, { unlimited: [] }, {}] }))).toBe(true);
  expect(isSoldOut(product({ productType: 1, variants: [{ unlimited: 'false' }] }))).toBe(false);
  expect(isOnSale(product({ productType: 1, variants: [{ onSale: [] }, { onSale: {} }] }))).toBe(false);
  expect(isOnSale(product({ productType: 1, variants: [{ onSale: [0] }] }))).toBe(true);
  expect(isOnSale(product({ productType: 2, onSale: [] }))).toBe(false);
  expect(isOnSale(product({ productType: 2, onSale: 'yes' }))).toBe(true);
});

test('stock may be text', () => {
  expect(isSoldOut(product({ productType: '1', variants: [{ qtyInStock: '2 left' }] }))).toBe(false);
  expect(isSoldOut(product({ productType: '1', variants: [{ qtyInStock: 'x' }] }))).toBe(true);
});

test('anything in a list of variants is one, and anything but a list holds none', () => {
  expect(hasMultipleVariants(product({ productType: 1, variants: [1, null] }))).toBe(true);
  for (const variants of [undefined, null, 'ab', { a: 1, b: 2 }, 7]) {
    expect(hasMultipleVariants(product({ productType: 1, variants }))).toBe(false);
  }
});

test('members are read lazily, and prices as prices', () => {
  const content = product({
    priceMoney: { value: '3' },
    salePriceMoney: { value: '2', currency: 'EUR' },
    variants: [{ priceMoney: { value: '5' }, salePriceMoney: { value: '4' } }],
  });
  expect(content.priceMoney).toMatchObject({ amount: '3', currency: 'USD' });
  expect(content.salePriceMoney).toMatchObject({ amount: '2', currency: 'EUR' });
  expect(content.variants[0]?.priceMoney.amount).toBe('5');
  expect(content.variants[0]?.salePriceMoney.amount).toBe('4');
});
