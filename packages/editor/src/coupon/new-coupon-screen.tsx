import { NewDocumentScreen } from '../kit/document/new-document-screen.tsx';
import { useUnstored } from '../kit/document/use-stored.ts';
import { CouponForm } from './coupon-form.tsx';
import { couponKind } from './coupon-kind.ts';
import { newCoupon } from './typed-coupon.ts';
import { useCouponEditor } from './use-coupon-editor.ts';

export function NewCouponScreen() {
  const { editor, fields } = useCouponEditor(useUnstored(couponKind, newCoupon));
  return <NewDocumentScreen kind={couponKind} editor={editor} fields={fields} main={<CouponForm editor={editor} />} />;
}
