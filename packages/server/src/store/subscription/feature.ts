import type { Feature } from '../../platform/feature.ts';
import { underPlan } from '../../platform/http/index.ts';
import { ownSubscriptionsIsland } from './account/island.ts';
import { ownSubscriptionsPageRoutes } from './account/page-routes.ts';
import { subscriptionsOfSiteUsers } from './account/site-users.ts';
import { subscriptionTemplates } from './mail.ts';
import { subscriptionRoutes } from './office/routes.ts';
import { subscriptionSchedules, subscriptionTasks } from './tasks.ts';

export const subscriptionFeature: Feature = {
  name: 'subscription',
  routes: (parts) => [
    ...underPlan('SUBSCRIPTIONS', subscriptionRoutes(parts)),
    ...underPlan('SITE_USER_ACCOUNTS', ownSubscriptionsPageRoutes(parts)),
  ],
  islands: [ownSubscriptionsIsland],
  siteUsers: subscriptionsOfSiteUsers,
  tasks: subscriptionTasks,
  schedules: subscriptionSchedules,
  mails: Object.values(subscriptionTemplates),
};
