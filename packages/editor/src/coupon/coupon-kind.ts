import { documentCalls } from '../api/document-calls.ts';
import { couponTexts } from './messages.ts';
import { couponsKey } from './queries.ts';

export const couponKind = {
  listPath: '/config/commerce/coupons',
  key: couponsKey,
  texts: couponTexts,
  calls: documentCalls('/api/commerce/coupons', 'coupon'),
};
