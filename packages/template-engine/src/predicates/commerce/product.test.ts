import { expect, test } from 'vitest';
import { callPredicate } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { hasVariants, onSale, soldOut, variedPrices } from './product.ts';

const ask = (predicate: typeof onSale, structuredContent: Value) =>
  callPredicate(predicate, [], [{ structuredContent }]);

test('has-variants?: more than one, and not digital', () => {
  expect(ask(hasVariants, { productType: 1, variants: [{}, {}] })).toBe(true);
  expect(ask(hasVariants, { productType: 1, variants: [{}] })).toBe(false);
  expect(ask(hasVariants, { productType: 2, variants: [{}, {}] })).toBe(false);
  expect(ask(hasVariants, { variants: [{}, {}] })).toBe(true);
});

test('on-sale?: a variant of a physical product or service, or the digital product itself', () => {
  expect(ask(onSale, { productType: 1, variants: [{}, { onSale: true }] })).toBe(true);
  expect(ask(onSale, { productType: 3, variants: [{ onSale: false }] })).toBe(false);
  expect(ask(onSale, { productType: 2, onSale: true })).toBe(true);
  expect(ask(onSale, { productType: 4, variants: [{ onSale: true }] })).toBe(false);
});

test('sold-out?: nothing left; never digital, always unknown', () => {
  expect(ask(soldOut, { productType: 1, variants: [{ qtyInStock: 0 }] })).toBe(true);
  expect(ask(soldOut, { productType: 1, variants: [{ qtyInStock: 0 }, { qtyInStock: 1 }] })).toBe(false);
  expect(ask(soldOut, { productType: 2 })).toBe(false);
  expect(ask(soldOut, { productType: 5, variants: [{ unlimited: true }] })).toBe(true);
});

test('varied-prices?: variants that cost different amounts', () => {
  expect(ask(variedPrices, { productType: 4, variants: [{ price: 1 }, { price: 2 }] })).toBe(true);
  expect(ask(variedPrices, { productType: 1, variants: [{ price: 1 }, { price: 1 }] })).toBe(false);
});

test('only the value itself is tested', () => {
  const outer = { structuredContent: { productType: 2, onSale: true } };
  expect(callPredicate(onSale, [], [outer, {}])).toBe(false);
  expect(callPredicate(soldOut, [], [outer, null])).toBe(true);
});
