import { call } from '../api/client.ts';
import { useTrash } from '../kit/use-trash.ts';
import { useTexts } from '../texts/texts.ts';
import { couponTexts } from './messages.ts';
import { couponsKey } from './queries.ts';

/** Moves coupons to the trash, with a way back in the notice. */
export function useCouponTrash() {
  const { trashReasons } = useTexts(couponTexts);
  return useTrash({
    trash: ({ id, version }) => call('DELETE /api/commerce/coupons/:id', { params: { id }, query: { version } }),
    recover: (id) => call('POST /api/commerce/coupons/:id/recover', { params: { id } }),
    stale: couponsKey,
    reasons: trashReasons,
  });
}
