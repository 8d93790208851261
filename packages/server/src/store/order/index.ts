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
