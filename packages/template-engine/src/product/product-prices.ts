import {
  defaultPriceMoney,
  highestPrice,
  isSoldByVariant,
  lowestPrice,
  lowestSalePrice,
  ProductType,
} from '@awning/site-model';
import { comparePrices, DEFAULT_PRICE, type Price } from '../money/price.ts';
import { isEqual } from '../values/compare.ts';
import { fields } from '../values/reference.ts';
import { isTruthy, type Value } from '../values/value.ts';
import type { ItemProduct } from './product-content.ts';

/** The lowest current price. */
export function lowestPriceOf(product: ItemProduct): Price {
  return asPrice(lowestPrice(product, compareRead));
}

/** The highest regular price. */
export function highestPriceOf(product: ItemProduct): Price {
  return asPrice(highestPrice(product, compareRead));
}

/** The lowest price of the variants on sale. */
export function lowestSalePriceOf(product: ItemProduct): Price {
  return asPrice(lowestSalePrice(product, compareRead));
}

/** The rules return what they were given, or their own default. */
function asPrice(money: unknown): Price {
  return money === defaultPriceMoney ? DEFAULT_PRICE : (money as Price);
}

function compareRead(first: unknown, second: unknown): number {
  return comparePrices(first as Price, second as Price);
}

/**
 * Whether the price reads 'from …'. The language compares the members without conversion: 1 and '1' differ, and a missing
 * one equals null.
 */
export function hasVariedPrices(product: ItemProduct): boolean {
  if (!isSoldByVariant(product) && product.productType !== ProductType['gift-card']) return false;
  const variants = product.rawVariants;
  const isSame = (one: Value, other: Value) => isEqual(one, other, product.budget);
  const first = fields(variants[0]);
  for (let i = 1; i < variants.length; i++) {
    const variant = fields(variants[i]);
    if (!isSame(variant?.onSale, first?.onSale) || !isSame(variant?.price, first?.price)) return true;
    if (isTruthy(first?.onSale) && !isSame(variant?.salePrice, first?.salePrice)) return true;
  }
  return false;
}
