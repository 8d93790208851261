import { cartLabelLimit } from '@awning/site-model';

/**
 * The number shown on a cart: '100+' above one hundred (D-026).
 *
 * @example
 * cartCount(100) // => '100'
 * cartCount(101) // => '100+'
 */
export function cartCount(totalQuantity: number): string {
  return totalQuantity > cartLabelLimit.above ? cartLabelLimit.text : String(totalQuantity);
}
