import type { Feature } from '../../platform/feature.ts';
import { couponDocument } from './editing/document.ts';

export const couponFeature: Feature = { name: 'coupon', documents: [couponDocument] };
