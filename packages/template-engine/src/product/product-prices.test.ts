import { describe, expect, test } from 'vitest';
import { Budget } from '../budget/budget.ts';
import type { Value } from '../values/value.ts';
import { productContent } from './product-content.ts';
import { hasVariedPrices, highestPriceOf, lowestPriceOf, lowestSalePriceOf } from './product-prices.ts';

const product = (structuredContent: Value) => productContent({ structuredContent }, new Budget());
const physical = (...variants: Value[]) => product({ productType: 1, variants });

describe('varied prices', () => {
  test('a variant differs from the first in sale or price', () => {
    expect(hasVariedPrices(physical({ price: 1 }, { price: 1 }, { price: 2 }))).toBe(true);
    expect(hasVariedPrices(physical({ price: 1 }, { price: 1 }))).toBe(false);
    expect(hasVariedPrices(physical({ price: 1 }))).toBe(false);
    expect(hasVariedPrices(physical())).toBe(false);
    expect(hasVariedPrices(physical({ onSale: false }, { onSale: true }))).toBe(true);
  });

  test('sale prices count when the first is on sale', () => {
    const pair = (onSale: Value) => physical({ onSale, salePrice: 1 }, { onSale, salePrice: 2 });
    expect(hasVariedPrices(pair(true))).toBe(true);
    expect(hasVariedPrices(pair(false))).toBe(false);
    expect(hasVariedPrices(pair([]))).toBe(false);
    expect(hasVariedPrices(physical({ onSale: true, salePrice: 1 }, { onSale: true, salePrice: 1 }))).toBe(false);
  });

  test('members are compared without conversion', () => {
    expect(hasVariedPrices(physical({ price: 1 }, { price: '1' }))).toBe(true);
    expect(hasVariedPrices(physical({ onSale: false }, {}))).toBe(true);
    expect(hasVariedPrices(physical({ onSale: null }, {}))).toBe(false);
    expect(hasVariedPrices(physical({ price: { a: [1] } }, { price: { a: [1] } }))).toBe(false);
  });

  test.each([
    [1, true],
    [2, false],
    [3, true],
    [4, true],
    [5, false],
    [-1, false],
  ])('type %i: %s', (productType, expected) => {
    expect(hasVariedPrices(product({ productType, variants: [{ price: 1 }, { price: 2 }] }))).toBe(expected);
  });
});

describe('prices', () => {
  const variants = [
    { priceMoney: { value: '20' }, salePriceMoney: { value: '4' }, onSale: false },
    { priceMoney: { value: '30' }, salePriceMoney: { value: '9' }, onSale: true },
    { priceMoney: { value: '10' }, salePriceMoney: { value: '12' }, onSale: true },
  ];

  test('the lowest now, the highest regular, the lowest on sale', () => {
    expect(lowestPriceOf(physical(...variants)).amount).toBe('9');
    expect(highestPriceOf(physical(...variants)).amount).toBe('30');
    expect(lowestSalePriceOf(physical(...variants)).amount).toBe('9');
  });

  test('a digital product has its own', () => {
    const digital = product({ productType: 2, priceMoney: { value: '7' }, salePriceMoney: { value: '6' }, variants });
    expect(
      [lowestPriceOf(digital), highestPriceOf(digital), lowestSalePriceOf(digital)].map(({ amount }) => amount),
    ).toEqual(['7', '7', '6']);
  });

  test('a missing price is 0 USD', () => {
    for (const nothing of [physical(), product({ productType: 5, variants }), product({ productType: 2 })]) {
      for (const priceOf of [lowestPriceOf, highestPriceOf, lowestSalePriceOf]) {
        expect(priceOf(nothing)).toMatchObject({ amount: '0', currency: 'USD' });
      }
    }
  });
});
