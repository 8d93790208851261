import type { Feature } from '../feature.ts';
import { cartPageRoutes } from './page-routes.ts';
import { cartRoutes } from './routes.ts';

export { selectShippingOption, setShippingLocation } from './cart.ts';
export { cartOf } from './cart-of.ts';
export { loadCart, readCart } from './change-cart.ts';
export { dropCartCookies } from './cookies.ts';
export type { LoadedCart } from './loaded-cart.ts';
export { minimumSubtotal } from './minimum-order.ts';
export type { ShoppingCartJson } from './schema.ts';
export { type CartRow, lockCart, lockCartById, selectCart } from './store.ts';
export { hashOf as tokenHash } from './token.ts';
export { languagesOf, type Visitor, visitorOf } from './visitor.ts';

export const cartFeature: Feature = {
  name: 'cart',
  routes: (parts) => [...cartRoutes(parts), ...cartPageRoutes(parts)],
};
