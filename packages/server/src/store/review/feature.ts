import type { Feature } from '../../platform/feature.ts';
import { underPlan } from '../../platform/http/index.ts';
import { MAX_COUNTED } from '../../platform/to-do.ts';
import { requestTemplate } from './asking/mail.ts';
import { reviewSchedules, reviewTasks } from './asking/tasks.ts';
import { reviewRoutes } from './office/routes.ts';
import { countPending } from './office/store.ts';
import { optOutRoutes } from './opt-out/page-routes.ts';
import { reviewPageRoutes } from './page-routes.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { reviewSettingsDocument } from './settings/document.ts';
import { reviewFormatters } from './shown/formatter.ts';
import { productReviewsIsland } from './shown/islands.ts';
import { shownRoutes } from './shown/routes.ts';
import { reviewsOfSiteUsers } from './site-users.ts';

export const reviewFeature: Feature = {
  name: 'review',
  routes: (parts) => [
    ...underPlan('NATIVE_PRODUCT_REVIEWS', [
      ...reviewRoutes(parts),
      ...reviewPageRoutes(parts),
      ...shownRoutes(parts),
      ...pictureRoutes(parts),
    ]),
    ...optOutRoutes(parts),
  ],
  documents: [reviewSettingsDocument],
  siteUsers: reviewsOfSiteUsers,
  tasks: reviewTasks,
  schedules: reviewSchedules,
  mails: [requestTemplate],
  formatters: reviewFormatters,
  islands: [productReviewsIsland],
  toDos: [
    {
      name: 'reviewsToRead',
      right: 'reviews.moderate',
      count: (connection, websiteId) => countPending(connection, websiteId, MAX_COUNTED),
    },
  ],
};
