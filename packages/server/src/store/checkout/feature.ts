import type { Feature } from '../../platform/feature.ts';
import { underPlan } from '../../platform/http/index.ts';
import { cardAlertTemplate } from '../payment/index.ts';
import { donationRoutes } from './donation/routes.ts';
import { giftCardIsland } from './gift-card/island.ts';
import { giftCardSaleRoutes } from './gift-card/routes.ts';
import { checkoutRoutes } from './goods/routes.ts';
import { membershipIsland } from './membership/island.ts';
import { membershipSaleRoutes } from './membership/routes.ts';
import { challengeRoutes } from './page/challenge-routes.ts';
import { checkoutIsland } from './page/island.ts';
import { returnRoutes } from './page/return-routes.ts';
import { checkoutPageRoutes } from './page/routes.ts';
import { eventRoutes } from './settling/event-routes.ts';
import { checkoutSchedules } from './settling/sweep.ts';
import { checkoutTasks } from './settling/tasks.ts';
import { subscriptionIsland } from './subscription/island.ts';
import { ownSubscriptionIsland } from './subscription/own/island.ts';
import { ownSubscriptionRoutes } from './subscription/own/routes.ts';
import { subscriptionSaleRoutes } from './subscription/routes.ts';
import { renewalSchedules } from './subscription/tasks.ts';

export const checkoutFeature: Feature = {
  name: 'checkout',
  routes: (parts) => [
    ...underPlan('COMMERCE', [...checkoutRoutes(parts), ...donationRoutes(parts)]),
    ...underPlan('GIFT_CARDS', giftCardSaleRoutes(parts)),
    ...underPlan('SUBSCRIPTIONS', subscriptionSaleRoutes(parts)),
    ...underPlan('COMMERCE', underPlan('SITE_USER_ACCOUNTS', membershipSaleRoutes(parts))),
    // A payment that is running when the store is switched off still completes.
    ...eventRoutes(parts),
    // A subscription that runs can be ended whether or not further ones are sold.
    ...ownSubscriptionRoutes(parts),
    ...checkoutPageRoutes(parts),
    ...returnRoutes(parts),
    ...challengeRoutes(parts),
  ],
  islands: [checkoutIsland, giftCardIsland, subscriptionIsland, membershipIsland, ownSubscriptionIsland],
  tasks: checkoutTasks,
  schedules: [...checkoutSchedules, ...renewalSchedules],
  mails: [cardAlertTemplate],
};
