import type { ProductContent, VariantContent } from '@awning/site-model';
import { member } from '../values/reference.ts';
import { asNumber, isArray, isTruthy, type Value } from '../values/value.ts';

/**
 * An item's product in the form the store's rules read, by the language's own idea of numbers and truth: a product type may be
 * text, an empty list is not true, and a variant may be anything.
 * @example
 * productContent({ structuredContent: { productType: '1' } }).productType // => 1
 */
export function productContent(item: Value): ProductContent {
  const content = member(item, 'structuredContent');
  const variants = member(content, 'variants');
  return {
    productType: asNumber(member(content, 'productType')),
    variants: isArray(variants) ? variants.map(variantContent) : [],
    onSale: isTruthy(member(content, 'onSale')),
    priceMoney: member(content, 'priceMoney'),
    salePriceMoney: member(content, 'salePriceMoney'),
  };
}

function variantContent(variant: Value): VariantContent {
  return {
    unlimited: isTruthy(member(variant, 'unlimited')),
    qtyInStock: asNumber(member(variant, 'qtyInStock')),
    onSale: isTruthy(member(variant, 'onSale')),
    price: member(variant, 'price'),
    salePrice: member(variant, 'salePrice'),
    priceMoney: member(variant, 'priceMoney'),
    salePriceMoney: member(variant, 'salePriceMoney'),
  };
}
