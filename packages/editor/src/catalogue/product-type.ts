import type { ProductBody } from './product-body.ts';

type ProductType = ProductBody['type'];

const physical = 1;
export const digital = 2;
export const service = 3;
export const giftCard = 4;
const memberArea = 5;

/** The parts of the form that a type has. */
export function partsOfType(type: ProductType) {
  return {
    hasVariants: type !== digital && type !== memberArea,
    /** Its variants are values, which have a card of their own. */
    hasDenominations: type === giftCard,
    hasStock: type !== digital && type !== giftCard && type !== memberArea,
    hasSale: type !== giftCard,
    /** A gift card is taxed when it is spent. */
    isTaxed: type !== giftCard,
    /** It can be sold by subscription. */
    isSubscribable: type === physical || type === service,
    /** It has a weight and a package. */
    isShipped: type === physical,
  };
}
