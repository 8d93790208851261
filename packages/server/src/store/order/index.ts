import type { Feature } from '../../platform/feature.ts';
import { underPlan } from '../../platform/http/index.ts';
import { cancellationTemplate } from './cancellation-mail.ts';
import { confirmationTemplate } from './mail.ts';
import { orderPageRoutes } from './page-routes.ts';
import { receiptAlertTemplate } from './receipt-guard/index.ts';
import { orderRoutes } from './routes.ts';
import { ruleSchedules, ruleTasks } from './rules/tasks.ts';

export { confirmationAddress } from './confirmation-address.ts';
export { deleteDiscardedOf, deleteOldDiscarded, selectDiscardedOf } from './discarded/store.ts';
export { sendConfirmation } from './mail.ts';
export type { DraftOrder, Order, OrderDiscount, OrderLine, OrderTax } from './order.ts';
export { readOrderView } from './read-order.ts';
export { mayMailReceipt } from './receipt-guard/index.ts';
export { type OrderJson, OrderView } from './schema.ts';
export {
  insertDraft,
  lockOrder,
  markDiscarded,
  markPlaced,
  selectLines,
  selectOrder,
  selectOrderOfCart,
  setPaymentStatus,
} from './store.ts';
export { isOrderToken, orderToken } from './token.ts';

export const orderFeature: Feature = {
  name: 'order',
  routes: (parts) => [...underPlan('COMMERCE', orderRoutes(parts)), ...orderPageRoutes(parts)],
  tasks: ruleTasks,
  schedules: ruleSchedules,
  mails: [confirmationTemplate, cancellationTemplate, receiptAlertTemplate],
};
