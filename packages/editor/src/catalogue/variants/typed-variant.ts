import type { BaseUnit, ContentUnit } from '@awning/site-model';
import type { VariantBody } from '../product-body.ts';

/** A variant while it is edited: numbers are what stands in their fields. */
export interface TypedVariant
  extends Omit<VariantBody, 'salePrice' | 'weightGrams' | 'barcode' | 'size' | 'imageId' | 'content'> {
  /** Empty: not on sale. */
  readonly salePrice: string;
  /** In grams. */
  readonly weight: string;
  /** The first quantity in stock, of a variant that is not saved yet. */
  readonly quantity: string;
  readonly barcode: string;
  /** In centimetres. */
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly imageId: string | null;
  /** What is in it; empty: no base price is shown. */
  readonly content: string;
  readonly unit: ContentUnit;
  readonly per: BaseUnit;
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
  barcode: '',
  length: '',
  width: '',
  height: '',
  imageId: null,
  content: '',
  unit: 'g',
  per: 'kg',
};
