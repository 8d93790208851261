import { DuplicateButton, TrashButton } from '../kit/document/actions.tsx';
import { DocumentScreen } from '../kit/document/document-screen.tsx';
import { OpenedDocument } from '../kit/document/opened-document.tsx';
import { useStored } from '../kit/document/use-stored.ts';
import { CouponAside } from './coupon-aside.tsx';
import { CouponForm } from './coupon-form.tsx';
import { couponKind } from './coupon-kind.ts';
import type { Coupon } from './queries.ts';
import { useCouponEditor } from './use-coupon-editor.ts';

export function CouponScreen() {
  return <OpenedDocument kind={couponKind}>{(coupon) => <EditedCoupon coupon={coupon} />}</OpenedDocument>;
}

function EditedCoupon({ coupon }: { readonly coupon: Coupon }) {
  const { editor, fields } = useCouponEditor(useStored(couponKind, coupon));
  const { id, version, body } = coupon;
  return (
    <DocumentScreen
      kind={couponKind}
      title={editor.base.body.code}
      actions={
        <>
          <DuplicateButton kind={couponKind} id={id} />
          <TrashButton kind={couponKind} document={{ id, version, title: body.code }} />
        </>
      }
      editor={editor}
      fields={fields}
      main={<CouponForm editor={editor} />}
      aside={<CouponAside coupon={editor.base} />}
    />
  );
}
