import { ProductType } from '@awning/site-model';
import type { BuyableProduct, ProductTexts } from './product.ts';

/** Custom label, else Subscribe, else Purchase for express checkout and gift cards, else Add To Cart (D-035). */
export function buttonLabel(
  { customLabel, isSubscribable, isExpress, productType }: BuyableProduct,
  texts: Pick<ProductTexts, 'subscribe' | 'purchase' | 'addToCart'>,
): string {
  if (customLabel !== null) return customLabel;
  if (isSubscribable) return texts.subscribe;
  return isExpress || productType === ProductType['gift-card'] ? texts.purchase : texts.addToCart;
}
