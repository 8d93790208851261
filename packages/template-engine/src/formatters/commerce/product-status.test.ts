import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { productStatus } from './product-status.ts';

const SOLD_OUT = { id: 'p1', structuredContent: { productType: 1, variants: [{ qtyInStock: 0, onSale: true }] } };
const ON_SALE = { id: 'p1', structuredContent: { productType: 1, variants: [{ qtyInStock: 1, onSale: true }] } };
const status = (product: Value, data: Value = {}) => callFormatter(productStatus, [], [product], { data });
const mark = (kind: string, text: string) => `<div class="product-mark ${kind}">${text}</div>`;

test('PROD-042, FMT-027: a product without stock is sold out, on sale or not', () => {
  expect(status(SOLD_OUT)).toBe(mark('sold-out', 'sold out'));
});

test('PROD-043, FMT-027: a reduced product wears the sale mark', () => {
  expect(status(ON_SALE)).toBe(mark('sale', 'sale'));
});

test('any other product has no mark', () => {
  expect(status({ structuredContent: { productType: 2 } })).toBeUndefined();
});

test('the words are those of the page', () => {
  const localizedStrings = { productSoldOutText: 'aus<', productSaleText: 'An&gebot' };
  expect(status(SOLD_OUT, { localizedStrings })).toBe(mark('sold-out', 'aus&lt;'));
  expect(status(ON_SALE, { localizedStrings })).toBe(mark('sale', 'An&amp;gebot'));
  expect(status(SOLD_OUT, { localizedStrings: { productSoldOutText: '' } })).toBe(mark('sold-out', 'sold out'));
});

test('MERCH-009: the words for this product come first', () => {
  const data = (customSoldOutText: Value) => ({
    localizedStrings: { productSoldOutText: 'aus' },
    productMerchandisingContext: { p1: { customSoldOutText } },
  });
  expect(status(SOLD_OUT, data('"gone"'))).toBe(mark('sold-out', '&quot;gone&quot;'));
  expect(status(SOLD_OUT, data(''))).toBe(mark('sold-out', 'aus'));
  expect(status({ ...SOLD_OUT, id: 'p2' }, data('gone'))).toBe(mark('sold-out', 'aus'));
  expect(status(ON_SALE, data('gone'))).toBe(mark('sale', 'sale'));
});
