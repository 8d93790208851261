import { describe, expect, test } from 'vitest';
import {
  defaultPriceMoney,
  hasVariedPrices,
  highestPrice,
  lowestPrice,
  lowestSalePrice,
  ProductType,
} from '../index.ts';

const { physical, digital, service, 'gift-card': giftCard } = ProductType;
const usd = (value: string) => ({ value, currency: 'USD' });
const byAmount = (first: unknown, second: unknown) => amount(first) - amount(second);
const amount = (money: unknown) => Number((money as { value?: string } | undefined)?.value ?? 0);

describe('varied prices', () => {
  test.for([physical, service, giftCard])(
    'of type %i: a variant differs from the first in price or sale',
    (productType) => {
      const varied = (...variants: object[]) => hasVariedPrices({ productType, variants });
      expect(varied({ price: 100 }, { price: 100 }, { price: 200 })).toBe(true);
      expect(varied({ price: 100, onSale: true, salePrice: 5 }, { price: 100, onSale: false, salePrice: 5 })).toBe(
        true,
      );
      expect(varied({ price: 100, onSale: true, salePrice: 5 }, { price: 100, onSale: true, salePrice: 6 })).toBe(true);
      expect(varied({ price: usd('1') }, { price: usd('1') })).toBe(false);
      expect(varied({ price: usd('1') }, { price: { ...usd('1'), more: 1 } })).toBe(true);
      expect(varied({ price: 100, onSale: false, salePrice: 5 }, { price: 100, onSale: false, salePrice: 6 })).toBe(
        false,
      );
      expect(varied({ price: 100 })).toBe(false);
      expect(varied()).toBe(false);
    },
  );

  test('never for a digital product or an unknown type', () => {
    for (const productType of [digital, 5]) {
      expect(hasVariedPrices({ productType, variants: [{ price: 1 }, { price: 2 }] })).toBe(false);
    }
  });
});

describe('prices', () => {
  const variants = [
    { priceMoney: usd('20'), salePriceMoney: usd('4'), onSale: false },
    { priceMoney: usd('30'), salePriceMoney: usd('9'), onSale: true },
    { priceMoney: usd('10'), salePriceMoney: usd('12'), onSale: true },
  ];

  test('the lowest is the sale price of what is on sale and the price of the rest', () => {
    expect(lowestPrice({ productType: physical, variants }, byAmount)).toEqual(usd('9'));
    expect(lowestPrice({ productType: giftCard, variants: variants.slice(0, 1) }, byAmount)).toEqual(usd('20'));
  });

  test('the first of equal ones is used', () => {
    const [first, second] = [
      { value: '5', currency: 'USD' },
      { value: '5.00', currency: 'USD' },
    ];
    const product = { productType: physical, variants: [{ priceMoney: first }, { priceMoney: second }] };
    expect(lowestPrice(product, byAmount)).toBe(first);
    expect(highestPrice(product, byAmount)).toBe(first);
  });

  test('the highest is a regular price', () => {
    expect(highestPrice({ productType: service, variants }, byAmount)).toEqual(usd('30'));
  });

  test('the lowest sale price looks only at what is on sale, and gift cards have none', () => {
    expect(lowestSalePrice({ productType: physical, variants }, byAmount)).toEqual(usd('9'));
    expect(lowestSalePrice({ productType: giftCard, variants }, byAmount)).toEqual(defaultPriceMoney);
  });

  test('a digital product has its own', () => {
    const product = { productType: digital, priceMoney: usd('7'), salePriceMoney: usd('6'), variants };
    expect(lowestPrice(product, byAmount)).toEqual(usd('7'));
    expect(highestPrice(product, byAmount)).toEqual(usd('7'));
    expect(lowestSalePrice(product, byAmount)).toEqual(usd('6'));
  });

  test('PROD-048 the price is 0 USD when there is none', () => {
    expect(defaultPriceMoney).toEqual({ decimalValue: '0', currencyCode: 'USD', value: '0', currency: 'USD' });
    for (const productType of [physical, service, giftCard, digital, 5, undefined]) {
      for (const price of [lowestPrice, highestPrice, lowestSalePrice]) {
        expect(price({ productType, variants: [] }, byAmount)).toEqual(defaultPriceMoney);
        expect(price({ productType, variants: [{ onSale: true }] }, byAmount)).toEqual(defaultPriceMoney);
      }
    }
  });
});
