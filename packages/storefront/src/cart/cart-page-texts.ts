import type { AdviceTexts } from '../api/advice.ts';
import type { InstalmentTexts } from '../instalments/instalment-message.tsx';
import type { CouponTexts } from './coupon-form.tsx';

export interface CartPageTexts extends AdviceTexts, CouponTexts, InstalmentTexts {
  readonly empty: string;
  readonly quantityOf: string;
  readonly removeItem: string;
  readonly remove: string;
  readonly update: string;
  readonly editAnswers: string;
  readonly editAnswersOf: string;
  readonly saveAnswers: string;
  readonly closeForm: string;
  readonly each: string;
  readonly subtotal: string;
  readonly extras: string;
  readonly checkout: string;
  readonly keepShopping: string;
  readonly gone: string;
  readonly unableToUpdate: string;
  readonly unableToRemove: string;
  readonly unableToUpdateForm: string;
  readonly unableToOpen: string;
  readonly unableToApply: string;
  readonly afterDiscount: string;
  readonly couponApplied: string;
  readonly couponRemoved: string;
  readonly zeroQuestion: string;
  readonly yes: string;
  readonly no: string;
  readonly close: string;
  readonly removed: string;
  readonly updated: string;
}
