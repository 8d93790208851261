import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/commerce/coupons',
    title: { en: 'Coupons', de: 'Rabattcodes', fr: 'Codes promo' },
    right: 'coupons.edit',
    planFlag: 'COMMERCE',
    load: () => import('./coupons-screen.tsx').then((module) => module.CouponsScreen),
    find: () => import('./find-coupons.ts').then((module) => module.findCoupons),
    navigation: { group: 'commerce', icon: 'coupon', place: 40 },
  },
  {
    path: '/config/commerce/coupons/new',
    title: { en: 'New coupon', de: 'Neuer Rabattcode', fr: 'Nouveau code promo' },
    right: 'coupons.edit',
    planFlag: 'COMMERCE',
    load: () => import('./new-coupon-screen.tsx').then((module) => module.NewCouponScreen),
  },
  {
    path: '/config/commerce/coupons/trash',
    title: { en: 'Deleted coupons', de: 'Gelöschte Rabattcodes', fr: 'Codes promo supprimés' },
    right: 'coupons.edit',
    planFlag: 'COMMERCE',
    load: () => import('./coupon-trash-screen.tsx').then((module) => module.CouponTrashScreen),
  },
  {
    path: '/config/commerce/coupons/$id',
    title: { en: 'Coupon', de: 'Rabattcode', fr: 'Code promo' },
    right: 'coupons.edit',
    planFlag: 'COMMERCE',
    load: () => import('./coupon-screen.tsx').then((module) => module.CouponScreen),
  },
];
