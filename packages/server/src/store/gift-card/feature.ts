import type { Feature } from '../../platform/feature.ts';
import { underPlan } from '../../platform/http/index.ts';
import { giftCardTemplate } from './mail.ts';
import { giftCardRoutes } from './office/routes.ts';
import { giftCardPageRoutes } from './page-routes.ts';
import { giftCardsOfSiteUsers } from './site-users.ts';
import { giftCardSchedules, giftCardTasks } from './tasks.ts';

export const giftCardFeature: Feature = {
  name: 'gift-card',
  routes: (parts) => [
    ...underPlan('GIFT_CARDS', giftCardRoutes(parts)),
    // Cards that were sold stay valid when no more are.
    ...giftCardPageRoutes(parts),
  ],
  siteUsers: giftCardsOfSiteUsers,
  tasks: giftCardTasks,
  schedules: giftCardSchedules,
  mails: [giftCardTemplate],
};
