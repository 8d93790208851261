import { CartProductType } from '@awning/site-model';

export interface Priced {
  readonly price: bigint;
  readonly salePrice: bigint | null;
  readonly onSale: boolean;
}

/**
 * The current price of one unit: the sale price while on sale, except for gift cards, which are never on sale.
 *
 * @example
 * unitPrice({ price: 2000n, salePrice: 1500n, onSale: true }, 1) // => 1500n
 * unitPrice({ price: 2000n, salePrice: 1500n, onSale: false }, 1) // => 2000n
 * unitPrice({ price: 2000n, salePrice: 1500n, onSale: true }, 4) // => 2000n
 */
export function unitPrice({ price, salePrice, onSale }: Priced, productType: number): bigint {
  const isOnSale = onSale && salePrice !== null && productType !== CartProductType.GIFT_CARD;
  return isOnSale ? salePrice : price;
}
