import { expect, test } from 'vitest';
import { analyticsOrder, purchaseReport } from './analytics.ts';

const order = {
  id: 'o1',
  currency: 'EUR',
  total: 6190n,
  shipping: 590n,
  tax: 0n,
  includedTax: 988n,
  lines: [
    { kind: 'item', sku: 'MUG-S', productName: 'Tide mug', quantity: 2, unitPrice: 2800n },
    { kind: 'shipping', sku: null, productName: 'Parcel', quantity: 1, unitPrice: 590n },
  ],
} as const;

test('ORDER-001 ORDER-002 the analytics order has its totals and items, shipping not among them', () => {
  expect(analyticsOrder(order)).toEqual({
    id: 'o1',
    currency: 'EUR',
    grandTotal: '61.90',
    shippingTotal: '5.90',
    taxTotal: '9.88',
    items: [{ sku: 'MUG-S', productName: 'Tide mug', quantity: 2, unitPrice: '28.00' }],
  });
});

test('ORDER-004 the purchase report has decimal numbers under the names of the analytics event', () => {
  expect(purchaseReport(analyticsOrder(order))).toEqual({
    transaction_id: 'o1',
    currency: 'EUR',
    value: 61.9,
    shipping: 5.9,
    tax: 9.88,
    items: [{ item_id: 'MUG-S', item_name: 'Tide mug', quantity: 2, price: 28 }],
  });
});
