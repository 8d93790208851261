export { CouponGoneError, holdCoupons, readCoupons, releaseCoupons } from './coupon.ts';
export { couponDocument } from './editing/document.ts';
export type { CouponBody } from './editing/schema.ts';
