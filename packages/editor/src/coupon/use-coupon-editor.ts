import { useCallback, useMemo } from 'react';
import { useSession } from '../app/session.ts';
import type { Stored } from '../kit/document/use-stored.ts';
import { useDocumentEditor } from '../kit/editing/use-document-editor.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { couponFields } from './coupon-fields.ts';
import { couponTexts } from './messages.ts';
import type { CouponBody } from './queries.ts';
import { checkCoupon, couponBody, type TypedCoupon, typedCoupon } from './typed-coupon.ts';

/** A coupon while it is edited, with its fields as a comparison names them. */
export function useCouponEditor(options: Stored<CouponBody>) {
  const words = useTexts(couponTexts);
  const format = useFormat();
  const { website, member } = useSession();
  const { faults } = words;
  const fields = useMemo(() => couponFields(words, format, website.currency), [words, format, website]);
  const check = useCallback(
    (typed: TypedCoupon) => checkCoupon(typed, faults, website.currency),
    [faults, website.currency],
  );
  const editor = useDocumentEditor<CouponBody, TypedCoupon>({
    ...options,
    fields,
    editorName: member.name,
    typedOf: typedCoupon,
    bodyOf: couponBody,
    check,
    // What is left for the server to find out.
    faults: {
      code: faults.codeTaken,
      limitTotal: faults.limitTooLow,
      startsAt: faults.moment,
      endsAt: faults.moment,
      percent: faults.percent,
      amount: faults.amount,
      minimum: faults.minimum,
      productIds: faults.productsGone,
    },
  });
  return { editor, fields };
}

export type CouponEditor = ReturnType<typeof useCouponEditor>['editor'];
