import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { fromPrice, normalPrice, salePrice } from './plain-price.ts';

function prices(structuredContent: Value): readonly Value[] {
  return [fromPrice, normalPrice, salePrice].map((formatter) => callFormatter(formatter, [], [{ structuredContent }]));
}

test('the lowest, the highest and the sale price in hundredths', () => {
  const variants = [
    { priceMoney: { value: '20.00' } },
    { priceMoney: { value: '30' }, salePriceMoney: { value: '.5' }, onSale: true },
    { priceMoney: { value: '40' }, salePriceMoney: { value: '7.25' }, onSale: true },
  ];
  expect(prices({ productType: 1, variants })).toEqual(['50', '4000', '50']);
  expect(prices({ productType: 3, variants: variants.slice(2) })).toEqual(['725', '4000', '725']);
});

test('digits beyond hundredths stay', () => {
  expect(prices({ productType: 2, priceMoney: { value: '1.005' }, salePriceMoney: { value: '1234567.891' } })).toEqual([
    '100.5',
    '100.5',
    '123456789.1',
  ]);
});

test('a missing value is 0', () => {
  expect(prices({ productType: 1, variants: [] })).toEqual(['0', '0', '0']);
  expect(prices({ productType: -1 })).toEqual(['0', '0', '0']);
  expect(prices(null)).toEqual(['0', '0', '0']);
});
