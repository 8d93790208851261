import type { Feature } from '../../platform/feature.ts';
import { underPlan } from '../../platform/http/index.ts';
import { paymentSettingsDocument } from './settings/document.ts';
import { paymentSettingsRoutes } from './settings/routes.ts';
import { stripeKeysRoutes } from './stripe/routes.ts';

export const paymentFeature: Feature = {
  name: 'payment',
  routes: (parts) => underPlan('COMMERCE', [...paymentSettingsRoutes(parts), ...stripeKeysRoutes(parts)]),
  documents: [paymentSettingsDocument],
};
