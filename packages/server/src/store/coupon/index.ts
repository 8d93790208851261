export { CouponGoneError, createCoupon, holdCoupons, type NewCoupon, readCoupons, releaseCoupons } from './coupon.ts';
