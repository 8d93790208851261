import { TrashScreen } from '../kit/document/trash-screen.tsx';
import { couponKind } from './coupon-kind.ts';

export function CouponTrashScreen() {
  return <TrashScreen kind={couponKind} />;
}
