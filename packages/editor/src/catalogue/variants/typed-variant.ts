import type { VariantBody } from '../product-body.ts';

/** A variant while it is edited: numbers are what stands in their fields. */
export interface TypedVariant extends Omit<VariantBody, 'salePrice' | 'weightGrams'> {
  /** Empty: not on sale. */
  readonly salePrice: string;
  /** In grams. */
  readonly weight: string;
  /** The first quantity in stock, of a variant that is not saved yet. */
  readonly quantity: string;
}

export const emptyVariant: TypedVariant = {
  sku: '',
  attributes: {},
  price: '',
  salePrice: '',
  stock: 'counted',
  taxClass: 'standard',
  weight: '',
  quantity: '',
};
