import { ProductType } from '@awning/site-model';
import type { ProductIslandProps } from './product.ts';

type Titled = Pick<ProductIslandProps, 'productType' | 'isExpress'> & {
  readonly texts: Pick<ProductIslandProps['texts'], 'unableToAdd' | 'unableToPurchase' | 'unableToPurchaseGiftCard'>;
};

/** The title of the alert about a failed purchase (D-042). */
export function alertTitle({ productType, isExpress, texts }: Titled): string {
  if (productType === ProductType['gift-card']) return texts.unableToPurchaseGiftCard;
  return isExpress ? texts.unableToPurchase : texts.unableToAdd;
}
