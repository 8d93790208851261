import { blankProduct } from './body.ts';
import type { ProductBody, VariantBody } from './schema.ts';

/** A product of one variant for 20.00 that never runs out, named like its address. */
export function productBody(wanted: Pick<ProductBody, 'collectionId' | 'slug'> & Partial<ProductBody>): ProductBody {
  const { slug } = wanted;
  return { ...blankProduct, texts: { en: { name: slug } }, variants: [variantBody({ sku: slug })], ...wanted };
}

export function variantBody(wanted: Pick<VariantBody, 'sku'> & Partial<VariantBody>): VariantBody {
  return {
    attributes: {},
    price: '20.00',
    salePrice: null,
    stock: 'unlimited',
    taxClass: 'standard',
    weightGrams: 0,
    ...wanted,
  };
}
