import { useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import type { DocumentField } from '../kit/editing/document.ts';
import { HistoryDrawer } from '../kit/history/history-drawer.tsx';
import { kitTexts } from '../kit/messages.ts';
import { useChange } from '../kit/use-change.ts';
import { useUndoNotice } from '../kit/use-undo-notice.tsx';
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

export function CouponHistory({ coupon, fields, isEditing, isOpen, onClose }: CouponHistoryProps) {
  const words = useTexts(kitTexts);
  const { trashReasons } = useTexts(couponTexts);
  const queries = useQueryClient();
  const offerUndo = useUndoNotice();
  const { id, version } = coupon;
  const { queryKey } = couponQuery(id);
  const bring = (no: number, from: number) =>
    call('POST /api/commerce/coupons/:id/restore', { params: { id }, body: { version: from, no } });
  const restore = useChange({
    change: async (no: number) => {
      const restored = await bring(no, version);
      queries.setQueryData(queryKey, restored);
      offerUndo({ message: words.restored, undo: () => bring(version, restored.version) });
    },
    stale: couponsKey,
    reasons: { ...words.reasons, ...trashReasons },
  });
  return (
    <HistoryDrawer
      isOpen={isOpen}
      onClose={onClose}
      queryKey={queryKey}
      calls={{
        versions: (before) =>
          call('GET /api/commerce/coupons/:id/versions', {
            params: { id },
            query: before === undefined ? {} : { before },
          }),
        version: (no) => call('GET /api/commerce/coupons/:id/version', { params: { id }, query: { no } }),
        restore: restore.mutateAsync,
      }}
      fields={fields}
      current={coupon}
      obstacle={isEditing ? words.saveFirst : undefined}
      isRestoring={restore.isPending}
    />
  );
}
