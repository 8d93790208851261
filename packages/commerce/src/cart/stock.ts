import type { StockLevel } from '../catalogue/product.ts';
import type { CartEntry } from './cart.ts';

/**
 * The quantity of one variant in a cart over all entries: the same product with two engravings has two.
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
 * Checked before an additional-fields form opens: is at least one more in stock (D-028)?
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
 * Whether a whole quantity can be sold, counting every entry of the variant.
 *
 * @example
 * hasEnough({ unlimited: false, qtyInStock: 3 }, 3) // => true
 * hasEnough({ unlimited: false, qtyInStock: 3 }, 4) // => false
 */
export function hasEnough(stock: StockLevel, quantity: number): boolean {
  return stock.unlimited || stock.qtyInStock >= quantity;
}
