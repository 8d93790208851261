import type { Feature } from '../../platform/feature.ts';
import { underPlan } from '../../platform/http/index.ts';
import { additionalFieldsPageRoutes } from './additional-fields/page-routes.ts';
import { additionalFieldsRoutes } from './additional-fields/routes.ts';
import { cartCookies } from './cookies.ts';
import { cartSchedules, cartTasks } from './expire.ts';
import { cartGiftCardRoutes } from './gift-card/routes.ts';
import { cartPageIsland, questionsIsland } from './islands.ts';
import { cartPageRoutes } from './page-routes.ts';
import { cartRoutes } from './routes.ts';
import { cartOfSiteUsers } from './site-users.ts';

export const cartFeature: Feature = {
  name: 'cart',
  routes: (parts) =>
    underPlan('COMMERCE', [
      ...cartRoutes(parts),
      ...cartPageRoutes(parts),
      ...cartGiftCardRoutes(parts),
      ...additionalFieldsRoutes(parts),
      ...additionalFieldsPageRoutes(parts),
    ]),
  plainCookies: cartCookies,
  islands: [cartPageIsland, questionsIsland],
  siteUsers: cartOfSiteUsers,
  tasks: cartTasks,
  schedules: cartSchedules,
};
