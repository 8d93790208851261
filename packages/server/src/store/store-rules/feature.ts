import type { Feature } from '../../platform/feature.ts';
import { shippingDocument } from './editing/shipping-document.ts';
import { taxDocument } from './editing/tax-document.ts';

export const storeRulesFeature: Feature = { name: 'store-rules', documents: [shippingDocument, taxDocument] };
