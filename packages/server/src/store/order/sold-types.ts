import { CartProductType } from '@awning/site-model';
import type { OrderLine } from './order.ts';

/** Whether an order sells a gift card, which is issued when it is paid. */
export function sellsGiftCard(lines: readonly Pick<OrderLine, 'productType'>[]): boolean {
  return lines.some(({ productType }) => productType === CartProductType.GIFT_CARD);
}

/** Whether an order sells access to member areas, which open when it is paid. */
export function sellsMembership(lines: readonly Pick<OrderLine, 'productType'>[]): boolean {
  return lines.some(({ productType }) => productType === CartProductType.PAYWALL);
}
