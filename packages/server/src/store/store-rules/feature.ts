import type { Feature } from '../../platform/feature.ts';
import { underPlan } from '../../platform/http/index.ts';
import { shippingDocument } from './editing/shipping-document.ts';
import { taxDocument } from './editing/tax-document.ts';
import { storeRulesRoutes } from './routes.ts';
import { countUntaxed } from './untaxed.ts';

export const storeRulesFeature: Feature = {
  name: 'store-rules',
  routes: (parts) => underPlan('COMMERCE', storeRulesRoutes(parts)),
  toDos: [
    {
      name: 'untaxedCountries',
      right: 'shipping.edit',
      count: (connection, websiteId) => countUntaxed(connection, websiteId),
    },
  ],
  documents: [shippingDocument, taxDocument],
};
