import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { cartQuantity, cartSubtotal, cartUrl } from './cart.ts';

test('FMT-001: the link to the cart is always /cart', () => {
  for (const value of [undefined, null, '/elsewhere', { url: '/x' }]) {
    expect(callFormatter(cartUrl, [], [value])).toBe('/cart');
  }
});

test('the quantity is the sum of those of the entries', () => {
  const quantity = (value: Value) => callFormatter(cartQuantity, [], [value]);
  const marked = (count: number) => `<span class="sqs-cart-quantity">${count}</span>`;
  expect(quantity({ entries: [{ quantity: 2 }, { quantity: '3' }, {}] })).toBe(marked(5));
  expect(quantity({ entries: [] })).toBe(marked(0));
  expect(quantity({ entries: { a: { quantity: 1 } } })).toBe(marked(0));
  expect(quantity(undefined)).toBe(marked(0));
});

test('the subtotal says not to use it', () => {
  expect(callFormatter(cartSubtotal, [], [{ subtotalCents: 5 }])).toBe('deprecated, do not use');
});
