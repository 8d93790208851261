import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartEntry } from './cart.ts';
import { cartCount } from './cart-label.ts';
import { addEntry, changeQuantity } from './change-entries.ts';
import { isInStock, quantityInCart } from './stock.ts';

const entry = (more: Partial<CartEntry> = {}): CartEntry => ({
  id: 'e1',
  itemId: 'a',
  variantId: 'a1',
  quantity: 2,
  additionalFields: null,
  ...more,
});
const few = (qtyInStock: number) => ({
  itemId: 'a',
  variantId: 'a1',
  stock: { unlimited: false, qtyInStock } as const,
});

describe('the stock check', () => {
  test('STOCK-005 an unlimited variant is in stock', () => expect(isInStock({ unlimited: true }, 9999)).toBe(true));
  test('STOCK-006 one more than the cart holds is in stock', () =>
    expect(isInStock({ unlimited: false, qtyInStock: 3 }, 2)).toBe(true));
  test('STOCK-007 as many as the cart holds is out of stock', () =>
    expect(isInStock({ unlimited: false, qtyInStock: 2 }, 2)).toBe(false));
  test('STOCK-008 only entries of the same item and variant count', () => {
    const entries = [
      entry(),
      entry({ id: 'e2', additionalFields: '{}' }),
      entry({ id: 'e3', variantId: 'a2' }),
      entry({ id: 'e4', itemId: 'b' }),
    ];
    expect(quantityInCart(entries, 'a', 'a1')).toBe(4);
  });
});

describe('entries', () => {
  test('the same variant on two lines counts together', () => {
    expect(addEntry([entry({ quantity: 1 })], few(1), 1, '{"f":"x"}', 'e2')).toEqual({
      ok: false,
      reason: 'not-enough',
    });
  });

  test('an entry never exceeds 9999', () => {
    const unlimited = { itemId: 'a', variantId: 'a1', stock: { unlimited: true } as const };
    expect(addEntry([entry({ quantity: 9999 })], unlimited, 1, null, 'e2')).toEqual({
      ok: false,
      reason: 'quantity-out-of-range',
    });
  });

  test('a lower quantity is always allowed', () => {
    expect(changeQuantity([entry({ quantity: 5 })], 'e1', 3, few(1))).toMatchObject({
      ok: true,
      entry: { quantity: 3 },
    });
    expect(changeQuantity([entry({ quantity: 5 })], 'e1', 6, few(5))).toEqual({ ok: false, reason: 'not-enough' });
  });

  test('a cart never holds more than the stock, whatever is added in any order', () => {
    const adds = fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 20 }), fields: fc.constantFrom(null, '{"f":1}', '{"f":2}') }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(adds, fc.integer({ min: 0, max: 100 }), (steps, stock) => {
        let entries: readonly CartEntry[] = [];
        for (const [number, { quantity, fields }] of steps.entries()) {
          const change = addEntry(entries, few(stock), quantity, fields, `e${number}`);
          if (change.ok) entries = [...entries.filter(({ id }) => id !== change.entry.id), change.entry];
        }
        expect(quantityInCart(entries, 'a', 'a1')).toBeLessThanOrEqual(stock);
        expect(new Set(entries.map(({ additionalFields }) => additionalFields)).size).toBe(entries.length);
      }),
    );
  });
});

test('PILL-007 the visible number reads 100+ above one hundred', () => {
  expect([0, 1, 100, 101, 9999].map(cartCount)).toEqual(['0', '1', '100', '100+', '100+']);
});
