export { receiptAlertTemplate } from './mail.ts';
export { mayMailReceipt } from './receipt-guard.ts';
