import { lookUps } from '../enumeration.ts';

/** Product types in templates. A fifth one exists only in cart and checkout (D-045). */
export const ProductType = {
  undefined: -1,
  physical: 1,
  digital: 2,
  service: 3,
  'gift-card': 4,
} as const;

export const productTypes = lookUps(ProductType);

/** Product types in cart and checkout. */
export const CartProductType = {
  undefined: -1,
  PHYSICAL: 1,
  DIGITAL: 2,
  SERVICE: 3,
  GIFT_CARD: 4,
  PAYWALL: 5,
} as const;

export type CartProductTypeName = Exclude<keyof typeof CartProductType, 'undefined'>;
export type CartProductTypeCode = (typeof CartProductType)[CartProductTypeName];

export const cartProductTypes = lookUps(CartProductType);
