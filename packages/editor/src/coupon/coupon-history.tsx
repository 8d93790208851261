import { useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import type { DocumentField } from '../kit/editing/document.ts';
import { HistoryDrawer } from '../kit/history/history-drawer.tsx';
import { useTexts } from '../texts/texts.ts';
import { couponTexts } from './messages.ts';
import { type Coupon, type CouponBody, couponQuery, couponsKey } from './queries.ts';

interface CouponHistoryProps {
  readonly coupon: Coupon;
  readonly fields: readonly DocumentField<CouponBody>[];
  readonly isEditing: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function CouponHistory({ coupon, ...drawer }: CouponHistoryProps) {
  const { trashReasons } = useTexts(couponTexts);
  const queries = useQueryClient();
  const { id } = coupon;
  const { queryKey } = couponQuery(id);
  return (
    <HistoryDrawer
      {...drawer}
      current={coupon}
      queryKey={queryKey}
      calls={{
        versions: (query) => call('GET /api/commerce/coupons/:id/versions', { params: { id }, query }),
        version: (no) => call('GET /api/commerce/coupons/:id/version', { params: { id }, query: { no } }),
        restore: (no, version) =>
          call('POST /api/commerce/coupons/:id/restore', { params: { id }, body: { version, no } }),
      }}
      onRestored={(restored) => queries.setQueryData(queryKey, restored)}
      stale={couponsKey}
      reasons={trashReasons}
    />
  );
}
