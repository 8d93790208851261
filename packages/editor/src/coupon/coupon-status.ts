import type { Tone } from '../kit/status-badge.tsx';
import type { ListedCoupon } from './queries.ts';

export type CouponStatus = 'active' | 'scheduled' | 'ended' | 'used-up';

/** Whether a coupon counts in carts at this moment, and why not; in the same order as the filter of the list. */
export function couponStatus(
  { startsAt, endsAt, limitTotal, uses }: Pick<ListedCoupon['facts'], 'startsAt' | 'endsAt' | 'limitTotal' | 'uses'>,
  now: Date,
): CouponStatus {
  if (endsAt !== null && new Date(endsAt) <= now) return 'ended';
  if (limitTotal !== null && uses >= limitTotal) return 'used-up';
  return startsAt !== null && new Date(startsAt) > now ? 'scheduled' : 'active';
}

export const couponTones: Readonly<Record<CouponStatus, Tone>> = {
  active: 'good',
  scheduled: 'open',
  ended: 'quiet',
  'used-up': 'quiet',
};
