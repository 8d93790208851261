import type { Feature } from '../feature.ts';
import { orderPageRoutes } from './page-routes.ts';
import { orderRoutes } from './routes.ts';

export { confirmationAddress } from './confirmation-address.ts';
export { sendConfirmation } from './mail.ts';
export type { DraftOrder, Order, OrderLine, OrderTax } from './order.ts';
export {
  insertDraft,
  lockOrder,
  markDiscarded,
  markPlaced,
  nextNumber,
  selectLines,
  selectOrder,
  selectOrderOfCart,
} from './store.ts';

export const orderFeature: Feature = {
  name: 'order',
  routes: (parts) => [...orderRoutes(parts), ...orderPageRoutes(parts)],
};
