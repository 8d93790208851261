import type { Feature } from '../feature.ts';
import { cartSchedules, cartTasks } from './expire.ts';
import { cartPageRoutes } from './page-routes.ts';
import { cartRoutes } from './routes.ts';

export { forgetCartsOf, leaveCart, takeCartAlong } from './carry-over.ts';
export { selectShippingOption, setShippingLocation } from './cart.ts';
export { cartOf, findCart, lockCartOf } from './cart-of.ts';
export { type CartParts, loadCart, readCart } from './change-cart.ts';
export { dropCartCookies, setCartCookies } from './cookies.ts';
export type { LoadedCart } from './loaded-cart.ts';
export { minimumSubtotal } from './minimum-order.ts';
export type { ShoppingCartJson } from './schema.ts';
export { type CartRow, lockCartById } from './store.ts';
export { hashOf as tokenHash } from './token.ts';
export { languagesOf, type Visitor, visitorOf } from './visitor.ts';

export const cartFeature: Feature = {
  name: 'cart',
  routes: (parts) => [...cartRoutes(parts), ...cartPageRoutes(parts)],
  tasks: cartTasks,
  schedules: cartSchedules,
};
