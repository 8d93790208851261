import type { ProductBody } from './product-body.ts';

type ProductType = ProductBody['type'];

const physical = 1;
export const digital = 2;
export const service = 3;
export const giftCard = 4;

/** The parts of the form that a type has. */
export function partsOfType(type: ProductType) {
  return {
    hasVariants: type !== digital,
    /** Its variants are values, which have a card of their own. */
    hasDenominations: type === giftCard,
    hasStock: type !== digital && type !== giftCard,
    hasSale: type !== giftCard,
    /** A gift card is taxed when it is spent. */
    isTaxed: type !== giftCard,
    /** It can be sold by subscription. */
    isSubscribable: type === physical || type === service,
    /** It has a weight and a package. */
    isShipped: type === physical,
  };
}
