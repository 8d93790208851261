import { totalStock } from '@awning/site-model';
import type { ItemProduct } from './product-content.ts';

/** The stock of all variants together, Infinity if unlimited; NaN if the stock of one is not a number. */
export function totalStockOf(product: ItemProduct): number {
  const total = totalStock(product);
  return Number.isFinite(total) && product.variants.some(({ qtyInStock }) => Number.isNaN(qtyInStock))
    ? Number.NaN
    : total;
}
