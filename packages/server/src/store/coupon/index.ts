import type { Feature } from '../../platform/feature.ts';
import { couponDocument } from './editing/document.ts';

export { CouponGoneError, holdCoupons, readCoupons, releaseCoupons } from './coupon.ts';
export { couponDocument } from './editing/document.ts';
export type { CouponBody } from './editing/schema.ts';

export const couponFeature: Feature = { name: 'coupon', documents: [couponDocument] };
