import { singleCalls } from '../api/document-calls.ts';
import { paymentTexts } from './messages.ts';
import { paymentKey } from './queries.ts';

export const paymentKind = {
  key: paymentKey,
  texts: paymentTexts,
  calls: singleCalls('/api/commerce/payment-settings'),
};
