import { ProductType } from '../enumerations/product-type.ts';
import { displayTypeOf, isSoldByVariant, type ProductContent, variantsOf } from './product-content.ts';

/**
 * Whether no variant is unlimited or in stock. Digital products and gift cards never sell out; a product of unknown type
 * always counts as sold out.
 *
 * @example
 * isSoldOut({ productType: 1, variants: [{ qtyInStock: 0 }, { qtyInStock: 2 }] }) // => false
 * isSoldOut({ productType: 2 }) // => false
 * isSoldOut({ productType: 5, variants: [{ unlimited: true }] }) // => true
 */
export function isSoldOut(product: ProductContent): boolean {
  if (isSoldByVariant(product)) return !variantsOf(product).some((one) => Boolean(one.unlimited) || stock(one) > 0);
  return !isNeverSoldOut(product);
}

/**
 * Whether the product is on sale: for a physical product or service if any variant is, for a digital one by its own flag, a gift card never.
 *
 * @example
 * isOnSale({ productType: 3, variants: [{ onSale: false }, { onSale: true }] }) // => true
 * isOnSale({ productType: 4, variants: [{ onSale: true }] }) // => false
 */
export function isOnSale(product: ProductContent): boolean {
  if (isSoldByVariant(product)) return variantsOf(product).some((variant) => Boolean(variant.onSale));
  return displayTypeOf(product) === ProductType.digital && Boolean(product.onSale);
}

/**
 * The badge of a product; sold out wins over sale.
 *
 * @example
 * statusMark({ productType: 1, variants: [{ onSale: true, qtyInStock: 0 }] }) // => 'sold-out'
 * statusMark({ productType: 1, variants: [{ onSale: true, qtyInStock: 1 }] }) // => 'sale'
 * statusMark({ productType: 2 }) // => null
 */
export function statusMark(product: ProductContent): 'sold-out' | 'sale' | null {
  if (isSoldOut(product)) return 'sold-out';
  return isOnSale(product) ? 'sale' : null;
}

/**
 * Whether a visitor can choose between variants.
 *
 * @example
 * hasMultipleVariants({ productType: 1, variants: [{}, {}] }) // => true
 * hasMultipleVariants({ productType: 2, variants: [{}, {}] }) // => false
 */
export function hasMultipleVariants(product: ProductContent): boolean {
  return displayTypeOf(product) !== ProductType.digital && variantsOf(product).length > 1;
}

/**
 * The stock of all variants together; unlimited stock is Infinity.
 *
 * @example
 * totalStock({ productType: 1, variants: [{ qtyInStock: 2 }, { qtyInStock: 3 }] }) // => 5
 * totalStock({ productType: 4 }) // => Infinity
 */
export function totalStock(product: ProductContent): number {
  if (isNeverSoldOut(product)) return Number.POSITIVE_INFINITY;
  const variants = variantsOf(product);
  if (variants.some((variant) => Boolean(variant.unlimited))) return Number.POSITIVE_INFINITY;
  return variants.reduce((sum, variant) => sum + stock(variant), 0);
}

function isNeverSoldOut(product: ProductContent): boolean {
  const type = displayTypeOf(product);
  return type === ProductType.digital || type === ProductType['gift-card'];
}

function stock(variant: { readonly qtyInStock?: unknown }): number {
  const quantity = Number(variant.qtyInStock ?? 0);
  return Number.isFinite(quantity) ? quantity : 0;
}
