import { call } from '../api/client.ts';
import { BackLink } from '../kit/back-link.tsx';
import { TrashScreen } from '../kit/trash/trash-screen.tsx';
import { useTexts } from '../texts/texts.ts';
import { couponTexts } from './messages.ts';
import { couponsKey } from './queries.ts';

export function CouponTrashScreen() {
  const words = useTexts(couponTexts);
  return (
    <TrashScreen
      title={words.trashTitle}
      back={<BackLink to="/config/commerce/coupons">{words.title}</BackLink>}
      queryKey={couponsKey}
      load={(after) => call('GET /api/trash/coupon', { query: after === undefined ? {} : { after } })}
      recover={(id) => call('POST /api/commerce/coupons/:id/recover', { params: { id } })}
      purge={(id) => call('DELETE /api/trash/coupon/:id', { params: { id } })}
      reasons={words.trashReasons}
    />
  );
}
