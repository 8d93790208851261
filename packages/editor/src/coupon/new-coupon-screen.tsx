import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../api/client.ts';
import { BackLink } from '../kit/back-link.tsx';
import { DetailScreen } from '../kit/editing/detail-screen.tsx';
import { useTexts } from '../texts/texts.ts';
import { CouponForm } from './coupon-form.tsx';
import { couponTexts } from './messages.ts';
import { couponQuery, couponsKey } from './queries.ts';
import { newCoupon } from './typed-coupon.ts';
import { useCouponEditor } from './use-coupon-editor.ts';

const listPath = '/config/commerce/coupons';
const nothing = { id: '', version: 0, body: newCoupon, changedBy: null, changedAt: null };

export function NewCouponScreen() {
  const words = useTexts(couponTexts);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { editor, fields } = useCouponEditor({
    document: nothing,
    save: async (_version, body) => {
      const created = await call('POST /api/commerce/coupons', { body: { body } });
      queries.setQueryData(couponQuery(created.id).queryKey, created);
      return created;
    },
    onSaved: ({ id }) => {
      void queries.invalidateQueries({ queryKey: [...couponsKey, 'list'] });
      void navigate({ to: `${listPath}/${id}`, replace: true });
    },
  });
  return (
    <DetailScreen
      title={words.createTitle}
      back={<BackLink to={listPath}>{words.title}</BackLink>}
      editor={editor}
      fields={fields}
      main={<CouponForm editor={editor} />}
    />
  );
}
