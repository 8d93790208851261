import { cartProductTypes } from '@awning/site-model';
import { describe, expect, test } from 'vitest';
import { cartSideVariant } from './cart-side.ts';
import { merchandising } from './merchandising.ts';
import type { Product, Variant } from './product.ts';
import { structuredContent } from './structured-content.ts';

const small: Variant = {
  id: 'v1',
  sku: 'MUG-S',
  attributes: { Size: 'Small' },
  price: 2800n,
  salePrice: null,
  onSale: false,
  stock: { unlimited: false, qtyInStock: 4 },
};
const large: Variant = {
  id: 'v2',
  sku: 'MUG-L',
  attributes: { Size: 'Large' },
  price: 3400n,
  salePrice: 3000n,
  onSale: true,
  stock: { unlimited: true },
};

const mug: Product = {
  id: 'p1',
  type: 1,
  currency: 'EUR',
  optionNames: ['Size'],
  variants: [small, large],
  isSubscribable: false,
  subscriptionPlan: null,
  useCustomAddButtonText: true,
  customAddButtonText: 'Take it home',
  additionalFieldsFormId: 'f1',
};

describe('structured content', () => {
  test('PROD-015 PROD-016 PROD-017 PROD-018 PROD-019 has the named fields of a product', () => {
    expect(structuredContent(mug, { fields: [] })).toMatchObject({
      productType: 1,
      variants: [{ sku: 'MUG-S' }, { sku: 'MUG-L' }],
      variantOptionOrdering: ['Size'],
      priceMoney: { decimalValue: '28.00', currencyCode: 'EUR' },
      salePriceMoney: { decimalValue: '0.00' },
      onSale: true,
      isSubscribable: false,
      subscriptionPlan: null,
      useCustomAddButtonText: true,
      customAddButtonText: 'Take it home',
      additionalFieldsFormId: 'f1',
      additionalFieldsForm: { fields: [] },
    });
  });

  test('PROD-015 PROD-016 PROD-017 PROD-018 PROD-019 for any values', () => {
    const subscriptionPlan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 6 } as const;
    const magazine: Product = {
      ...mug,
      type: 3,
      optionNames: [],
      variants: [{ ...small, price: 900n, salePrice: 700n, onSale: true }],
      isSubscribable: true,
      subscriptionPlan,
      useCustomAddButtonText: false,
      customAddButtonText: null,
      additionalFieldsFormId: null,
    };
    const content = {
      productType: 3,
      variants: [{ sku: 'MUG-S', price: 900, salePrice: 700 }],
      variantOptionOrdering: [],
      priceMoney: { decimalValue: '9.00', currencyCode: 'EUR' },
      salePriceMoney: { decimalValue: '7.00', currencyCode: 'EUR' },
      onSale: true,
      isSubscribable: true,
      subscriptionPlan,
      useCustomAddButtonText: false,
      customAddButtonText: '',
      additionalFieldsFormId: null,
      additionalFieldsForm: null,
    };
    expect(structuredContent(magazine)).toMatchObject(content);
    expect(structuredContent({ ...magazine, variants: [small] }).onSale).toBe(false);
  });

  test('PROD-020 PROD-021 PROD-022 has the named fields of a variant, amounts also in hundredths', () => {
    expect(structuredContent(mug).variants[1]).toEqual({
      id: 'v2',
      sku: 'MUG-L',
      price: 3400,
      salePrice: 3000,
      onSale: true,
      priceMoney: { decimalValue: '34.00', currencyCode: 'EUR', value: '34.00', currency: 'EUR' },
      salePriceMoney: { decimalValue: '30.00', currencyCode: 'EUR', value: '30.00', currency: 'EUR' },
      qtyInStock: 0,
      unlimited: true,
      attributes: { Size: 'Large' },
      optionValues: [{ optionName: 'Size', value: 'Large' }],
    });
    expect(structuredContent(mug).variants[0]).toEqual({
      id: 'v1',
      sku: 'MUG-S',
      price: 2800,
      salePrice: 0,
      onSale: false,
      priceMoney: { decimalValue: '28.00', currencyCode: 'EUR', value: '28.00', currency: 'EUR' },
      salePriceMoney: { decimalValue: '0.00', currencyCode: 'EUR', value: '0.00', currency: 'EUR' },
      qtyInStock: 4,
      unlimited: false,
      attributes: { Size: 'Small' },
      optionValues: [{ optionName: 'Size', value: 'Small' }],
    });
  });

  test('hundredths of yen are a hundred times the yen', () => {
    const [first] = structuredContent({ ...mug, currency: 'JPY' }).variants;
    expect([first?.price, first?.priceMoney.decimalValue]).toEqual([280_000, '2800']);
  });
});

test('PROD-013 PROD-014 the cart side has sku, name, id, type, attributes and a decimal price', () => {
  expect(cartSideVariant(mug, 'Mug', large)).toMatchObject({
    id: 'p1',
    name: 'Mug',
    sku: 'MUG-L',
    productType: 1,
    attributes: { Size: 'Large' },
    price: { decimalValue: '30.00' },
  });
});

test('PROD-002 PROD-023 cart and checkout have five types', () => {
  expect(cartProductTypes.members.map(({ name, code }) => [name, code])).toEqual([
    ['PHYSICAL', 1],
    ['DIGITAL', 2],
    ['SERVICE', 3],
    ['GIFT_CARD', 4],
    ['PAYWALL', 5],
  ]);
});

describe('merchandising', () => {
  const shop = { scarcityThreshold: 5, restockSignUpEnabled: false };
  const texts = {
    restockNotificationMessages: {
      buttonText: 'Tell me',
      CTAText: '',
      placeholderText: '',
      mailingListDescription: '',
    },
    mailingListSignUpEnabled: false,
    mailingListOptInByDefault: false,
    scarcityEnabled: true,
    scarcityText: 'Only {qtyInStock} left',
    scarcityShownByDefault: false,
    customSoldOutText: 'Back in spring',
  };

  test('MERCH-006 has a view for each variant at or below the threshold that can still be bought', () => {
    const none: Variant = { ...small, stock: { unlimited: false, qtyInStock: 0 } };
    const many: Variant = { ...small, stock: { unlimited: false, qtyInStock: 6 } };
    expect(merchandising(texts, [small, large, none, many], shop).scarcityTemplateViews).toEqual([
      { attributes: { Size: 'Small' }, qtyInStock: 4 },
    ]);
    expect(
      merchandising({ ...texts, scarcityShownByDefault: true }, [small, large], shop).scarcityTemplateViews,
    ).toEqual([{ qtyInStock: 4 }]);
    expect(merchandising({ ...texts, scarcityEnabled: false }, [small], shop).scarcityTemplateViews).toEqual([]);
  });

  test('PROD-010 MERCH-001 has a restock view for each variant that is sold out, where the shop offers the sign-up', () => {
    const none: Variant = { ...small, stock: { unlimited: false, qtyInStock: 0 } };
    const offering = { ...shop, restockSignUpEnabled: true };
    const viewsOf = (variants: readonly Variant[], settings = offering) =>
      merchandising(texts, variants, settings).restockNotificationViews;
    expect(viewsOf([none])).toEqual([{ variantId: 'v1', hiddenByDefault: false }]);
    expect(viewsOf([large, none])).toEqual([{ variantId: 'v1', hiddenByDefault: true }]);
    expect(viewsOf([small, large])).toEqual([]);
    expect(viewsOf([none], shop)).toEqual([]);
  });
});
