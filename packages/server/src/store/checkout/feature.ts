import type { Feature } from '../../platform/feature.ts';
import { underPlan } from '../../platform/http/index.ts';
import { cardAlertTemplate } from '../payment/index.ts';
import { donationRoutes } from './donation/routes.ts';
import { giftCardIsland } from './gift-card/island.ts';
import { giftCardSaleRoutes } from './gift-card/routes.ts';
import { checkoutRoutes } from './goods/routes.ts';
import { challengeRoutes } from './page/challenge-routes.ts';
import { checkoutIsland } from './page/island.ts';
import { checkoutPageRoutes } from './page/routes.ts';
import { eventRoutes } from './settling/event-routes.ts';
import { checkoutSchedules } from './settling/sweep.ts';
import { checkoutTasks } from './settling/tasks.ts';

export const checkoutFeature: Feature = {
  name: 'checkout',
  routes: (parts) => [
    ...underPlan('COMMERCE', [...checkoutRoutes(parts), ...donationRoutes(parts)]),
    ...underPlan('GIFT_CARDS', giftCardSaleRoutes(parts)),
    // A payment that is running when the store is switched off still completes.
    ...eventRoutes(parts),
    ...checkoutPageRoutes(parts),
    ...challengeRoutes(parts),
  ],
  islands: [checkoutIsland, giftCardIsland],
  tasks: checkoutTasks,
  schedules: checkoutSchedules,
  mails: [cardAlertTemplate],
};
