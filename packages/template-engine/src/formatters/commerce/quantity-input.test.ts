import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { quantityInput } from './quantity-input.ts';

const UNLIMITED = [{ unlimited: true }];
const input = (structuredContent: Value, data: Value = {}) =>
  callFormatter(quantityInput, [], [{ id: 'p1', structuredContent }], { data });
const isShown = (structuredContent: Value, data?: Value) => input(structuredContent, data) !== undefined;

test('QTY-001, QTY-002, QTY-003, QTY-004, QTY-005, FMT-027: from 1 to 9999 in steps of 1, and 1 at first', () => {
  expect(input({ productType: 1, variants: UNLIMITED })).toBe(
    '\n\n\n<div class="product-quantity-input" data-item-id="p1" data-animation-role="content">\n  <div class="quantity-label">Quantity:</div>\n  <input aria-label="Quantity" size="4" max="9999" min="1" value="1" type="number" step="1"></input>\n</div>',
  );
});

test('QTY-006, QTY-011: for a physical product, when there is more than one', () => {
  const stocked = (...stock: Value[]) =>
    isShown({ productType: 1, variants: stock.map((qtyInStock) => ({ qtyInStock })) });
  expect(stocked(2)).toBe(true);
  expect(stocked(1, 1)).toBe(true);
  expect(stocked(1)).toBe(false);
  expect(stocked(0)).toBe(false);
  expect(stocked()).toBe(false);
});

const settings = (multipleQuantityAllowedForServices: Value) => ({
  websiteSettings: { storeSettings: { multipleQuantityAllowedForServices } },
});

test('QTY-007: for a service, when the shop sells several', () => {
  const service = { productType: 3, variants: UNLIMITED };
  expect(isShown(service, settings(true))).toBe(true);
  expect(isShown(service, settings('true'))).toBe(true);
  expect(isShown(service, settings(false))).toBe(false);
  expect(isShown(service, settings('x'))).toBe(false);
});

test('QTY-008: a shop without the setting sells several', () => {
  const service = { productType: 3, variants: UNLIMITED };
  expect(isShown(service)).toBe(true);
  expect(isShown(service, { websiteSettings: {} })).toBe(true);
  expect(isShown(service, settings(undefined))).toBe(true);
  expect(isShown(service, settings(null))).toBe(true);
});

test('QTY-009: not for digital products, gift cards and unknown types', () => {
  for (const productType of [2, 4, 5, undefined]) expect(isShown({ productType, variants: UNLIMITED })).toBe(false);
});

test('QTY-006, QTY-010: not for subscriptions', () => {
  const shown = (isSubscribable: Value) => isShown({ productType: 1, variants: UNLIMITED, isSubscribable });
  expect([true, 'true', 1].map(shown)).toEqual([false, false, false]);
  expect([false, 'yes', null].map(shown)).toEqual([true, true, true]);
});

test('the label and the id are escaped; the id is looked up', () => {
  const data = { id: '"o"', localizedStrings: { productQuantityInputLabel: '<Q>' } };
  const product = { structuredContent: { productType: 1, variants: UNLIMITED } };
  const markup = callFormatter(quantityInput, [], [product], { data });
  expect(markup).toContain('data-item-id="&quot;o&quot;"');
  expect(markup).toContain('<div class="quantity-label">&lt;Q&gt;:</div>');
  expect(markup).toContain('aria-label="&lt;Q&gt;"');
  expect(input(product.structuredContent, { localizedStrings: { productQuantityInputLabel: '' } })).toContain(
    '>Quantity:<',
  );
});
