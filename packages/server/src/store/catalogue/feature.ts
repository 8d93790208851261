import type { Feature } from '../../platform/feature.ts';
import { productDocument } from './editing/document.ts';
import { productItems } from './pages/product-items.ts';

export const catalogueFeature: Feature = {
  name: 'catalogue',
  documents: [productDocument],
  itemKinds: [productItems],
};
