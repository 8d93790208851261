import { cartCount } from '@awning/commerce';
import { currentCart, subscribeToCart } from './cart-store.ts';

export function keepCartLinksCurrent(): void {
  subscribeToCart(showCartLinks);
  showCartLinks();
}

/** Fills the numbers that themes print with `cart-quantity`, and marks their cart links as empty or filled. */
export function showCartLinks(): void {
  const total = currentCart()?.totalQuantity;
  if (total === undefined) return;
  for (const number of document.querySelectorAll('.sqs-cart-quantity')) number.textContent = cartCount(total);
  for (const link of document.querySelectorAll('.sqs-custom-cart')) {
    link.classList.toggle('cart-quantity-zero', total === 0);
    link.classList.toggle('cart-quantity-positive', total > 0);
  }
}
