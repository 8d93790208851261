import { expect, test } from 'vitest';
import { callPredicate } from '../../contract/call.ts';
import type { Predicate } from '../../contract/predicate.ts';
import type { Value } from '../../values/value.ts';
import { hasVariants, onSale, soldOut, variedPrices } from './product.ts';

const [PHYSICAL, DIGITAL, SERVICE, GIFT_CARD, UNKNOWN] = [1, 2, 3, 4, 5];

const product = (productType: Value, variants: Value, more: object = {}) => ({
  structuredContent: { productType, variants, ...more },
});

const cases: readonly (readonly [Predicate, string, Value, boolean])[] = [
  [hasVariants, 'two variants', product(PHYSICAL, [{}, {}]), true],
  [hasVariants, 'one variant', product(PHYSICAL, [{}]), false],
  [hasVariants, 'a digital product', product(DIGITAL, [{}, {}]), false],
  [hasVariants, 'no product', null, false],
  [onSale, 'a variant on sale', product(SERVICE, [{}, { onSale: true }]), true],
  [onSale, 'no variant on sale', product(PHYSICAL, [{ onSale: false }]), false],
  [onSale, 'a digital product on sale', product(DIGITAL, [], { onSale: true }), true],
  [onSale, 'a gift card', product(GIFT_CARD, [{ onSale: true }], { onSale: true }), false],
  [soldOut, 'nothing in stock', product(PHYSICAL, [{ qtyInStock: 0 }]), true],
  [soldOut, 'one left', product(PHYSICAL, [{ qtyInStock: 0 }, { qtyInStock: 1 }]), false],
  [soldOut, 'unlimited', product(SERVICE, [{ unlimited: true }]), false],
  [soldOut, 'a digital product', product(DIGITAL, []), false],
  [soldOut, 'an unknown type', product(UNKNOWN, [{ qtyInStock: 9 }]), true],
  [variedPrices, 'two prices', product(PHYSICAL, [{ price: 500 }, { price: 700 }]), true],
  [variedPrices, 'one price', product(PHYSICAL, [{ price: 500 }, { price: 500 }]), false],
  [variedPrices, 'one on sale', product(GIFT_CARD, [{ price: 500 }, { price: 500, onSale: true }]), true],
  [variedPrices, 'a digital product', product(DIGITAL, [{ price: 500 }, { price: 700 }]), false],
];

test.each(cases.map(([predicate, ...rest]) => [predicate.name, ...rest, predicate] as const))(
  '%s %s',
  (_name, _what, value, expected, predicate) => {
    expect(callPredicate(predicate, [], [value])).toBe(expected);
  },
);
