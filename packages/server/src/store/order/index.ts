export { confirmationAddress } from './confirmation-address.ts';
export { deleteOldDiscarded } from './discarded/store.ts';
export { recordDisputes } from './dispute/record.ts';
export { grantDownloads } from './download/grant-downloads.ts';
export { sendConfirmation } from './mail.ts';
export type { DraftOrder, Order, OrderDiscount, OrderLine, OrderTax } from './order.ts';
export { type OrderMailData, orderMailData, orderMailExample, orderMailTexts } from './order-mail.ts';
export { mayMailReceipt } from './receipt-guard/index.ts';
export { recordWholeRefund } from './refund/settle.ts';
export { orderWords } from './search/words.ts';
export { sellsGiftCard } from './sold-types.ts';
export {
  insertDraft,
  lockOrder,
  markDiscarded,
  markPlaced,
  selectLines,
  selectOrder,
  selectOrderOfCart,
} from './store.ts';
export { tellLowStock, tellOrder } from './team-mail/tell-team.ts';
export { isOrderToken, orderToken } from './token.ts';
export { networkHash, refuseTooManyUnpaid, TooManyUnpaidError, unpaidUntil } from './unpaid/limits.ts';
