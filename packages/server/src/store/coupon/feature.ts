import type { Feature } from '../../platform/feature.ts';
import { underPlan } from '../../platform/http/index.ts';
import { couponDocument } from './editing/document.ts';
import { couponRoutes } from './routes.ts';

export const couponFeature: Feature = {
  name: 'coupon',
  routes: (parts) => underPlan('COMMERCE', couponRoutes(parts)),
  documents: [couponDocument],
};
