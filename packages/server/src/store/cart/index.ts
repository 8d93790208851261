import type { Feature } from '../../platform/feature.ts';
import { underPlan } from '../../platform/http/index.ts';
import { additionalFieldsPageRoutes } from './additional-fields/page-routes.ts';
import { additionalFieldsRoutes } from './additional-fields/routes.ts';
import { cartSchedules, cartTasks } from './expire.ts';
import { cartPageRoutes } from './page-routes.ts';
import { cartRoutes } from './routes.ts';

export { forgetCartsOf, keepCartCookies, leaveCart, partWithCart, takeCartAlong } from './carry-over.ts';
export { selectShippingOption, setShippingLocation } from './cart.ts';
export { cartOf, findCart, lockCartOf } from './cart-of.ts';
export { type CartParts, loadCart } from './change-cart.ts';
export { dropCartCookies, setCartCookies } from './cookies.ts';
export { type AnswerLine, describeEntries, type EntryDescription } from './description/describe-entries.ts';
export type { LoadedCart } from './loaded-cart.ts';
export { minimumSubtotal } from './minimum-order.ts';
export { readCart } from './read-cart.ts';
export { keepBuyer, readCartOfBuyer } from './read-cart-of-buyer.ts';
export type { ShoppingCartJson } from './schema.ts';
export { type CartRow, lockCartOfOrder } from './store.ts';
export { hashOf as tokenHash } from './token.ts';
export { languagesOf, type Visitor, visitorOf } from './visitor.ts';

export const cartFeature: Feature = {
  name: 'cart',
  routes: (parts) =>
    underPlan('COMMERCE', [
      ...cartRoutes(parts),
      ...cartPageRoutes(parts),
      ...additionalFieldsRoutes(parts),
      ...additionalFieldsPageRoutes(parts),
    ]),
  tasks: cartTasks,
  schedules: cartSchedules,
};
