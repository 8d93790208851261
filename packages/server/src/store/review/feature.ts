import type { Feature } from '../../platform/feature.ts';
import { underPlan } from '../../platform/http/index.ts';
import { MAX_COUNTED } from '../../platform/to-do.ts';
import { reviewRoutes } from './office/routes.ts';
import { countPending } from './office/store.ts';
import { reviewPageRoutes } from './page-routes.ts';
import { reviewSettingsDocument } from './settings/document.ts';
import { reviewsOfSiteUsers } from './site-users.ts';

export const reviewFeature: Feature = {
  name: 'review',
  routes: (parts) => underPlan('NATIVE_PRODUCT_REVIEWS', [...reviewRoutes(parts), ...reviewPageRoutes(parts)]),
  documents: [reviewSettingsDocument],
  siteUsers: reviewsOfSiteUsers,
  toDos: [
    {
      name: 'reviewsToRead',
      right: 'reviews.moderate',
      count: (connection, websiteId) => countPending(connection, websiteId, MAX_COUNTED),
    },
  ],
};
