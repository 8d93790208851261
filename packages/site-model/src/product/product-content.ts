import { ProductType, productTypes } from '../enumerations/product-type.ts';

/**
 * The part of a product's structured content that the display rules read. Members are unknown on purpose: templates pass
 * whatever was stored, and an unexpected value must not throw.
 */
export interface ProductContent {
  readonly productType?: unknown;
  readonly variants?: unknown;
  readonly onSale?: unknown;
  readonly priceMoney?: unknown;
  readonly salePriceMoney?: unknown;
}

export interface VariantContent {
  readonly unlimited?: unknown;
  readonly qtyInStock?: unknown;
  readonly onSale?: unknown;
  readonly price?: unknown;
  readonly salePrice?: unknown;
  readonly priceMoney?: unknown;
  readonly salePriceMoney?: unknown;
}

/** The variants of a product; anything but a list of objects counts as empty. */
export function variantsOf(product: ProductContent): readonly VariantContent[] {
  if (!Array.isArray(product.variants)) return [];
  return product.variants.filter((variant: unknown) => typeof variant === 'object' && variant !== null);
}

/** The type in the display rules. PAYWALL is not among them, so it counts as unknown (D-045). */
export function displayTypeOf(product: ProductContent): number {
  return productTypes.byCode(product.productType).code;
}

/**
 * Whether stock and sale are those of the variants, as with physical products and services.
 *
 * @example
 * isSoldByVariant({ productType: 1 }) // => true
 * isSoldByVariant({ productType: 2 }) // => false
 */
export function isSoldByVariant(product: ProductContent): boolean {
  const type = displayTypeOf(product);
  return type === ProductType.physical || type === ProductType.service;
}
