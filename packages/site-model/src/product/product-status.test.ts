import { describe, expect, test } from 'vitest';
import {
  hasMultipleVariants,
  isOnSale,
  isSoldOut,
  type ProductContent,
  ProductType,
  statusMark,
  totalStock,
  type VariantContent,
} from '../index.ts';

const { physical, digital, service, 'gift-card': giftCard } = ProductType;
const paywall = 5;

function product(productType: unknown, ...variants: VariantContent[]): ProductContent {
  return { productType, variants };
}

describe('sold out', () => {
  test.for([
    ['PROD-024 physical', physical],
    ['PROD-025 service', service],
  ] as const)('%s: when no variant is unlimited and none has stock', ([, type]) => {
    expect(isSoldOut(product(type, { qtyInStock: 0 }, { qtyInStock: 0, unlimited: false }))).toBe(true);
    expect(isSoldOut(product(type))).toBe(true);
    expect(isSoldOut({ productType: type })).toBe(true);
    expect(isSoldOut(product(type, { qtyInStock: -1 }))).toBe(true);
  });

  test.for([physical, service])('PROD-026 not as soon as one variant of type %i is unlimited or in stock', (type) => {
    expect(isSoldOut(product(type, { qtyInStock: 0 }, { qtyInStock: 1 }))).toBe(false);
    expect(isSoldOut(product(type, { qtyInStock: 0 }, { qtyInStock: 0, unlimited: true }))).toBe(false);
  });

  test('PROD-027 never for a digital product', () => {
    expect(isSoldOut(product(digital, { qtyInStock: 0 }))).toBe(false);
    expect(isSoldOut({ productType: digital })).toBe(false);
  });

  test('PROD-028 never for a gift card', () => {
    expect(isSoldOut(product(giftCard, { qtyInStock: 0 }))).toBe(false);
    expect(isSoldOut({ productType: giftCard })).toBe(false);
  });

  test('PROD-029 always for an unknown type, paywall among them', () => {
    for (const type of [paywall, 0, -1, 99, '1', null, undefined]) {
      expect(isSoldOut(product(type, { unlimited: true, qtyInStock: 9 }))).toBe(true);
    }
  });
});

describe('on sale', () => {
  test.for([physical, service])('PROD-030 type %i: when any variant is', (type) => {
    expect(isOnSale(product(type, { onSale: false }, { onSale: true }))).toBe(true);
    expect(isOnSale({ ...product(type, { onSale: false }), onSale: true })).toBe(false);
  });

  test('PROD-031 a digital product by its own flag, whatever its variants say', () => {
    expect(isOnSale({ ...product(digital, { onSale: false }), onSale: true })).toBe(true);
    expect(isOnSale({ ...product(digital, { onSale: true }), onSale: false })).toBe(false);
  });

  test('PROD-032 a gift card never', () => {
    expect(isOnSale({ ...product(giftCard, { onSale: true }), onSale: true })).toBe(false);
  });

  test('an unknown type never', () => {
    expect(isOnSale({ ...product(paywall, { onSale: true }), onSale: true })).toBe(false);
  });
});

describe('status mark', () => {
  test('PROD-033 sold out wins over sale', () => {
    expect(statusMark(product(physical, { onSale: true, qtyInStock: 0 }))).toBe('sold-out');
  });

  test('PROD-034 sale when on sale and not sold out', () => {
    expect(statusMark(product(physical, { onSale: true, qtyInStock: 1 }))).toBe('sale');
  });

  test('PROD-035 none otherwise', () => {
    expect(statusMark(product(physical, { onSale: false, qtyInStock: 1 }))).toBeNull();
    expect(statusMark(product(giftCard, { onSale: true }))).toBeNull();
  });
});

test('PROD-036 multiple variants: not digital and more than one', () => {
  for (const type of [physical, service, giftCard]) {
    expect(hasMultipleVariants(product(type, {}, {}))).toBe(true);
    expect(hasMultipleVariants(product(type, {}))).toBe(false);
  }
  expect(hasMultipleVariants(product(digital, {}, {}))).toBe(false);
});

describe('total stock', () => {
  test('PROD-037 of a digital product is unlimited', () => {
    expect(totalStock(product(digital, { qtyInStock: 1 }))).toBe(Number.POSITIVE_INFINITY);
  });

  test('PROD-038 of a gift card is unlimited', () => {
    expect(totalStock(product(giftCard, { qtyInStock: 1 }))).toBe(Number.POSITIVE_INFINITY);
  });

  test('PROD-039 is unlimited when any variant is', () => {
    expect(totalStock(product(physical, { qtyInStock: 1 }, { unlimited: true }))).toBe(Number.POSITIVE_INFINITY);
  });

  test('PROD-040 is otherwise the sum over all variants', () => {
    expect(totalStock(product(physical, { qtyInStock: 1 }, { qtyInStock: 4 }, {}))).toBe(5);
    expect(totalStock(product(service))).toBe(0);
  });
});

test('unexpected content never throws', () => {
  for (const variants of [null, 'x', 7, {}, [null, 1, 'x']]) {
    expect(isSoldOut({ productType: physical, variants })).toBe(true);
    expect(isOnSale({ productType: physical, variants })).toBe(false);
    expect(totalStock({ productType: physical, variants })).toBe(0);
    expect(hasMultipleVariants({ productType: physical, variants })).toBe(false);
  }
  expect(totalStock(product(physical, { qtyInStock: 'x' }, { qtyInStock: '2' }))).toBe(2);
});
