import { writeMoney } from '@awning/formats';
import type { Product, Variant } from './product.ts';
import { unitPrice } from './unit-price.ts';

/**
 * A variant as cart, analytics and instalments know it: what is sold, by which name, and for how much right now.
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
