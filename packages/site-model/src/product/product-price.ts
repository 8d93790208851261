import { ProductType } from '../enumerations/product-type.ts';
import {
  displayTypeOf,
  isSoldByVariant,
  type ProductContent,
  type VariantContent,
  variantsOf,
} from './product-content.ts';

/** A money object of the dialect, in both spellings (D-052). */
export const defaultPriceMoney = Object.freeze({
  decimalValue: '0',
  currencyCode: 'USD',
  value: '0',
  currency: 'USD',
});

/** Compares two money objects by amount; a missing or invalid one counts as 0. */
export type CompareMoney = (first: unknown, second: unknown) => number;

/**
 * Whether the variants of a product have different prices, so that its price reads 'from …'.
 *
 * @example
 * hasVariedPrices({ productType: 1, variants: [{ price: 100 }, { price: 200 }] }) // => true
 * hasVariedPrices({ productType: 1, variants: [{ price: 100, salePrice: 50 }, { price: 100, salePrice: 60 }] }) // => false
 */
export function hasVariedPrices(product: ProductContent): boolean {
  if (!isPricedByVariant(product)) return false;
  const [first, ...others] = variantsOf(product);
  if (!first) return false;
  return others.some(
    (variant) =>
      !isSameValue(variant.onSale, first.onSale) ||
      !isSameValue(variant.price, first.price) ||
      (Boolean(first.onSale) && !isSameValue(variant.salePrice, first.salePrice)),
  );
}

/**
 * The lowest current price as the stored money object; the first of equal ones, 0 USD if there is none.
 *
 * @example
 * lowestPrice({ productType: 2, priceMoney: { value: '3', currency: 'EUR' } }, () => 0) // => { value: '3', currency: 'EUR' }
 * lowestPrice({ productType: 1, variants: [] }, () => 0) // => defaultPriceMoney
 */
export function lowestPrice(product: ProductContent, compare: CompareMoney): unknown {
  if (displayTypeOf(product) === ProductType.digital) return product.priceMoney ?? defaultPriceMoney;
  if (!isPricedByVariant(product)) return defaultPriceMoney;
  return extreme(variantsOf(product).map(currentPrice), (price, best) => compare(price, best) < 0);
}

/**
 * The highest regular price, ignoring sales.
 *
 * @example
 * highestPrice({ productType: 1, variants: [{ priceMoney: 1 }, { priceMoney: 3 }] }, (a, b) => a - b) // => 3
 */
export function highestPrice(product: ProductContent, compare: CompareMoney): unknown {
  if (displayTypeOf(product) === ProductType.digital) return product.priceMoney ?? defaultPriceMoney;
  if (!isPricedByVariant(product)) return defaultPriceMoney;
  const prices = variantsOf(product).map((variant) => variant.priceMoney);
  return extreme(prices, (price, best) => compare(price, best) > 0);
}

/**
 * The lowest sale price of the variants on sale.
 *
 * @example
 * lowestSalePrice({ productType: 1, variants: [{ onSale: true, salePriceMoney: 3 }, { salePriceMoney: 1 }] }, (a, b) => a - b)
 *   // => 3
 */
export function lowestSalePrice(product: ProductContent, compare: CompareMoney): unknown {
  if (displayTypeOf(product) === ProductType.digital) return product.salePriceMoney ?? defaultPriceMoney;
  if (!isSoldByVariant(product)) return defaultPriceMoney;
  const reduced = variantsOf(product).filter((variant) => Boolean(variant.onSale));
  return extreme(
    reduced.map((variant) => variant.salePriceMoney),
    (price, best) => compare(price, best) < 0,
  );
}

function isPricedByVariant(product: ProductContent): boolean {
  return isSoldByVariant(product) || displayTypeOf(product) === ProductType['gift-card'];
}

function currentPrice(variant: VariantContent): unknown {
  return variant.onSale ? variant.salePriceMoney : variant.priceMoney;
}

function extreme(prices: readonly unknown[], isBetter: (price: unknown, best: unknown) => boolean): unknown {
  if (prices.length === 0) return defaultPriceMoney;
  return prices.reduce((best, price) => (isBetter(price, best) ? price : best)) ?? defaultPriceMoney;
}

/** Deep equality of stored JSON values. */
function isSameValue(first: unknown, second: unknown): boolean {
  if (Object.is(first, second)) return true;
  if (typeof first !== 'object' || typeof second !== 'object' || first === null || second === null) return false;
  const [left, right] = [Object.entries(first), new Map(Object.entries(second))];
  return (
    left.length === right.size && left.every(([key, value]) => right.has(key) && isSameValue(value, right.get(key)))
  );
}
