import { writeMoney } from '@awning/formats';
import type { Product, Variant } from './product.ts';
import { unitPrice } from './unit-price.ts';

/**
 * A variant for cart, analytics and instalments: what is sold, its name, and its current price.
 *
 * @example
 * cartSideVariant({ id: 'p', type: 1, currency: 'EUR' }, 'Bowl',
 *   { sku: 'B-1', attributes: {}, price: 500n, salePrice: null, onSale: false }).price.decimalValue // => '5.00'
 */
export function cartSideVariant(product: Pick<Product, 'id' | 'type' | 'currency'>, name: string, variant: Variant) {
  return {
    id: product.id,
    name,
    sku: variant.sku,
    productType: product.type,
    attributes: variant.attributes,
    price: writeMoney({ minorUnits: unitPrice(variant, product.type), currency: product.currency }),
  };
}
