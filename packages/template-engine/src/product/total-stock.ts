import { totalStock } from '@awning/site-model';
import type { ItemProduct } from './product-content.ts';

/** How many there are of all variants together, Infinity without limit; no number when the stock of one is none. */
export function totalStockOf(product: ItemProduct): number {
  const total = totalStock(product);
  return Number.isFinite(total) && product.variants.some(({ qtyInStock }) => Number.isNaN(qtyInStock))
    ? Number.NaN
    : total;
}
