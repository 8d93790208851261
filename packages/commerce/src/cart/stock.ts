import type { StockLevel } from '../catalogue/product.ts';
import type { CartEntry } from './cart.ts';

/**
 * How many pieces of one variant a cart holds, over all its lines: the same thing with two engravings counts twice.
 *
 * @example
 * quantityInCart([{ itemId: 'a', variantId: 'a1', quantity: 2 }, { itemId: 'a', variantId: 'a2', quantity: 5 }], 'a', 'a1') // => 2
 */
export function quantityInCart(entries: readonly CartEntry[], itemId: string, variantId: string): number {
  return entries
    .filter((entry) => entry.itemId === itemId && entry.variantId === variantId)
    .reduce((sum, entry) => sum + entry.quantity, 0);
}

/**
 * The early question before an additional-fields form opens: is at least one more left (D-028)?
 *
 * @example
 * isInStock({ unlimited: true }, 7) // => true
 * isInStock({ unlimited: false, qtyInStock: 3 }, 2) // => true
 * isInStock({ unlimited: false, qtyInStock: 3 }, 3) // => false
 */
export function isInStock(stock: StockLevel, alreadyInCart: number): boolean {
  return stock.unlimited || stock.qtyInStock > alreadyInCart;
}

/**
 * Whether a whole amount can be sold, counting every line of the variant.
 *
 * @example
 * hasEnough({ unlimited: false, qtyInStock: 3 }, 3) // => true
 * hasEnough({ unlimited: false, qtyInStock: 3 }, 4) // => false
 */
export function hasEnough(stock: StockLevel, quantity: number): boolean {
  return stock.unlimited || stock.qtyInStock >= quantity;
}
