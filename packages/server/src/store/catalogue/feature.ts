import type { Feature } from '../../platform/feature.ts';
import { productDocument } from './editing/document.ts';

export const catalogueFeature: Feature = { name: 'catalogue', documents: [productDocument] };
