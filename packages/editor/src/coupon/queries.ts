import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';
import type { Asked } from '../kit/list/list-address.ts';

export type ListedCoupon = Answer<'GET /api/commerce/coupons'>['rows'][number];
export type Coupon = Answer<'GET /api/commerce/coupons/:id'>;
export type CouponBody = Coupon['body'];
export type CouponKind = CouponBody['kind'];

export const couponKinds = ['percentage', 'fixed', 'free-shipping'] as const satisfies readonly CouponKind[];

/** What the list can be asked for in its address. */
export const couponChoices = {
  status: ['active', 'scheduled', 'used-up', 'ended'],
  kind: couponKinds,
  sort: ['code', '-code', 'uses', '-uses', 'ends', '-ends'],
} as const;

/** What is out of date after a coupon has changed. */
export const couponsKey = ['coupons'] as const;

export function couponsQuery(asked: Asked<typeof couponChoices>) {
  return {
    key: [...couponsKey, 'list', asked],
    load: (after: string | undefined) =>
      call('GET /api/commerce/coupons', { query: { ...asked, ...(after === undefined ? {} : { after }) } }),
  };
}

export function couponUsesQuery(id: string) {
  return queryOptions({
    queryKey: [...couponsKey, id, 'uses'],
    queryFn: () => call('GET /api/commerce/coupons/:id/uses', { params: { id } }),
  });
}
